/** The shareholders confirm a by-law that the directors made (CBCA s. 103(2)). */
import { confirmByLaw } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';

export const byLawConfirmed: ChangeKind = {
  section: { cbca: '103', obca: null },
  approvers: () => 'ordinary',
  fields: ({ corporation: { byLaws = [] } }) => [
    {
      name: 'number',
      label: 'change.field.byLaw.open',
      as: 'choice',
      value: '',
      choices: byLaws
        .filter(({ confirmedOn }) => confirmedOn === null)
        .map(({ number, title }) => ({ value: number, label: { name: `${number}, ${title}` } })),
    },
  ],
  entries: ({ form: { number = '' } }, terms, on) => [
    { path: confirmByLaw.path, body: { number, effective_on: on, ...terms } },
  ],
  templates: ['shareholders_resolution'],
  signers: ['shareholder'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
