/**
 * Weighs the first load of the sign-in page (scripts and sheets, brotli) in the built browser part; ends with 1 above
 * the budget of the specification of the look: 130 KiB. Run after `tools/build.ts`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { brandKeys, brandOf } from '../apps/web/brands/brands.ts';
import { sheetOf } from '../apps/web/brands/sheet.ts';

const BUDGET_KIB = 130;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'apps/web/dist');

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a visitor to /app/login fetches of the build: the entry, the visitor's words and the screen. */
const wanted = [
  'index.html',
  '../../packages/texts/en.guest.ts',
  '../../packages/features/entry/web/LoginScreen.tsx',
];

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const files = new Set<string>();

function take(key: string): void {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const sheet of chunk.css ?? []) files.add(sheet);
  for (const inner of chunk.imports ?? []) take(inner);
}

for (const key of wanted) take(key);

/** The server sends the sheet of its brand uncompressed: too small to gain. The heavier brand counts. */
function heaviestBrandSheet(): number {
  const brands = brandKeys.map((key) => brandOf(key, 'standard'));
  return Math.max(...brands.map((brand) => (brand === undefined ? 0 : sheetOf(brand).length)));
}

const weights = new Map(
  [...files].map((file) => [file, brotliCompressSync(readFileSync(join(dist, file))).length]),
);
weights.set('the sheet of the brand', heaviestBrandSheet());

let total = 0;
for (const [file, bytes] of weights) {
  total += bytes / 1024;
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)}  ${file}`);
}
console.log(`${total.toFixed(1).padStart(7)}  KiB in all, of ${BUDGET_KIB}`);
if (total > BUDGET_KIB) process.exitCode = 1;
