/**
 * Weighs what the browser fetches of the build (scripts and sheets, brotli) and ends with 1 above a budget of the face:
 * 112 KiB for the first load of the sign-in page, 60 KiB for what each further screen adds. What all pages behind the
 * sign-in share comes once with the first of them and has bounds of its own: the routes, which name every file, and the frame
 * with the icons and the words of one language. Of the four languages the heaviest counts. What shows PDFs comes with the first one that is opened, what verifies
 * documents with the first file, the badge of a record with the first one, and each has a bound of its own as well.
 * Run after `tools/build.ts`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { brandKeys, brandOf } from '../apps/web/brands/brands.ts';
import { sheetOf } from '../apps/web/brands/sheet.ts';
import { languages } from '../packages/texts/text.ts';

const budgetsKiB = { firstLoad: 112, routes: 8, frame: 93, screen: 60, pdf: 370, verifier: 85, badge: 30 };
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'apps/web/dist');

interface Chunk {
  file: string;
  name?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The files that come with some entries of the build, those they import included. */
function filesOf(keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const inner of chunk.imports ?? []) take(inner);
  };
  for (const key of keys) take(key);
  return files;
}

const weighed = new Map<string, number>();

function kibOf(file: string): number {
  const existing = weighed.get(file);
  if (existing !== undefined) return existing;
  // The build has compressed it, unless it is small.
  const path = join(dist, file);
  const bytes = existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path)).length;
  const kib = bytes / 1024;
  weighed.set(file, kib);
  return kib;
}

const weightOf = (files: ReadonlySet<string>, ...there: readonly ReadonlySet<string>[]): number =>
  [...files]
    .filter((file) => !there.some((others) => others.has(file)))
    .reduce((sum, file) => sum + kibOf(file), 0);

/** The server makes and compresses the sheet of its brand. The heavier brand counts. */
function heaviestBrandSheet(): number {
  const brands = brandKeys.map((key) => brandOf(key, 'standard'));
  return (
    Math.max(
      ...brands.map((brand) => (brand === undefined ? 0 : brotliCompressSync(sheetOf(brand)).length)),
    ) / 1024
  );
}

function say(kib: number, name: string, budget: number): void {
  console.log(`${kib.toFixed(1).padStart(7)}  ${name}${kib > budget ? `  ABOVE ${budget} KiB` : ''}`);
  if (kib > budget) process.exitCode = 1;
}

const wordsOf = (table: string): string => `../../packages/texts/${table}.ts`;

/** The table of one language weighs the most: the budgets hold for its readers too. */
const heaviest = (tables: readonly string[]): string =>
  tables
    .map(wordsOf)
    .sort((a, b) => weightOf(filesOf([a])) - weightOf(filesOf([b])))
    .at(-1) ?? '';

/** The entry, the visitor's words and the screens of a guest. */
const firstLoad = filesOf([
  'index.html',
  heaviest(languages.map((language) => `${language}.guest`)),
  Object.keys(manifest).find((key) => manifest[key]?.name === 'guest') ?? '',
]);
const routes = filesOf(['shell/Pages.tsx']);
const frame = filesOf(['shell/AppFrame.tsx', heaviest(languages.map((language) => `${language}.web`))]);
const screens = Object.keys(manifest).filter(
  (key) =>
    manifest[key]?.isDynamicEntry === true && /(Screen|Screens|Step|Page|Contributions)\.tsx$/.test(key),
);

for (const file of firstLoad) console.log(`${kibOf(file).toFixed(1).padStart(7)}  ${file}`);
say(
  weightOf(firstLoad) + heaviestBrandSheet(),
  'KiB: the first load of the sign-in page',
  budgetsKiB.firstLoad,
);
say(weightOf(routes, firstLoad), 'the routes of all pages behind the sign-in', budgetsKiB.routes);
say(weightOf(frame, firstLoad, routes), 'the frame and the words behind the sign-in', budgetsKiB.frame);
for (const key of screens)
  say(weightOf(filesOf([key]), firstLoad, frame), key.replace(/^.*\/(\w+)\.tsx$/, '$1'), budgetsKiB.screen);

const verifier = ['verify', 'certificates'].map((name) => `../../packages/paper/verify/${name}.ts`);
if (verifier.every((key) => key in manifest))
  say(
    weightOf(filesOf(verifier), firstLoad, frame),
    'what verifies documents, with the first file',
    budgetsKiB.verifier,
  );

const badge = [
  ...['RecordBadge.tsx', 'ProofPanel.tsx', 'verifyInBrowser.ts'].map(
    (name) => `../../packages/features/records/web/${name}`,
  ),
  heaviest(languages.map((language) => `records/${language}`)),
];
say(
  weightOf(
    filesOf(badge),
    firstLoad,
    frame,
    filesOf(['../../packages/features/pages/web/Contributions.tsx']),
  ),
  'the badge of a record, its panel and what checks it',
  budgetsKiB.badge,
);

const pdf = '../../packages/ui/pdf/openPdf.ts';
if (pdf in manifest) {
  const files = new Set([...filesOf([pdf]), ...(manifest[pdf]?.assets ?? [])]);
  say(weightOf(files, firstLoad, frame), 'what shows PDFs, with the first of them', budgetsKiB.pdf);
}
