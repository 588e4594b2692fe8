/** Answers of registries that people file with, as staff enter them. */
import { dateInZone, type Instant, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import { zoneOf } from '@tabellion/law/jurisdictions.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import type { JudgingDrafts } from '../../registers/server/public/proposals.ts';
import type { AnswerRefusal } from '../../registry/server/public.ts';
import { type EnteredCertificate, settleChange } from './articles.ts';
import { selectManualAttempt, selectManualAttempts } from './store/attempts.ts';

/** Changes without an answer, the oldest first, with the names of their corporations. */
export async function changesWaitingByHand(db: Database) {
  const waiting = await db.asNobody(selectManualAttempts);
  const named = [];
  for (const { org_id: orgId, attempt_id: id, sent_at: sentAt } of waiting) {
    const organization = await db.asOrganization(orgId, (q) => organizationOf(q, orgId));
    named.push({ id, sentAt, name: fullNameOf(organization), jurisdiction: organization.jurisdiction });
  }
  return named;
}

type TypedChangeAnswer =
  | { readonly number: string; readonly date: string }
  /** The registry's own words. */
  | { readonly reasons: readonly string[] };

type ChangeAnswerCode =
  | AnswerRefusal['textCode']
  | 'GENERAL.NOT_FOUND'
  | 'GENERAL.FIELD_REQUIRED'
  | 'GENERAL.NOT_A_DATE';

interface Answering {
  readonly db: Database;
  readonly now: Instant;
  readonly laws: readonly JudgingDrafts[];
  readonly entered?: EnteredCertificate;
}

/** Records an answer once. Refuses a change that does not wait for people, a day that cannot be, a certificate without a number and
 *  a rejection without a reason. */
export async function answerChangeByHand(
  { db, now, laws, entered }: Answering,
  attemptId: string,
  typed: TypedChangeAnswer,
): Promise<Result<null, Refusal<ChangeAnswerCode>>> {
  const found = await db.asNobody((q) => selectManualAttempt(q, attemptId));
  if (found === undefined) return refuse('GENERAL.NOT_FOUND');
  const { org_id: orgId } = found;
  const settling = { orgId, attemptId, now };
  if ('reasons' in typed) {
    if (typed.reasons.length === 0) return refuse('GENERAL.FIELD_REQUIRED');
    const reasons = typed.reasons.map((words) => ({
      textCode: 'REGISTRAR.STATED' as const,
      params: { words },
    }));
    return settleChange(db, settling, { answer: { state: 'rejected', reasons }, laws, entered });
  }
  const { jurisdiction } = await db.asOrganization(orgId, (q) => organizationOf(q, orgId));
  const filedOn = parsePlainDate(typed.date);
  if (filedOn === undefined || filedOn > dateInZone(now, zoneOf(jurisdiction)))
    return refuse('GENERAL.NOT_A_DATE');
  if (typed.number.trim() === '' || typed.number.length > 50) return refuse('GENERAL.FIELD_REQUIRED');
  const answer = { state: 'accepted', reference: typed.number, filedOn, isSpecimen: false } as const;
  return settleChange(db, settling, { answer, laws, entered });
}
