import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brandOf } from './brands/brands.ts';
import { behindMark, brandedPage } from './brands/page.ts';
import { sheetOf } from './brands/sheet.ts';
import { pseudo } from './dev/pseudo.ts';
import { endpoints } from './endpoints.ts';
import { pdfFiles } from './pdfFiles.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Whether a file is in one of these folders. */
const isIn =
  (...folders: readonly string[]) =>
  (file: string): boolean =>
    folders.some((folder) => file.includes(`/${folder}/`));

const libraries = ['react', 'react-dom', 'scheduler', 'zod', 'react-hook-form'];
const isInUi = isIn('packages/ui');
const isInLaw = isIn('packages/law');
/** Law that forms of few pages ask for comes with them. */
const isOfFewForms = (file: string) =>
  /\/packages\/law\/(deadlines|legalText|articlesFormWords|clauses|fees)/.test(file);
const isOfFewPages = (file: string) =>
  /\/packages\/ui\/(register\/|charts\/|pdf\/|components\/QrCode)/.test(file);
/** Files are given on few pages, and never in the frame. */
const isOfFiles = (file: string) =>
  /\/packages\/ui\/(form\/FileField|call\/(sendWithProgress|useFile))/.test(file);

/** Code that many pages share, in one file each, by package or folder, with all that it imports and no earlier group
 *  has. */
const groups = [
  { name: 'libraries', test: isIn(...libraries.map((name) => `node_modules/${name}`)) },
  // Whatever the first file imports stays with it.
  { name: 'index', test: (file: string) => !file.endsWith('/main.tsx'), tags: ['$initial' as const] },
  { name: 'guest', test: isIn('packages/features/entry/web/guest') },
  // A visitor needs ten of two hundred, which the groups above have taken: the others come with the frame.
  { name: 'icons', test: isIn('node_modules/lucide-react') },
  { name: 'ui', test: (file: string) => isInUi(file) && !isOfFewPages(file) && !isOfFiles(file) },
  { name: 'registers', test: isIn('packages/ui/register') },
  { name: 'files', test: isOfFiles },
  { name: 'law', test: (file: string) => isInLaw(file) && !isOfFewForms(file) },
  // Small parts that many pages have come in one file: each by itself would take a request of its own.
  { name: 'shared', test: isIn('packages'), minShareCount: 30 },
];

/** The pages get their brand here in development, as the server gives it to the built one: BRAND, or `?brand=` of the
 *  address. */
const brand: Plugin = {
  name: 'brand',
  apply: 'serve',
  transformIndexHtml: (page, { originalUrl = '/' }) => {
    const query = new URL(originalUrl, 'http://localhost').searchParams.get('brand');
    const found = brandOf(query ?? process.env.BRAND, 'standard') ?? brandOf(undefined, 'standard');
    if (found === undefined) return page;
    return brandedPage(page, found, { sheet: `data:text/css,${encodeURIComponent(sheetOf(found))}` });
  },
};

/** The page names the face of nearly all text: where it came after the words, lines broke anew, and what is below moved. */
const face: Plugin = {
  name: 'face',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.includes('inter-latin-wght'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
  },
};

/** The page names what stands behind the sign-in, so that it comes beside the first load and not after it. The server leaves
 *  the names out where a page does without (`brands/lightPaths.ts`). */
const behind: Plugin = {
  name: 'behind',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      const files = new Set<string>();
      const take = (file: string): void => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || files.has(file) || page.includes(file)) return;
        files.add(file);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
        for (const inner of chunk.imports) take(inner);
      };
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && /\/shell\/(Pages|Members)\.tsx$/.test(chunk.facadeModuleId ?? ''))
          take(file);
      return [...files].map((file) => ({
        tag: 'link',
        attrs: {
          ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
          crossorigin: true,
          href: `/${file}`,
          [behindMark]: true,
        },
        injectTo: 'head' as const,
      }));
    },
  },
};

/** React makes five errors as it loads, which nobody sees. To note where, the browser would read all of it once more. */
const unseenErrors: Plugin = {
  name: 'unseen-errors',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => ({
      code: `var limit=Error.stackTraceLimit;Error.stackTraceLimit=0;${code};Error.stackTraceLimit=limit;`,
      map: null,
    }),
  },
};

/** The browser's part. In development `vite` serves it and hands /api to the server on port 3000. */
export default defineConfig({
  root,
  plugins: [react(), brand, face, behind, unseenErrors, endpoints, pseudo, pdfFiles],
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    target: 'es2022',
    // Every browser of that target preloads modules itself.
    modulePreload: { polyfill: false },
    // A strict Content-Security-Policy: nothing is inlined as data: but tiny pictures in sheets.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // `tools/byteBudgets.ts` weighs the pages by it.
    manifest: true,
    rolldownOptions: {
      output: {
        // Browsers that know it read all functions while the file comes, beside the page, instead of each when it is called.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: { groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })) },
      },
    },
  },
  server: { port: 5173, proxy: { '^/(api|manifest)': 'http://127.0.0.1:3000' } },
});
