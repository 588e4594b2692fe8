/** The directors choose a bank, and who signs there. */
import { chooseBank } from '../../../corporation/contract.ts';
import type { ChangeKind, Field } from '../changeKind.ts';
import { personChoices } from './seats.ts';

const signers = ['signer_1', 'signer_2', 'signer_3'] as const;

export const banking: ChangeKind = {
  section: { cbca: null, obca: null },
  approvers: () => 'directors',
  fields: (book) => {
    const { banking: known } = book.corporation;
    return [
      { name: 'bank', label: 'change.field.bank', as: 'line', value: known?.bank ?? '' },
      {
        name: 'branch',
        label: 'change.field.branch',
        as: 'line',
        value: known?.branch ?? '',
        isOptional: true,
      },
      ...signers.map((name, at): Field => {
        const field: Field = {
          name,
          label: `change.field.${name}`,
          as: 'choice',
          value: known?.signers[at] ?? '',
          choices: personChoices(book),
        };
        return at === 0 ? field : { ...field, isOptional: true };
      }),
      {
        name: 'together',
        label: 'change.field.together',
        help: 'change.field.together.help',
        as: 'whole',
        value: String(known?.together ?? 1),
      },
    ];
  },
  entries: ({ form }, terms, on) => [
    {
      path: chooseBank.path,
      body: {
        bank: form.bank ?? '',
        branch: form.branch ?? '',
        signers: signers.flatMap((name) => form[name] || []),
        together: Number(form.together),
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
