/** Builds the web and the server when their sources have changed; `--force` builds in any case. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { writeVerifierPage } from './verifierPage.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'apps/server/dist/.built');
/** A hundred names of files are nobody's news. */
const logLevel = 'warn';
const passedOver = new Set(['node_modules', 'dist']);

async function main(): Promise<void> {
  const sources = hashOfSources();
  if (!process.argv.includes('--force') && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)
    return;
  console.log('Building the product (some seconds, only after a change) …');
  // The same product whoever asks for it: a test runner's NODE_ENV would build React's development edition.
  process.env.NODE_ENV = 'production';
  await build({ configFile: join(root, 'apps/web/vite.config.ts'), logLevel });
  await writeVerifierPage(join(root, 'apps/web/dist/verify.html'));
  await compress(join(root, 'apps/web/dist'));
  await build({ configFile: join(root, 'apps/server/vite.config.ts'), logLevel });
  writeFileSync(stamp, sources);
}

/** Over the content of all that goes into a build, so that a fresh clone and a copied folder behave alike. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['apps', 'packages']) {
    for (const path of filesBelow(join(root, folder))) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : filesBelow(path);
      return entry.name.includes('.test.') ? [] : [path];
    });
}

const compressible = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.map']);

/** Once here, at the best quality, instead of at every request. */
async function compress(folder: string): Promise<void> {
  const squeeze = promisify(brotliCompress);
  for (const path of filesBelow(folder).filter((file) => compressible.has(extname(file)))) {
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, await squeeze(bytes, { params }));
  }
}

await main();
