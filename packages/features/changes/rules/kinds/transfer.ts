/** Shares go from one holder to another. The directors consent where the articles ask for it, the holder endorses in ink (CBCA ss. 6(1)(d),
 *  76). */
import { transferConsiderations, transferShares } from '../../../shares/transactionContract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { certificateChoice, holderFields, holderOf } from './shares.ts';

export const transfer: ChangeKind = {
  section: { cbca: '6(1)(d), 76', obca: null },
  approvers: () => 'directors',
  fields: (book) => [
    certificateChoice(book),
    { name: 'sharesExact', label: 'change.field.shares', as: 'whole', value: '' },
    {
      name: 'consideration',
      label: 'transaction.for',
      as: 'choice',
      value: 'money',
      choices: transferConsiderations.map((value) => ({ value, label: `transaction.for.${value}` })),
    },
    { name: 'amountExact', label: 'change.field.amount', as: 'dollars', value: '', isOptional: true },
    ...holderFields(book),
  ],
  entries: ({ form }, terms, on) => [
    {
      path: transferShares.path,
      body: {
        security_id: form.security_id,
        to: [{ ...holderOf(form), sharesExact: form.sharesExact }],
        consideration: form.consideration,
        ...(form.amountExact && { amountExact: form.amountExact }),
        effective_on: on,
        ...terms,
      },
    },
  ],
  templates: ['issue_resolution'],
  signers: ['director'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
