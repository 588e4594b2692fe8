/** One judgement of what a PDF is: whoever opens one asks it (decision 075). */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const judgement = join(packages, 'paper/judgePdf.ts');

/** The files that a file imports, and the entries of processes that it starts. */
function importedBy(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/(?:from|import\(|new URL\()\s*'([^']+\.tsx?)'/g)].flatMap(([, path = '']) => {
    const target = path.startsWith('@tabellion/')
      ? join(packages, path.slice('@tabellion/'.length))
      : join(dirname(file), path);
    return existsSync(target) ? [target] : [];
  });
}

function asks(file: string, seen = new Set<string>()): boolean {
  if (file === judgement) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return importedBy(file).some((one) => asks(one, seen));
}

test.each([
  ['uploads', 'paper/uploads/inspectUpload.ts'],
  ['page pictures', 'paper/uploads/drawPages.ts'],
  ['sending for signature', 'features/signing/server/sending.ts'],
  ['signatures and seals', 'paper/seal/openSeal.ts'],
  ['the verifier', 'paper/verify/verify.ts'],
])('%s ask the one judgement', (_, file) => {
  expect(asks(join(packages, file))).toBe(true);
});
