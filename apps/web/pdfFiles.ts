/** The files that pdf.js fetches for itself: tables of characters, the faces that PDFs need not bring, and the reader
 *  of JPEG 2000. */
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const manifest = require.resolve('pdfjs-dist/package.json');
const base = `assets/pdfjs-${require(manifest).version}`;

/** Where each lies, by its address. */
const files = new Map<string, string>([
  ...['cmaps', 'standard_fonts'].flatMap(filesIn),
  [`${base}/openjpeg_nowasm_fallback.js`, join(dirname(manifest), 'wasm/openjpeg_nowasm_fallback.js')],
]);

function filesIn(folder: string): [address: string, path: string][] {
  const whole = join(dirname(manifest), folder);
  return readdirSync(whole).map((name) => [`${base}/${folder}/${name}`, join(whole, name)]);
}

export const pdfFiles: Plugin = {
  name: 'pdf-files',
  generateBundle() {
    for (const [fileName, path] of files)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = files.get((request.url ?? '').slice(1));
      if (path === undefined) next();
      else createReadStream(path).pipe(response);
    });
  },
};
