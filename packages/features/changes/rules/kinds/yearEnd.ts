/** The directors set another end of the financial year; deadlines that run from it move. */
import { changeYearEnd } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';

export const yearEnd: ChangeKind = {
  section: { cbca: null, obca: null },
  approvers: () => 'directors',
  fields: ({ corporation: { yearEnd: value = '' } }) => [
    {
      name: 'fiscal_year_end',
      label: 'change.field.yearEnd',
      help: 'change.yearEnd.help',
      as: 'line',
      value,
    },
  ],
  entries: ({ form: { fiscal_year_end = '' } }, terms, on) => [
    { path: changeYearEnd.path, body: { fiscal_year_end, effective_on: on, ...terms } },
  ],
  templates: ['issue_resolution'],
  signers: ['director'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
