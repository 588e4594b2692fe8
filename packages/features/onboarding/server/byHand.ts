/** Answers of a registry that people file with: read as they were typed, and recorded as those of any registry. */
import { type Instant, type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { numberName } from '@tabellion/law/names/corporateName.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import type { RegistryReason } from '../../registry/rules/filing.ts';
import {
  type AdmitAnswer,
  type AnswerRefusal,
  type CertificatePaper,
  type RegistrarAnswer,
  submissionsFiledByHand,
} from '../../registry/server/public.ts';
import type { FoundingFacts } from '../rules/facts.ts';
import { loadWizard } from './load.ts';
import { settle } from './settle.ts';

export type TypedAnswer = TypedCertificate | { readonly reasons: readonly TypedReason[] };

interface TypedCertificate {
  readonly number: string;
  readonly date: string;
  /** As on the certificate; of a name that was filed, and of most number names, it is known without. */
  readonly name: string | undefined;
  readonly paper: CertificatePaper | undefined;
}

interface TypedReason {
  readonly about: RegistryReason['about'];
  /** The registry's own. */
  readonly words: string;
}

type EnteredCode =
  | AnswerRefusal['textCode']
  | 'GENERAL.NOT_FOUND'
  | 'GENERAL.FIELD_REQUIRED'
  | 'GENERAL.NOT_A_DATE'
  | 'CORPORATION_NUMBER.INVALID'
  | 'NAME.NUMBER_INVALID';

/** Those without an answer, the oldest first, with the names of their corporations. */
export async function waitingByHand(db: Database) {
  const waiting = await db.asNobody(submissionsFiledByHand);
  const named = waiting.map(async ({ org_id: orgId, submission_id: id, submitted_at: sentAt }) => {
    const organization = await db.asOrganization(orgId, (q) => organizationOf(q, orgId));
    return { id, sentAt, name: fullNameOf(organization), jurisdiction: organization.jurisdiction };
  });
  return Promise.all(named);
}

/** Records an answer once. Refuses a submission that does not wait for people, a number or date that cannot be, and a
 *  rejection without a reason. */
export async function answerByHand(
  db: Database,
  submissionId: string,
  typed: TypedAnswer,
  now: Instant,
  admit?: AdmitAnswer,
): Promise<Result<null, Refusal<EnteredCode>>> {
  const waiting = await db.asNobody(submissionsFiledByHand);
  const found = waiting.find(({ submission_id }) => submission_id === submissionId);
  if (found === undefined) return refuse('GENERAL.NOT_FOUND');
  const { org_id: orgId } = found;
  const { facts } = await db.asOrganization(orgId, (q) => loadWizard(q, orgId, now));
  const answer = 'reasons' in typed ? rejectionOf(typed.reasons) : certificateOf(typed, facts);
  if (!answer.ok) return answer;
  return settle(db, { orgId, submissionId, now }, answer.value, admit);
}

function rejectionOf(typed: readonly TypedReason[]): Result<RegistrarAnswer, Refusal<EnteredCode>> {
  if (typed.length === 0) return refuse('GENERAL.FIELD_REQUIRED');
  const reasons = typed.map(({ about, words }): RegistryReason => {
    return { textCode: 'REGISTRAR.STATED', params: { words }, about };
  });
  return ok({ state: 'rejected', reasons });
}

function certificateOf(
  { number: typedNumber, date, name, paper }: TypedCertificate,
  { organization, today }: FoundingFacts,
): Result<RegistrarAnswer, Refusal<EnteredCode>> {
  const number = readCorporationNumber(typedNumber, organization.jurisdiction);
  if (!number.ok) return err(number.error);
  const certificateOn: PlainDate | undefined = parsePlainDate(date);
  if (certificateOn === undefined || certificateOn > today) return refuse('GENERAL.NOT_A_DATE');
  const known = name === undefined ? nameOf(organization, number.value) : ok(name);
  if (!known.ok) return known;
  const certificate = {
    corporationNumber: number.value,
    name: known.value,
    certificateOn,
    isSpecimen: false,
  };
  return ok({
    state: 'accepted',
    certificate: paper === undefined ? certificate : { ...certificate, paper },
  });
}

function nameOf(
  { jurisdiction, name_format, name, name_postfix }: FoundingFacts['organization'],
  number: string,
): Result<string, Refusal<EnteredCode>> {
  if (name_format === 'named') return ok(fullNameOf({ name, name_postfix }));
  const read = numberName(jurisdiction, { number, legalElement: name_postfix });
  return read.ok ? read : refuse('NAME.NUMBER_INVALID');
}
