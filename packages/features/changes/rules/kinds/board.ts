/** Another number of directors, by articles of amendment (CBCA s. 173(1)(m)). */
import { amendArticles } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';

export const board: ChangeKind = {
  section: { cbca: '173(1)(m)', obca: null },
  approvers: () => 'special',
  fields: ({ corporation: { board: known } }) => [
    { name: 'min_directors', label: 'change.field.minimum', as: 'whole', value: String(known.minimum) },
    { name: 'max_directors', label: 'change.field.maximum', as: 'whole', value: String(known.maximum) },
  ],
  entries: ({ form }, terms, on) => [
    {
      path: amendArticles.path,
      body: {
        min_directors: Number(form.min_directors),
        max_directors: Number(form.max_directors),
        effective_on: on,
        ...terms,
      },
    },
  ],
  templates: ['shareholders_resolution', 'articles_of_amendment'],
  signers: ['shareholder', 'director'],
  filing: 'amendment',
  // Corporations Canada takes it without a fee online (Regs s. 97(2)).
  fee: null,
  effect: 'certificate',
};
