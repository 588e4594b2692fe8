/** The first place in which two JSON values differ, as `holders[2].quantity`, in the order of members and items; undefined
 *  where they are the same. A member or an item that only one has differs. */
export function firstDifference(found: unknown, expected: unknown, at = ''): string | undefined {
  if (Array.isArray(found) && Array.isArray(expected)) {
    const length = Math.max(found.length, expected.length);
    return firstOf(
      Array.from({ length }, (_, place) => place),
      (place) => firstDifference(found[place], expected[place], `${at}[${place}]`),
    );
  }
  if (isObject(found) && isObject(expected)) {
    const names = [...new Set([...Object.keys(found), ...Object.keys(expected)])].sort();
    return firstOf(names, (name) =>
      firstDifference(member(found, name), member(expected, name), at === '' ? name : `${at}.${name}`),
    );
  }
  return Object.is(found, expected) ? undefined : at || 'everything';
}

function firstOf<T>(items: readonly T[], differenceAt: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const difference = differenceAt(item);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const member = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
