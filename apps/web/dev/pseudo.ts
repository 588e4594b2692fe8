import type { Plugin } from 'vite';

/** `npm run dev:web -- --mode qps`: English is read from the pseudo-language (`packages/texts/pseudo.ts`). It is a
 *  change of `vite` in development, so that nothing of it can come into a build. */
export const pseudo: Plugin = {
  name: 'pseudo-language',
  apply: (_, { command, mode }) => command === 'serve' && mode === 'qps',
  transform: (code, id) =>
    /\/packages\/texts\/en(\.guest)?\.ts$/.test(id)
      ? `import { pseudoTable } from './pseudo.ts';
${code.replace('export const en =', 'const plainEnglish =')}
export const en = pseudoTable(plainEnglish);`
      : undefined,
};
