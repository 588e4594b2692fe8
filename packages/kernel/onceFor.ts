/** A value that is computed of an object once and then known: so indexes are built of facts, which are never changed,
 *  by whoever asks first. */

/** @param compute  must depend on nothing but the object, which must not change afterwards
 *  @returns the same with what was computed for the same object; it is forgotten with the object */
export function onceFor<Of extends object, T>(compute: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { readonly value: T }>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before.value;
    const value = compute(of);
    known.set(of, { value });
    return value;
  };
}

/** All items by their keys, each list in the order of the items; an item may have several keys, and stands under each once. */
export function byKeys<Key, Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): ReadonlyMap<Key, readonly Item[]> {
  const lists = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [item]);
      else list.push(item);
    }
  }
  return lists;
}
