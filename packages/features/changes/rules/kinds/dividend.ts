/** The directors declare a dividend of a class, once they reviewed that the corporation stays solvent (CBCA ss. 42, 43): classes in their
 *  order, arrears first. Several classes are several parts of one change. */
import { declareDividend } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { classChoice } from './shares.ts';

export const dividend: ChangeKind = {
  section: { cbca: '42, 43', obca: null },
  approvers: () => 'directors',
  fields: (book) => [
    classChoice(book, 'class_id'),
    { name: 'perShareExact', label: 'change.field.perShare', as: 'dollars', value: '' },
    {
      name: 'record_on',
      label: 'change.field.recordOn',
      help: 'change.field.recordOn.help',
      as: 'date',
      value: '',
    },
    { name: 'payable_on', label: 'change.field.payableOn', as: 'date', value: '' },
    {
      name: 'solvency_on',
      label: 'transaction.solvencyOn',
      help: 'change.field.solvency.help',
      as: 'date',
      value: '',
    },
  ],
  entries: ({ form: { class_id, perShareExact, record_on, payable_on, solvency_on } }, terms, on) => [
    {
      path: declareDividend.path,
      body: { class_id, perShareExact, record_on, payable_on, solvency_on, effective_on: on, ...terms },
    },
  ],
  templates: ['issue_resolution'],
  signers: ['director'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
