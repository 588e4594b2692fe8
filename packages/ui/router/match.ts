/** Which of the routes answers a path. */
export interface Matched<Route> {
  readonly route: Route;
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
}

/** Routes name their paths as `/org/$id/shares/{-$class}`: `$` is a part, and one in braces may be left out. Letters match
 *  in either case, and a slash at the end does not matter. Of several that match, the one wins whose first differing part is
 *  a word before a part, and a part before one that may be left out. */
export function matcherOf<Route extends { readonly path: string }>(
  routes: readonly Route[],
): (pathname: string) => Matched<Route> | undefined {
  const patterns = routes
    .map((route) => ({ route, rank: rankOf(route.path), pattern: patternOf(route.path) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return (pathname) => {
    for (const { route, pattern } of patterns) {
      const found = pattern.exec(pathname);
      if (found !== null) return { route, params: paramsOf(found.groups ?? {}) };
    }
    return undefined;
  };
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

const rankOf = (path: string): string =>
  partsOf(path)
    .map((part) => ranks.get(part.charAt(0)) ?? 'a')
    .join('');

/** A plain part stands before a parameter, and that before a part that may be absent. */
const ranks: ReadonlyMap<string, string> = new Map([
  ['$', 'b'],
  ['{', 'c'],
]);

function patternOf(path: string): RegExp {
  const parts = partsOf(path).map((part) => {
    const name = /\$(\w+)/.exec(part)?.[1];
    // Browsers write a blank as %20.
    if (name === undefined) return `/${part.replaceAll(' ', '(?: |%20)')}`;
    return part.startsWith('{') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}

function paramsOf(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, part]) => (part === undefined ? [] : [[name, decoded(part)]])),
  );
}

/** A part of an address as people read it; one that nobody encoded properly stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
