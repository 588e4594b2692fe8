/** Threads of the tests, bundled once a run, as those of the product are. From the sources each that begins would learn to
 *  read TypeScript anew, which takes longer than most of what they are asked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

export function bundledThreads(): Plugin {
  const bundles = new Map<string, Promise<string>>();
  return {
    name: 'bundled threads',
    enforce: 'pre',
    async transform(code, id) {
      const [found, name = ''] = /new URL\('\.\/(\w+Thread\.ts)', import\.meta\.url\)/.exec(code) ?? [];
      if (found === undefined) return null;
      const entry = join(dirname(id), name);
      const bundle = bundles.get(entry) ?? bundleOf(entry);
      bundles.set(entry, bundle);
      return code.replace(found, `new URL(${JSON.stringify(pathToFileURL(await bundle).href)})`);
    },
  };
}

/** Beside the packages that it needs; gone when the run is over. */
async function bundleOf(entry: string): Promise<string> {
  const outDir = mkdtempSync(join(modules, '.thread-'));
  process.once('exit', () => {
    rmSync(outDir, { recursive: true, force: true });
  });
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: entry,
      target: 'node20.19',
      outDir,
      minify: false,
      rollupOptions: { output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: [/^@tabellion\//] },
  });
  return join(outDir, basename(entry).replace(/\.ts$/, '.mjs'));
}
