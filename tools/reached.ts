/** The tests that a change reaches. */

/**
 * @param changed  paths from the root
 * @param imports  from each file to the files that it imports
 * @returns the test files that are among the changed files or import one of them, however many files stand between, in order
 *   of name
 */
export function testsReached(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => /\.test\.tsx?$/.test(file) && imports.has(file)).sort();
}
