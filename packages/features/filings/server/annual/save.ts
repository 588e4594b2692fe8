/** A member answers in the flow: lines, the meeting, statements, how the resolutions are passed, who certifies. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { signableDocuments } from '../../../documents/server/public.ts';
import { directorsOf, officersOf } from '../../../documents/templates/ofTheDay.ts';
import { type OrganizationWrite, writeOrganization } from '../../../organizations/server/public.ts';
import * as contract from '../../annualContract.ts';
import { auditorFault } from '../../rules/annualResolutions.ts';
import { upsertSeen } from '../store/annual.ts';
import { type NewAnswer, noteAnswers, readAnswers } from './answering.ts';
import { judgeOpen } from './judge.ts';
import type { AnnualPorts } from './ports.ts';
import { type AnnualState, readState } from './state.ts';
import { annualView } from './view.ts';

type Body = InputOf<typeof contract.saveAnnual>['body'];

export const saveAnnual = (ports: AnnualPorts) =>
  serveOrganization(contract.saveAnnual, async (ctx, { params: { filingId }, body }) => {
    const { now, language, user } = ctx;
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, recordedAt: at } = write;
      const read = await readState(tx, orgId, { filingId, now });
      if (!read.ok) return read;
      const state = read.value;
      const open = mayBeLater(state, body) ? ok(null) : judgeOpen(state, language);
      if (!open.ok) return open;
      const answers = await answersIn(write, state, body);
      if (!answers.ok) return answers;
      await noteAnswers(write, state, answers.value);
      await upsertSeen(tx, orgId, { filingId, userId: user.userId, seq: state.seq, at });
      return ok({});
    });
    return written.ok ? annualView(ctx, ports, filingId) : written;
  });

/** Resolutions may be signed after the return is filed; what it says may not change then. Whoever has only seen it, begins
 *  nothing. */
const mayBeLater = ({ filing }: AnnualState, body: Body): boolean =>
  Object.keys(body).every((part) => part === 'seen') || (filing.status === 'Complete' && !isOfReturn(body));

const isOfReturn = ({ answers, meeting_on, certified_by, return_document }: Body): boolean =>
  [answers, meeting_on, certified_by, return_document].some((part) => part !== undefined);

async function answersIn(write: OrganizationWrite, state: AnnualState, body: Body) {
  const lines = body.answers === undefined ? ok([]) : readAnswers(state, body.answers);
  if (!lines.ok) return lines;
  const meeting = dayPart(state, 'meeting', 'meeting_on', body.meeting_on);
  if (!meeting.ok) return meeting;
  const notice = dayPart(state, 'notice', 'notice_on', body.notice_on);
  if (!notice.ok) return notice;
  const statements = await statementsPart(write, state, body);
  if (!statements.ok) return statements;
  const file = await filePart(write, body);
  if (!file.ok) return file;
  const auditor = auditorPart(state, body);
  if (!auditor.ok) return auditor;
  const certifier = certifierPart(state, body);
  if (!certifier.ok) return certifier;
  return ok([
    ...lines.value,
    ...meeting.value,
    ...statements.value,
    ...chosen('way', body.way),
    ...auditor.value,
    ...notice.value,
    ...certifier.value,
    ...file.value,
  ]);
}

const chosen = (line: string, answer: string | undefined): NewAnswer[] =>
  answer === undefined ? [] : [{ line, answer, details: {} }];

/** A day that has come. */
function readDay({ today }: Pick<AnnualState, 'today'>, path: string, typed: string) {
  const day = parsePlainDate(typed);
  if (day === undefined) return refuseField(path, 'GENERAL.NOT_A_DATE');
  return day > today ? refuseField(path, 'GENERAL.FIELD_INVALID') : ok(day);
}

/** The answer about a meeting that was held is right: the return names it. */
function dayPart(state: AnnualState, line: string, path: string, typed: string | undefined) {
  if (typed === undefined) return ok([]);
  const day = readDay(state, path, typed);
  return day.ok ? ok([{ line, answer: 'right', details: { on: day.value } }]) : day;
}

async function statementsPart({ tx, orgId }: OrganizationWrite, state: AnnualState, { statements }: Body) {
  if (statements === undefined) return ok([]);
  const { document_id: documentId, period_end, sent_on } = statements;
  const periodEnd = readDay(state, 'statements.period_end', period_end);
  if (!periodEnd.ok) return periodEnd;
  const sentOn = sent_on === undefined ? ok(null) : readDay(state, 'statements.sent_on', sent_on);
  if (!sentOn.ok) return sentOn;
  const [document] = await signableDocuments(tx, orgId, [{ documentId }]);
  if (document === undefined) return refuse('GENERAL.NOT_FOUND');
  const details = { documentId, periodEnd: periodEnd.value, sentOn: sentOn.value };
  return ok([{ line: 'statements', answer: 'given', details }]);
}

async function filePart({ tx, orgId }: OrganizationWrite, { return_document: documentId }: Body) {
  if (documentId === undefined) return ok([]);
  const [document] = await signableDocuments(tx, orgId, [{ documentId }]);
  if (document === undefined) return refuse('GENERAL.NOT_FOUND');
  return ok([{ line: 'return', answer: 'uploaded', details: { documentId, sha256: document.sha256 } }]);
}

/** A waiver that a shareholder refused is none: there is an auditor, or a meeting decides (CBCA s. 163, OBCA s. 148). */
function auditorPart({ papers }: AnnualState, { auditor }: Body) {
  if (auditor === undefined) return ok([]);
  return auditorFault(auditor, papers.isWaiverRefused) === null
    ? ok(chosen('auditor', auditor))
    : refuseField('auditor', 'ANNUAL.WAIVER_REFUSED');
}

/** A director or an officer, who has knowledge of the corporation. */
function certifierPart({ current: { book } }: AnnualState, { certified_by: personId }: Body) {
  if (personId === undefined) return ok([]);
  const isOne = [...directorsOf(book), ...officersOf(book)].some((one) => one.personId === personId);
  if (!isOne) return refuseField('certified_by', 'GENERAL.FIELD_INVALID');
  return ok([{ line: 'certifier', answer: 'given', details: { personId } }]);
}
