/** Threads and processes that tests start, bundled once a run, as those of the product are. From the sources each of them
 *  would compile TypeScript anew, which takes longer than most of what it is asked to do. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { outside } from '../../apps/server/outsideBundles.ts';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** One for each entry, whichever projects ask for it. */
const bundles = new Map<string, Promise<string>>();

/** Replaces `new URL('./entry.ts', import.meta.url)` by the address of the bundle of that entry. */
export function bundledEntries(): Plugin {
  const plugin: Plugin = {
    name: 'bundled entries',
    enforce: 'pre',
    async transform(code, id) {
      let replaced = code;
      for (const [text, path = ''] of code.matchAll(
        /new URL\(\s*'(\.[^']*\.ts)',\s*import\.meta\.url,?\s*\)/g,
      )) {
        const entry = join(dirname(id), path);
        if (!existsSync(entry)) continue; // an example in a comment
        const bundle = bundles.get(entry) ?? bundleOf(entry, plugin);
        bundles.set(entry, bundle);
        replaced = replaced.replace(text, `new URL(${JSON.stringify(pathToFileURL(await bundle).href)})`);
      }
      // No line moves, so the map still serves.
      return replaced === code ? null : { code: replaced, map: null };
    },
  };
  return plugin;
}

const folders: string[] = [];

/** A folder beside the packages that bundles need; gone when the run is over. */
export function bundleFolder(): string {
  if (folders.length === 0)
    process.once('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
  const folder = mkdtempSync(join(modules, '.bundle-'));
  folders.push(folder);
  // Some processes run as another user.
  chmodSync(folder, 0o755);
  return folder;
}

/** A process may bundle threads of its own. */
async function bundleOf(entry: string, plugin: Plugin): Promise<string> {
  const outDir = bundleFolder();
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      ssr: entry,
      target: 'node20.19',
      outDir,
      minify: false,
      rollupOptions: { output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true, external: outside },
  });
  return join(outDir, basename(entry).replace(/\.ts$/, '.mjs'));
}
