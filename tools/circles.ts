/** Circles of imports: files of which none can be loaded before the others. */

/** @param imports  from each file to the files that it imports
 *  @returns groups of files each of which leads to all others of its group, the largest first (Tarjan's algorithm). */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const circles: string[][] = [];

  const visit = (file: string): void => {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    stack.push(file);
    open.add(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      else if (!open.has(next)) continue;
      lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? number));
    }
    if (lowest.get(file) !== number) return;
    const group = stack.splice(stack.indexOf(file));
    for (const one of group) open.delete(one);
    if (group.length > 1) circles.push(group.toSorted());
  };

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles.toSorted((a, b) => b.length - a.length);
}
