/** A unanimous shareholder agreement, or the declaration of the one holder (CBCA s. 146); certificates bear a notice of it (s. 49(8)). */
import { makeAgreement } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';

export const agreement: ChangeKind = {
  section: { cbca: '146, 49(8)', obca: null },
  // Nobody resolves it: all shareholders sign the agreement itself.
  approvers: () => null,
  fields: () => [
    {
      name: 'form',
      label: 'change.field.agreement',
      as: 'choice',
      value: 'agreement',
      choices: (['agreement', 'declaration'] as const).map((value) => ({
        value,
        label: `change.field.agreement.${value}`,
      })),
    },
    {
      name: 'text',
      label: 'change.field.agreement.text',
      help: 'change.field.agreement.text.help',
      as: 'clause',
      value: '',
    },
  ],
  entries: ({ form: { form, text } }, { propose }, on) => [
    { path: makeAgreement.path, body: { form, text, effective_on: on, propose } },
  ],
  templates: ['shareholder_agreement'],
  signers: ['shareholder'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
