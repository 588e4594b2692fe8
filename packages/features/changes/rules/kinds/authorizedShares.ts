/** Another number of shares that the articles authorize of a class (CBCA s. 173(1)(d)); the class votes apart (s. 176). */
import { changeAuthorized } from '../../../shares/transactionContract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { classChoice, rankField, rankOf } from './shares.ts';

export const authorizedShares: ChangeKind = {
  section: { cbca: '173(1)(d), 176', obca: null },
  approvers: () => 'special',
  mayDissent: () => true,
  fields: (book) => [
    classChoice(book, 'class_id'),
    {
      name: 'authorizedExact',
      label: 'transaction.authorized.number',
      help: 'change.field.authorized.help',
      as: 'whole',
      value: '',
      isOptional: true,
    },
    ...rankField(book.classes.length - 1),
  ],
  entries: ({ form }, terms, on) => [
    {
      path: changeAuthorized.path,
      body: {
        class_id: form.class_id,
        authorizedExact: form.authorizedExact || null,
        ...rankOf(form),
        effective_on: on,
        ...terms,
      },
    },
  ],
  templates: ['shareholders_resolution', 'class_resolution', 'articles_of_amendment'],
  signers: ['shareholder', 'director'],
  filing: 'amendment',
  fee: 'amendment',
  effect: 'certificate',
};
