/**
 * The walls between folders, as a law (docs/MAP.md, "Who may import whom"). Run by `npm test`; prints each
 * import that crosses a wall and ends with 1. A dynamic import must name its file as a plain string.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { circlesOf } from './circles.ts';
import { sourceFiles } from './sourceFiles.ts';
import { place, wallBetween } from './walls.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

export interface Crossing {
  file: string;
  imports: string;
  why: string;
}

/** Every import of `file` (a path from the root) that crosses a wall. */
export function crossingsOf(file: string, code: string): Crossing[] {
  const from = place(file);
  if (from === undefined) return [];
  const crossings: Crossing[] = [];
  for (const specifier of importsOf(file, code)) {
    if (specifier.startsWith(unreadable)) {
      const imports = specifier.slice(unreadable.length);
      if (!isTestPath(file)) crossings.push({ file, imports, why: 'an import must name its file plainly' });
      continue;
    }
    const target = targetOf(file, specifier);
    if (target === undefined) continue;
    const to = place(target);
    const why = to === undefined ? 'a file that is no part of the product' : wallBetween(from, to);
    if (why !== undefined) crossings.push({ file, imports: target, why });
  }
  return crossings;
}

const unreadable = 'unreadable:';

const isTestPath = (file: string): boolean => /\.test\.tsx?$/.test(file) || !/^(packages|apps)\//.test(file);

/** The modules that `file` names at its top, types too. */
function namedBy(file: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
  );
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...passedOn];
}

function importsOf(file: string, code: string): string[] {
  const { module } = parseSync(file, code);
  const dynamic = module.dynamicImports.map((found) => {
    const text = code.slice(found.moduleRequest.start, found.moduleRequest.end);
    return /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2] ?? unreadable + text;
  });
  return [...namedBy(file, code), ...dynamic];
}

/** The files of ours that `file` (a path from the root) imports, types and lazily loaded ones too. */
export const importedBy = (file: string, code: string): readonly string[] =>
  importsOf(file, code).flatMap((specifier) => targetOf(file, specifier) ?? []);

/** @returns the imported file's path from the root; undefined for a package from npm or node itself. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const own = /^@tabellion\/([^/]+)\/(.+)$/.exec(specifier);
  if (own === null) return undefined;
  const [, name = '', rest = ''] = own;
  return `${name === 'server' || name === 'web' ? 'apps' : 'packages'}/${name}/${rest}`;
}

function main(): void {
  const files = sourceFiles(root).map((path) => ({
    file: relative(root, path),
    code: readFileSync(path, 'utf8'),
  }));
  const crossings = files.flatMap(({ file, code }) => crossingsOf(file, code));
  for (const { file, imports, why } of crossings) console.error(`${file}\n  imports ${imports}\n  ${why}`);
  const named = files.map(({ file, code }) => {
    const targets = namedBy(file, code).flatMap((specifier) => targetOf(file, specifier) ?? []);
    return [file, targets] as const;
  });
  const circles = circlesOf(new Map(named));
  for (const circle of circles) console.error(`these files import each other:\n  ${circle.join('\n  ')}`);
  console.log(`boundaries: ${files.length} files, ${crossings.length} crossings, ${circles.length} circles`);
  if (crossings.length + circles.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
