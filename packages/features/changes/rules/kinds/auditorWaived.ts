/** Every shareholder, those without votes too, consents to there being no auditor until the next annual meeting (CBCA s. 163; OBCA
 *  s. 148). */
import { waiveAuditor } from '../../../corporation/contract.ts';
import type { ChangeKind } from '../changeKind.ts';
import { inOffice } from './auditorAppointed.ts';
import { isStatementGiven, statementField } from './statement.ts';

export const auditorWaived: ChangeKind = {
  section: { cbca: '163', obca: '148' },
  approvers: () => 'every',
  onlyAtMeeting: isStatementGiven,
  notes: ({ book: { corporation } }) => inOffice(corporation.auditor),
  fields: ({ corporation: { auditor } }) => (auditor ? [statementField] : []),
  // The consent is a document of its own, without a number.
  entries: (_at, { propose }, on) => [{ path: waiveAuditor.path, body: { effective_on: on, propose } }],
  templates: ['auditor_waiver'],
  signers: ['shareholder'],
  filing: null,
  fee: null,
  effect: 'signatures',
};
