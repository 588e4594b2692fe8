/**
 * Weighs the first load of the sign-in page (scripts and sheets, brotli) in the built browser part; ends with 1 above
 * the budget of the specification of the look: 130 KiB. Run after `tools/build.ts`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const BUDGET_KIB = 130;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'apps/web/dist');

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a visitor to /app/login fetches: the entry, the first brand, the visitor's words and the screen. */
const wanted = [
  'index.html',
  'brands/tabellion.ts',
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

let total = 0;
for (const file of files) {
  const kib = brotliCompressSync(readFileSync(join(dist, file))).length / 1024;
  total += kib;
  console.log(`${kib.toFixed(1).padStart(7)}  ${file}`);
}
console.log(`${total.toFixed(1).padStart(7)}  KiB in all, of ${BUDGET_KIB}`);
if (total > BUDGET_KIB) process.exitCode = 1;
