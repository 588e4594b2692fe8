/** A filing goes to its registry, is asked about until there is an answer, and the answer is recorded once. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type OpenOutside, outside } from '@tabellion/platform/outside/outside.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { keepPaper, type ReceivedPaper } from '../../documents/server/public.ts';
import { type OrganizationWrite, organizationOf, underHead } from '../../organizations/server/public.ts';
import {
  type AdmitAnswer,
  type AnswerRefusal,
  admitAnyone,
  type FiledPaper,
  type FilingAnswer,
  type RegistryPorts,
} from '../../registry/server/public.ts';
import { filingAnswered } from '../events.ts';
import { noteEvent } from './noteEvent.ts';
import type { FilingPorts } from './ports.ts';
import {
  type Attempt,
  insertAttempt,
  selectAttempt,
  selectDueAttempts,
  settleAttempt,
} from './store/attempts.ts';
import { type FilingRow, selectFilings } from './store/filings.ts';

interface SentFile {
  /** Such as `annual_return`. */
  readonly kind: string;
  /** SHA-256 of the file as it leaves. */
  readonly sha256: string;
  /** The document of the minute book that it is; left out where it is none. */
  readonly documentId?: string;
}

/** Sends a filing to its registry after the commit, under the head lock. One that waits for an answer is not sent again.
 *  Whoever calls has judged that it may be sent: that it is paid, and that no older year is missing. */
export async function sendFiling(
  write: OrganizationWrite,
  { registry: { filingDesk } }: Pick<FilingPorts, 'registry'>,
  filing: Pick<FilingRow, 'filingId' | 'registration' | 'kind' | 'occasion' | 'filingYear'>,
  file: SentFile,
): Promise<void> {
  const { tx, orgId, recordedAt: at } = write;
  const { filingId, registration: jurisdiction, filingYear: year } = filing;
  const organization = await organizationOf(tx, orgId);
  const paper: FiledPaper = {
    jurisdiction,
    corporationNumber: organization.corporation_number,
    kind: file.kind,
    file: file.sha256,
    name: fullNameOf(organization),
    year,
  };
  const attempt = { attemptId: newId(), filingId, desk: filingDesk.name, paper, at };
  if ((await insertAttempt(tx, orgId, attempt)) === 0) return;
  const details = file.documentId === undefined ? {} : { returnId: file.documentId };
  await noteEvent(write, filingId, { event: 'sent', details });
  await recordActivity(write, { kind: 'filing_sent', params: toldOf(filing) });
}

export const toldOf = ({
  kind,
  occasion,
  registration,
}: Pick<FilingRow, 'kind' | 'occasion' | 'registration'>) => ({
  deadline: kind,
  occasion: occasion.replace(/:.*/, ''),
  registration,
});

/** The registry is asked about what was sent. */
export function filingsOutside({ filingDesk, registryTimeoutMs: timeoutMs }: RegistryPorts): OpenOutside {
  return outside<FilingAnswer>({
    name: 'filings.askRegistry',
    // Somebody looks at "paid, with the registry".
    every: { seconds: 5 },
    timeoutMs,
    selectDue: (q, due) => selectDueAttempts(q, filingDesk.name, due),
    find: filingDesk.find,
    send: async ({ db, row }, signal) => {
      const attempt = await db.asOrganization(row.orgId, (q) => selectAttempt(q, row.orgId, row.id));
      if (filingDesk.name === 'manual' || attempt === undefined) return { state: 'waiting' };
      return filingDesk.submit(attempt.paper, row.id, signal);
    },
    settle: async ({ db, row, now }, answer) => {
      await settleFiling(db, { orgId: row.orgId, attemptId: row.id, now }, answer);
    },
  });
}

interface SettledAttempt {
  readonly orgId: string;
  readonly attemptId: string;
  readonly now: Instant;
}

/** Comes with an answer that people enter. */
export interface EnteredAnswer {
  readonly admit: AdmitAnswer;
  /** The registry's confirmation; it is kept in the minute book. */
  readonly paper?: ReceivedPaper | undefined;
}

/** Records an answer once. Staff who file by hand record it here too. Throws when it cannot be recorded; the attempt then
 *  waits, and is asked about again. @returns what `admit` refused */
export async function settleFiling(
  db: Database,
  { orgId, attemptId, now }: SettledAttempt,
  answer: FilingAnswer,
  { admit, paper }: EnteredAnswer = { admit: admitAnyone },
): Promise<Result<null, AnswerRefusal>> {
  const outcome = await db.transaction(orgId, async (tx) => {
    const admitted = await admit(tx);
    if (!admitted.ok) return { ok: false, refused: admitted } as const;
    return underHead(tx, orgId, { userId: null, now }, async (write) => {
      const attempt = await selectAttempt(tx, orgId, attemptId);
      if (attempt?.state === 'waiting') await recordAnswer(write, attempt, answer, paper);
      return ok(null);
    });
  });
  if ('refused' in outcome) return outcome.refused;
  if (!outcome.ok) throw new Error(`the registry's answer could not be recorded: ${outcome.error.textCode}`);
  return ok(null);
}

async function recordAnswer(
  write: OrganizationWrite,
  { attemptId, filingId }: Attempt,
  answer: FilingAnswer,
  paper: ReceivedPaper | undefined,
): Promise<void> {
  const { tx, orgId, recordedAt: at } = write;
  const { state } = answer;
  await settleAttempt(tx, orgId, { attemptId, state, at });
  const [filing] = await selectFilings(tx, orgId, filingId);
  if (filing === undefined) throw new Error('an attempt without its filing');
  if (answer.state === 'accepted') {
    const { reference: number, filedOn, isSpecimen } = answer;
    const documentId = paper && (await keepConfirmation(write, filing, { number, filedOn, paper }));
    const details = { number, isSpecimen, ...(documentId !== undefined && { documentId }) };
    await noteEvent(write, filingId, { event: 'accepted', filedOn, details });
    // The log holds codes alone; whoever enters an answer by hand may have typed blanks.
    const params = { ...toldOf(filing), number: number.replaceAll(/[^\w.:+/=-]+/g, '-') };
    await recordActivity(write, { kind: 'filing_accepted', params, effectiveOn: filedOn });
  } else {
    await noteEvent(write, filingId, { event: 'rejected', details: { reasons: answer.reasons } });
    await recordActivity(write, { kind: 'filing_rejected', params: toldOf(filing) });
  }
  await write.announce(filingAnswered, { filingId, state });
}

/** Keeps the registry's confirmation in the section of filings. @returns the document's id */
async function keepConfirmation(
  write: OrganizationWrite,
  { registration }: Pick<FilingRow, 'registration'>,
  { number, filedOn, paper }: { number: string; filedOn: PlainDate; paper: ReceivedPaper },
): Promise<string> {
  const documentId = await keepPaper(write, {
    documentId: undefined,
    title: registration === 'QC' ? `Confirmation de dépôt ${number}` : `Confirmation of filing ${number}`,
    section: 'filings',
    datedOn: filedOn,
    status: 'signed',
    file: paper,
    printed: null,
  });
  await recordActivity(write, { kind: 'documents_made', params: { documents: 1 } });
  return documentId;
}
