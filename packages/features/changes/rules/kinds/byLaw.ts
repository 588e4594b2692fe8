/** The directors make, amend or repeal a by-law (CBCA s. 103(1)). It holds at once, and stays open until the shareholders confirm
 *  it at their next meeting, without which it lapses. */
import { changeByLaw } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';

export const byLaw: ChangeKind = {
  section: { cbca: '103', obca: null },
  approvers: () => 'directors',
  fields: () => [
    {
      name: 'change',
      label: 'change.field.byLaw.change',
      as: 'choice',
      value: 'made',
      choices: (['made', 'amended', 'repealed'] as const).map((value) => ({
        value,
        label: `change.field.byLaw.${value}`,
      })),
    },
    { name: 'number', label: 'change.field.byLaw.number', as: 'line', value: '' },
    { name: 'title', label: 'change.field.byLaw.title', as: 'line', value: '' },
    {
      name: 'text',
      label: 'change.field.byLaw.text',
      help: 'change.field.byLaw.text.help',
      as: 'clause',
      value: '',
      isOptional: true,
    },
  ],
  entries: ({ form }, terms, on) => [
    {
      path: changeByLaw.path,
      body: {
        change: form.change ?? '',
        number: form.number ?? '',
        title: form.title ?? '',
        text: form.text ?? '',
        effective_on: on,
        ...terms,
      },
    },
  ],
  templates: ['issue_resolution', 'by_law'],
  signers: ['director'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
