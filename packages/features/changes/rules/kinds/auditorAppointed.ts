/** The shareholders appoint an auditor, until the close of the next annual meeting (CBCA s. 162). */
import { appointAuditor } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';

export const auditorAppointed: ChangeKind = {
  section: { cbca: '162', obca: null },
  approvers: () => 'ordinary',
  fields: ({ corporation: { auditor } }) => [
    { name: 'auditor', label: 'change.field.auditor', as: 'line', value: auditor ?? '' },
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
