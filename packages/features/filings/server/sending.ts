/** A filing goes to its registry, is asked about until there is an answer, and the answer is recorded once. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type OpenOutside, outside } from '@tabellion/platform/outside/outside.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { type OrganizationWrite, organizationOf, underHead } from '../../organizations/server/public.ts';
import type { FiledPaper, FilingAnswer, RegistryPorts } from '../../registry/server/public.ts';
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
  filing: Pick<FilingRow, 'filingId' | 'registration' | 'kind' | 'occasion'>,
  file: SentFile,
): Promise<void> {
  const { tx, orgId, recordedAt: at } = write;
  const { filingId, registration: jurisdiction } = filing;
  const { corporation_number: corporationNumber } = await organizationOf(tx, orgId);
  const paper: FiledPaper = { jurisdiction, corporationNumber, kind: file.kind, file: file.sha256 };
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
    settle: ({ db, row, now }, answer) =>
      settleFiling(db, { orgId: row.orgId, attemptId: row.id, now }, answer),
  });
}

interface SettledAttempt {
  readonly orgId: string;
  readonly attemptId: string;
  readonly now: Instant;
}

/** Records an answer once. Staff who file by hand record it here too. Throws when it cannot be recorded; the attempt then
 *  waits, and is asked about again.
 *  @param documentId  the registry's confirmation, where there is one in the minute book */
export async function settleFiling(
  db: Database,
  { orgId, attemptId, now }: SettledAttempt,
  answer: FilingAnswer,
  documentId?: string,
): Promise<void> {
  const outcome = await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      const attempt = await selectAttempt(tx, orgId, attemptId);
      if (attempt?.state === 'waiting') await recordAnswer(write, attempt, answer, documentId);
      return ok(null);
    }),
  );
  if (!outcome.ok) throw new Error(`the registry's answer could not be recorded: ${outcome.error.textCode}`);
}

async function recordAnswer(
  write: OrganizationWrite,
  { attemptId, filingId }: Attempt,
  answer: FilingAnswer,
  documentId: string | undefined,
): Promise<void> {
  const { tx, orgId, recordedAt: at } = write;
  const { state } = answer;
  await settleAttempt(tx, orgId, { attemptId, state, at });
  const [filing] = await selectFilings(tx, orgId, filingId);
  if (filing === undefined) throw new Error('an attempt without its filing');
  if (answer.state === 'accepted') {
    const { reference: number, filedOn, isSpecimen } = answer;
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
