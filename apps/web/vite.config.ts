import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The browser's part. In development `vite` serves it and hands /api to the server on port 3000. */
export default defineConfig({
  root,
  plugins: [react()],
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    target: 'es2022',
    // Every browser of that target preloads modules itself.
    modulePreload: { polyfill: false },
    // A strict Content-Security-Policy: nothing is inlined as data: but tiny pictures in sheets.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
