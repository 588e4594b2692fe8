/** Bundles the mains; packages from npm stay outside, our own go in. */
import { defineConfig } from 'vite';

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
      input: { all: 'all.ts', api: 'api.ts', worker: 'worker.ts', operate: 'operate.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@tabellion\//] },
});
