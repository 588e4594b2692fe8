/** Writes of others (`port.ts`) as changes: in their order, each answered for itself. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import { attemptAsync, type Fault } from '../fault.ts';
import type { LedgerOutcome, LedgerWrite } from '../port.ts';
import { NAMES } from '../record/schemas.ts';
import { MOST_IN_BATCH } from '../service/sequencer.ts';
import { jsonFrom } from '../strictJson.ts';
import { preparePart } from './contents.ts';
import type { Change } from './decide.ts';
import type { Recorded } from './planning.ts';
import type { Recording } from './recording.ts';

interface Owner {
  readonly accountId: string;
  readonly orgId: string;
}

/** A write whose values are still to be judged. */
type UnreadWrite = Omit<LedgerWrite, 'values'> & {
  readonly values?: Readonly<Record<string, unknown>> | undefined;
};

/** Records writes in one stream. Where something fails on the way, those before it are recorded, and none after it. */
export async function append(
  ledger: Recording,
  owner: Owner,
  writes: readonly UnreadWrite[],
): Promise<readonly LedgerOutcome[]> {
  const outcomes: LedgerOutcome[] = [];
  for (let start = 0; start < writes.length; start += MOST_IN_BATCH) {
    const batch = writes.slice(start, start + MOST_IN_BATCH);
    const changes = await Promise.all(batch.map((write) => changeOf(write, owner, ledger.master)));
    const sound = changes.flatMap((change) => (change.ok ? [change.value] : []));
    const recorded = await ledger.writer.recordAll(sound);
    const answers = recorded.values();
    for (const change of changes) {
      const answer = change.ok ? answers.next().value : undefined;
      outcomes.push(answer === undefined ? { refused: 'LEDGER.FIELD_REFUSED' } : outcomeOf(answer));
    }
  }
  return outcomes;
}

async function changeOf(
  write: UnreadWrite,
  { accountId, orgId }: Owner,
  master: Uint8Array,
): Promise<Result<Change, Fault>> {
  const { kind, id: recordId, part = '', op, values: unread = {}, repetition } = write;
  return attemptAsync(async () => {
    const values = Object.fromEntries(Object.entries(unread).map(([name, value]) => [name, jsonFrom(value)]));
    const parts = op === 'put' ? [await preparePart(part, { names: NAMES[kind], values }, master)] : [];
    const spelled = canonicalJson({ kind, recordId, part, op, values });
    const hash = createHash('sha256').update(spelled).digest('hex');
    const named = { accountId, orgId, kind, recordId, act: acts[op], onlyPart: part };
    return { ...named, parts, ifMatch: undefined, repetition: { key: repetition, hash } };
  });
}

const acts = { put: 'set', del: 'delete', erase: 'erase' } as const;

function outcomeOf(recorded: Recorded): LedgerOutcome {
  if (recorded.ok) {
    const { txId, index, rev, at } = recorded.value;
    return { txId, index, rev, at };
  }
  const { textCode } = recorded.error;
  // Neither is asked of these writes: that nothing is there, and which revision the caller knew.
  if (textCode === 'LEDGER.EXISTS' || textCode === 'LEDGER.STALE') throw new Error(textCode);
  return { refused: textCode };
}
