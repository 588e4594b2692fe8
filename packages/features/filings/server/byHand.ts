/** Answers of registries that people file with: read as they were typed, and recorded as those of any registry. */
import { dateInZone, type Instant, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { zoneOf } from '@tabellion/law/jurisdictions.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import type { AnswerRefusal, FilingAnswer } from '../../registry/server/public.ts';
import { numberLength } from '../contract.ts';
import { type EnteredAnswer, settleFiling } from './sending.ts';
import { selectManualAttempt, selectManualAttempts } from './store/attempts.ts';

export type TypedFilingAnswer =
  | { readonly number: string; readonly date: string }
  /** The registry's own words. */
  | { readonly reasons: readonly string[] };

type FilingAnswerCode =
  | AnswerRefusal['textCode']
  | 'GENERAL.NOT_FOUND'
  | 'GENERAL.FIELD_REQUIRED'
  | 'GENERAL.NOT_A_DATE';

/** Filings without an answer, the oldest first, with the names of their corporations. */
export async function filingsWaitingByHand(db: Database) {
  const waiting = await db.asNobody(selectManualAttempts);
  const named = [];
  for (const { org_id: orgId, attempt_id: id, sent_at: sentAt } of waiting) {
    const organization = await db.asOrganization(orgId, (q) => organizationOf(q, orgId));
    named.push({ id, sentAt, name: fullNameOf(organization), jurisdiction: organization.jurisdiction });
  }
  return named;
}

/** Records an answer once. Refuses a filing that does not wait for people, a day that cannot be, an acceptance without a
 *  number and a rejection without a reason. */
export async function answerFilingByHand(
  db: Database,
  attemptId: string,
  typed: TypedFilingAnswer,
  now: Instant,
  entered?: EnteredAnswer,
): Promise<Result<null, Refusal<FilingAnswerCode>>> {
  const found = await db.asNobody((q) => selectManualAttempt(q, attemptId));
  if (found === undefined) return refuse('GENERAL.NOT_FOUND');
  const { org_id: orgId } = found;
  const { jurisdiction } = await db.asOrganization(orgId, (q) => organizationOf(q, orgId));
  const answer = answerOf(typed, dateInZone(now, zoneOf(jurisdiction)));
  if (!answer.ok) return answer;
  return settleFiling(db, { orgId, attemptId, now }, answer.value, entered);
}

function answerOf(typed: TypedFilingAnswer, today: string): Result<FilingAnswer, Refusal<FilingAnswerCode>> {
  if ('reasons' in typed) {
    if (typed.reasons.length === 0) return refuse('GENERAL.FIELD_REQUIRED');
    const reasons = typed.reasons.map((words) => ({
      textCode: 'REGISTRAR.STATED' as const,
      params: { words },
    }));
    return ok({ state: 'rejected', reasons });
  }
  const filedOn = parsePlainDate(typed.date);
  if (filedOn === undefined || filedOn > today) return refuse('GENERAL.NOT_A_DATE');
  if (typed.number === '' || typed.number.length > numberLength) return refuse('GENERAL.FIELD_REQUIRED');
  return ok({ state: 'accepted', reference: typed.number, filedOn, isSpecimen: false });
}
