/** Redeemable or retractable shares are redeemed at no more than the articles state, by a corporation that stays solvent (CBCA s. 36). */
import { redeemShares } from '../../../shares/transactionContract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { boughtFields, boughtOf } from './bought.ts';
import { certificateChoice } from './shares.ts';

export const redemption: ChangeKind = {
  section: { cbca: '36, 39', obca: null },
  approvers: () => 'directors',
  fields: (book) => [
    certificateChoice(book),
    {
      name: 'demanded_by',
      label: 'transaction.demandedBy',
      as: 'choice',
      value: 'corporation',
      choices: (['corporation', 'holder'] as const).map((value) => ({
        value,
        label: `transaction.demandedBy.${value}`,
      })),
    },
    ...boughtFields,
  ],
  entries: ({ form }, terms, on) => [
    {
      path: redeemShares.path,
      body: { ...boughtOf(form), demanded_by: form.demanded_by, effective_on: on, ...terms },
    },
  ],
  templates: ['issue_resolution'],
  signers: ['director'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
