/** Bundles the mains, with the packages from npm that they use: a start that reads some ten files takes a third less than one
 *  that reads seven hundred. */
import { dirname, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { outside } from './outsideBundles.ts';

/** Threads and child processes are built beside the mains, and found from whichever file starts them: `new URL('./foldThread.ts',
 *  import.meta.url)` becomes the path from there. */
const entriesOfThreads = new Set<string>();
const threads: Plugin = {
  name: 'threads',
  renderChunk(code, { fileName }) {
    const found = code.replace(/new URL\("\.\/(\w+)\.ts", import\.meta\.url\)/g, (_, name: string) => {
      entriesOfThreads.add(`${name}.js`);
      const path = relative(dirname(fileName), `${name}.js`);
      return `new URL(${JSON.stringify(path)}, import.meta.url)`;
    });
    // No line moves, so the map still serves.
    return found === code ? null : { code: found, map: null };
  },
  generateBundle(_, bundle) {
    for (const file of entriesOfThreads)
      if (!(file in bundle)) this.error(`the thread ${file} is not built: it must be an input`);
  },
};

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20.19',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: {
        all: 'all.ts',
        api: 'api.ts',
        worker: 'worker.ts',
        operate: 'operate.ts',
        ledger: 'ledger.ts',
        foldThread: '../../packages/features/registers/server/thread/foldThread.ts',
        batchThread: '../../packages/features/registers/server/batch/batchThread.ts',
        readThread: '../../packages/features/exchange/server/read/readThread.ts',
        typesetChild: '../../packages/paper/typeset/typesetChild.ts',
        inspectProcess: '../../packages/paper/uploads/inspectProcess.ts',
        drawProcess: '../../packages/paper/uploads/drawProcess.ts',
        packageThread: '../../packages/features/exchange/server/package/packageThread.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Node reads the maps at the start and keeps them; the lines of an error need no sources in them.
        sourcemapExcludeSources: true,
      },
    },
  },
  plugins: [threads],
  ssr: { noExternal: true, external: outside },
});
