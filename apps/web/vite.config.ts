import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brandOf } from './brands/brands.ts';
import { brandedPage } from './brands/page.ts';
import { sheetOf } from './brands/sheet.ts';
import { pseudo } from './dev/pseudo.ts';
import { endpoints } from './endpoints.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Libraries of every page, and the parts of ui that the sign-in shows: each in one file, which packs smaller than many. */
const libraries = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod|react-hook-form)\//;
const firstParts =
  /packages\/(kit\/(client|endpoint|actor)|ui\/(brand|browser|session|text\/(?!MoreTexts)|theme\/\w+\.tsx?|layers\/(topLayer|useModal|usePopover|Dialog|Snack|Menu)|call\/(CallProvider|useCall)|components\/(Button|Icon|Callout|Data|Loading|Seal)|form\/(Form|FieldFrame|TextField|useForm)|format|router|shell\/(GuestShell|LanguageMenu))|features\/(endpoint|entry\/(contract|views)|accounts\/rules|organizations\/rules\/status))|apps\/web\/(routes|brands\/\w+|shell\/(App|Pages|Guarded|LeaveStart|SessionProvider|session|guard|preferences|forget))\.tsx?/;

/** Modules that most pages behind the sign-in share, with the icons of the navigation. In one file, because
 *  the first page carries the name of every file. */
const insideParts =
  /node_modules\/@tanstack\/(react-query|query-core)\/|packages\/features\/access\.ts|packages\/kernel\/quantity\.ts|packages\/ui\/(access|call|components|form|layers|shell)\/.*\.tsx?|apps\/web\/shell\/(Rights|useAccount)\.tsx?|features\/entry\/web\/(MailboxLink|VerifyNotice|public|verifiedElsewhere)\.tsx?|features\/(activity|members|notifications)\/(contract|shapes|rules)|features\/organizations\/web\/(EditFacts|PostalCodeField|names|public|useElementInName)\.tsx?|lucide-react\/dist\/esm\/icons\/(bell-ring|briefcase-business|building-complex|credit-card|layers|plus|scan-eye|user-check|user-cog|user-plus|users|arrow-left-right|clock|hourglass|send|undo-2|user-minus)\./;

/** Modules that the pages of the registers share. */
const registerParts =
  /packages\/ui\/register\/.*\.tsx?|features\/people\/(registerContract|web\/(register|public))|features\/shares\/(registerContract|web\/(classes|public|transactions\/TransactionMenu))/;

/** In development the pages get their brand here, as the server gives it to the built one: BRAND, or `?brand=` of the
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

/** Files of which a page that is opened calls most. */
const readWhole = /^(base|first|inside|registers|AppFrame|WizardPage|\w+Screen|\w+Step)$/;

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
  plugins: [react(), brand, face, unseenErrors, endpoints, pseudo],
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
        postBanner: ({ name }) => (readWhole.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            { name: 'base', test: libraries, priority: 3 },
            { name: 'first', test: firstParts, priority: 2 },
            { name: 'inside', test: insideParts, priority: 1 },
            { name: 'registers', test: registerParts, priority: 0 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '^/(api|manifest)': 'http://127.0.0.1:3000' } },
});
