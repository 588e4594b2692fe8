/** The corporation buys shares of its own, which its directors resolve once they reviewed that it stays solvent (CBCA ss. 34, 35). */
import { repurchaseGrounds, repurchaseShares } from '../../../shares/transactionContract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { boughtFields, boughtOf } from './bought.ts';
import { certificateChoice } from './shares.ts';

export const repurchase: ChangeKind = {
  section: { cbca: '34, 35, 39', obca: null },
  approvers: () => 'directors',
  fields: (book) => [
    certificateChoice(book),
    {
      name: 'ground',
      label: 'transaction.ground',
      as: 'choice',
      value: 'purchase',
      choices: repurchaseGrounds.map((value) => ({ value, label: `transaction.ground.${value}` })),
    },
    ...boughtFields,
  ],
  entries: ({ form }, terms, on) => [
    {
      path: repurchaseShares.path,
      body: { ...boughtOf(form), ground: form.ground, effective_on: on, ...terms },
    },
  ],
  templates: ['issue_resolution'],
  signers: ['director'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
