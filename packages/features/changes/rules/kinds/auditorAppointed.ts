/** The shareholders appoint an auditor, until the close of the next annual meeting (CBCA s. 162). One who is in office still is removed by
 *  it (s. 165), and is heard before (s. 168). */
import { appointAuditor } from '../../../corporation/contract.ts';
import type { ChangeKind, Note } from '../changeKind.ts';
import { isStatementGiven, statementField } from './statement.ts';

/** @param auditor  whoever goes */
export const inOffice = (auditor: string | null | undefined): readonly Note[] =>
  auditor ? [{ text: 'change.note.auditor', params: { auditor } }] : [];

export const auditorAppointed: ChangeKind = {
  section: { cbca: '162', obca: null },
  approvers: () => 'ordinary',
  onlyAtMeeting: isStatementGiven,
  notes: ({ book: { corporation }, form }) =>
    inOffice(corporation.auditor === form.auditor?.trim() ? null : corporation.auditor),
  fields: ({ corporation: { auditor } }) => [
    { name: 'auditor', label: 'change.field.auditor', as: 'line', value: auditor ?? '' },
    ...(auditor ? [statementField] : []),
  ],
  entries: ({ form: { auditor = '' } }, terms, on) => [
    { path: appointAuditor.path, body: { auditor, effective_on: on, ...terms } },
  ],
  templates: ['shareholders_resolution'],
  signers: ['shareholder'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
