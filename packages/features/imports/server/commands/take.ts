/** One import: read in a thread, rehearsed without a trace, or recorded as one batch under the head lock. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import {
  type Handled,
  type OrganizationContext,
  okAs,
  type Upload,
} from '@tabellion/platform/http/context.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import { type OrganizationWrite, writeOrganization } from '../../../organizations/server/public.ts';
import { readingAt } from '../../../people/server/public.ts';
import type { BatchOutcome } from '../../../registers/batch.ts';
import {
  classesAt,
  incorporatedOn,
  namesIn,
  recordBatch,
  rehearseBatch,
} from '../../../registers/server/public.ts';
import type { ImportReply, ImportReport } from '../../contract.ts';
import type { ImportSource } from '../../rules/sources.ts';
import type { ImportPorts } from '../ports.ts';
import { type FileRead, readInTurn } from '../read/inTurn.ts';
import type { Asked, Ground } from '../read/messages.ts';
import { insertImport } from '../store/imports.ts';
import { misfitsView, reportView } from '../views.ts';

export interface Taking {
  readonly source: ImportSource;
  readonly file: Upload | undefined;
  /** What the thread is asked of the file. */
  readonly ask: (file: Upload, ground: Ground, today: PlainDate) => Asked;
  readonly isRehearsal: boolean;
  readonly match: boolean;
  /** How many anomalies its author has seen. */
  readonly anomalies: number;
}

/** Errors: IMPORTS.FILE_REQUIRED; REGISTERS.NOT_INCORPORATED; those of `record`. */
export async function take(
  ctx: OrganizationContext,
  { texts }: ImportPorts,
  { source, file, ask, isRehearsal, match, anomalies }: Taking,
): Promise<Handled<ImportReply>> {
  const { q, db, orgId, language } = ctx;
  if (file === undefined) return refuseField('file', 'IMPORTS.FILE_REQUIRED');
  const since = await incorporatedOn(q, orgId);
  if (since === null) return refuse('REGISTERS.NOT_INCORPORATED');
  const reading = await readingAt(ctx, {});
  if (!reading.ok) return reading;
  const { at, today } = reading.value;
  const classes = (await classesAt(q, orgId, at)).map(({ classId, terms: { name, prefix } }) => ({
    ...{ classId, name, prefix },
  }));
  // A rehearsal holds no connection while it works. Whoever records does, as every write.
  if (isRehearsal) ctx.letGo();
  const asked = ask(file, { incorporatedOn: since, classes, match }, today);
  const read = await readInTurn({ db, orgId, at, match }, asked);
  const report = async (outcome: BatchOutcome | null): Promise<ImportReport> => {
    const unnamed = (outcome?.lines ?? []).filter(({ name }) => name === null);
    const ids = unnamed.map(({ personId }) => personId);
    const names = await db.asOrganization(orgId, (queries) => namesIn(queries, orgId, ids));
    return reportView(read.file, outcome, names, { text: texts[language], language });
  };
  if (isRehearsal) {
    const isSound = read.file.faults.count === 0;
    const outcome = isSound ? await rehearseBatch(db, orgId, read.parts, { today }) : null;
    return okAs('IMPORTS.REHEARSED', { batch_id: null, report: await report(outcome) });
  }
  if (read.file.faults.count > 0)
    return refuse('IMPORTS.FAULTY', {
      params: { count: read.file.faults.count },
      data: { report: await report(null) },
    });
  let outcome: BatchOutcome | null = null;
  const made = await writeOrganization(ctx, async (write) => {
    const recorded = await record(write, read, { source, fileName: file.fileName, anomalies });
    if (!recorded.ok) return recorded;
    outcome = recorded.value.outcome;
    return ok({ batchId: recorded.value.batchId });
  });
  if (!made.ok) return told(made.error, { text: texts[language], language });
  return ok({ batch_id: made.value.batchId, report: await report(outcome) });
}

interface Named {
  readonly source: ImportSource;
  readonly fileName: string;
  readonly anomalies: number;
}

/** Errors: IMPORTS.NOTHING where the file holds nothing for the registers; IMPORTS.ANOMALIES_DIFFER where others stand in
 *  the way than its author has seen; REGISTERS.DOES_NOT_FIT. */
async function record(write: OrganizationWrite, { parts }: FileRead, { source, fileName, anomalies }: Named) {
  const { tx, orgId, userId: recordedBy, recordedAt } = write;
  const recorded = await recordBatch(write, parts, (outcome): Result<null, Refusal> => {
    if (outcome.acts === 0) return refuse('IMPORTS.NOTHING');
    const { count } = outcome.anomalies;
    return count === anomalies ? ok(null) : refuse('IMPORTS.ANOMALIES_DIFFER', { params: { count } });
  });
  if (!recorded.ok) return recorded;
  const { batchId, outcome } = recorded.value;
  const { persons, acts, certificates } = outcome;
  await insertImport(tx, orgId, {
    ...{ batchId, source, recordedAt, recordedBy, persons, acts, certificates, anomalies },
    fileName: fileName.slice(0, 300),
  });
  await recordActivity(write, {
    kind: 'register_imported',
    params: { persons, certificates, batch: batchId },
  });
  return recorded;
}

type Reader = Parameters<typeof misfitsView>[1];

/** What stands in the way, as a reader is told it. */
export function told(refusal: Refusal, reader: Reader): Result<never, Refusal> {
  const { outcome } = (refusal.data ?? {}) as { outcome?: BatchOutcome };
  if (outcome === undefined) return { ok: false, error: refusal };
  const { textCode } = refusal;
  return refuse(textCode, { data: { acts: misfitsView(outcome.refused, reader).first } });
}
