/** One import: read and judged in threads, previewed without a trace, or recorded as one batch. */
import { createHash } from 'node:crypto';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import {
  type AnswerTo,
  type OrganizationContext,
  okWithCode,
  type Upload,
} from '@tabellion/platform/http/context.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { userNames } from '../../../accounts/server/public.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import {
  type OrganizationWrite,
  writeOrganizationAfterRelease,
} from '../../../organizations/server/public.ts';
import { readingToday } from '../../../people/server/public.ts';
import type { BatchOutcome } from '../../../registers/batch.ts';
import type { LimitOverride } from '../../../registers/privateIssuer.ts';
import {
  insertKeptObjects,
  type JudgedBatch,
  previewBatch,
  type ReadyBatch,
  recordBatch,
} from '../../../registers/server/public/batches.ts';
import { incorporatedOn } from '../../../registers/server/public/classes.ts';
import { namesIn } from '../../../registers/server/public/people.ts';
import { classesAt } from '../../../registers/server/public/shares.ts';
import type { importPackage } from '../../contract.ts';
import type { ImportReport } from '../../importReport.ts';
import type { ImportSource } from '../../rules/sources.ts';
import { takeTurn } from '../inLine.ts';
import type { ImportPorts } from '../ports.ts';
import { refusedFile } from '../read/counts.ts';
import type { KeptObjectsJson, ReadFile, ReadingTarget, ReadRequest } from '../read/messages.ts';
import { faultOf, readImportFile } from '../read/readImportFile.ts';
import { insertImport, selectImports } from '../store/imports.ts';
import { conflictsViewOf, reportViewOf } from '../views.ts';

export interface ImportJob {
  readonly source: ImportSource;
  readonly file: Upload | undefined;
  readonly ask: (file: Upload, target: ReadingTarget, today: PlainDate) => ReadRequest;
  readonly isPreview: boolean;
  readonly match: boolean;
  readonly seen: string | undefined;
  /** The lines of the file's differences that its author takes in. */
  readonly accepted?: string | undefined;
  readonly limitOverride: LimitOverride;
}

/** The form's override of the limit on holders; all that travels beside a file is text. */
export const holderLimitOverrideOf = ({
  override,
  override_reason,
}: InputOf<typeof importPackage>['body']): LimitOverride => ({
  override: override === 'true',
  override_reason,
});

export async function take(
  ctx: OrganizationContext,
  { texts }: ImportPorts,
  taking: ImportJob,
): Promise<AnswerTo<typeof importPackage>> {
  const { q, db, orgId, language } = ctx;
  const { file, ask, isPreview, match } = taking;
  if (file === undefined) return refuseField('file', 'IMPORTS.FILE_REQUIRED');
  const since = await incorporatedOn(q, orgId);
  if (since === null) return refuse('REGISTERS.NOT_INCORPORATED');
  const { at, today } = await readingToday(ctx);
  const classes = (await classesAt(q, orgId, at)).map(({ classId, terms }) => {
    const { name, prefix, kind, votesPerShare, authorized, convertible } = terms;
    return { classId, name, prefix, kind, votesPerShare, authorized, isConvertible: convertible !== null };
  });
  // Nobody holds a connection while he waits, or while his file is read and judged.
  ctx.release();
  return takeTurn(ctx, async (onWorked) => {
    const request = ask(file, { incorporatedOn: since, classes, match }, today);
    const read = await readImportFile({ db, orgId, at, match, onWorked }, request);
    const fileDigest = createHash('sha256').update(file.bytes).digest('hex');
    const seenOf = ({ outcome, baseSeq }: JudgedBatch) =>
      digestOf(fileDigest, {
        request: { ...request, bytes: null },
        items: read.file.matched,
        differences: read.file.differences,
        today,
        baseSeq,
        outcome,
      });
    const report = async (judged: JudgedBatch | null, found = read.file): Promise<ImportReport> => {
      const { lines = [], former } = judged?.outcome ?? {};
      const unnamed = [...lines, ...(former?.first ?? [])].filter(({ name }) => name === null);
      const ids = unnamed.map(({ personId }) => personId);
      const [names, again] = await db.asOrganization(orgId, async (queries) => [
        await namesIn(queries, orgId, ids),
        await earlierOf(queries, orgId, fileDigest),
      ]);
      const view = reportViewOf(found, judged?.outcome ?? null, names, { text: texts[language], language });
      return { ...view, again, seen: judged && seenOf(judged) };
    };
    const faulty = async (file: ReadFile) => {
      const data = { report: await report(null, file) };
      if (isPreview) return okWithCode('IMPORTS.PREVIEWED', { batch_id: null, ...data });
      return refuse('IMPORTS.FAULTY', { params: { count: file.faults.count }, data });
    };
    if (read.file.faults.count > 0) return faulty(read.file);
    const target = { db, orgId, today, onWorked };
    try {
      if (isPreview) {
        const judged = await previewBatch(target, read.parts);
        return okWithCode('IMPORTS.PREVIEWED', { batch_id: null, report: await report(judged) });
      }
      const made = await recordBatch(target, read, async (batch) => {
        const isSeen = seenOf(batch) === taking.seen;
        const recorded = await writeOrganizationAfterRelease(ctx, (write) =>
          record({ ...write, limitOverride: taking.limitOverride }, batch, {
            ...taking,
            fileName: file.fileName,
            fileDigest,
            isSeen,
            notAccepted: notAccepted(read.file, taking.accepted),
            unanswered: read.file.unanswered,
            kept: read.kept,
          }),
        );
        return recorded.ok ? ok({ recorded: recorded.value, batch }) : recorded;
      });
      if (!made.ok) return localizedRefusal(made.error, { text: texts[language], language });
      const { recorded, batch } = made.value;
      return ok({ batch_id: recorded.batchId, report: await report(batch) });
    } catch (error) {
      return faulty(refusedFile([faultOf(error)]));
    }
  });
}

/** How many differences between the file and the registers its author has not taken in. */
function notAccepted({ differences }: Pick<ReadFile, 'differences'>, accepted = ''): number {
  const lines = new Set(accepted.split(','));
  return differences.filter((_, at) => !lines.has(String(at))).length;
}

/** A digest of what the author of an import has seen: the file, how it was read, the history, and the
 *  outcome. Ids that are made anew each time do not count. */
function digestOf(
  fileDigest: string,
  { outcome, ...about }: { readonly outcome: BatchOutcome } & Readonly<Record<string, unknown>>,
): string {
  const { persons, acts, certificates, refused, anomalies, before, after } = outcome;
  const counts = [persons, acts, certificates, refused.count, anomalies.count, before.issued, after.issued];
  return createHash('sha256')
    .update(JSON.stringify([fileDigest, about, counts]))
    .digest('hex');
}

async function earlierOf(q: Queries, orgId: string, fileDigest: string): Promise<ImportReport['again']> {
  const rows = await selectImports(q, orgId, { digest: fileDigest });
  const names = await userNames(
    q,
    rows.flatMap(({ recordedBy }) => recordedBy ?? []),
  );
  return rows.map(({ fileName, recordedAt, recordedBy }) => ({
    file_name: fileName,
    recorded_at: recordedAt,
    recorded_by: names.get(recordedBy ?? '') ?? '',
  }));
}

interface NamedImport extends Pick<ImportJob, 'source'> {
  readonly fileName: string;
  readonly fileDigest: string;
  readonly isSeen: boolean;
  readonly notAccepted: number;
  readonly unanswered: number;
  readonly kept: readonly KeptObjectsJson[];
}

/** Refused where its author has seen another outcome than this, or the registers have changed since it was judged, and while a
 *  difference from the file is not accepted or a question about its rows not answered. */
async function record(
  write: OrganizationWrite & { readonly limitOverride: LimitOverride },
  { batchId, outcome, record: store }: ReadyBatch,
  { source, fileName, fileDigest, isSeen, notAccepted, unanswered, kept }: NamedImport,
) {
  const { tx, orgId, userId: recordedBy, recordedAt } = write;
  const { persons, acts, certificates, anomalies } = outcome;
  if (acts === 0) return refuse('IMPORTS.NOTHING');
  if (!isSeen) return refuse('IMPORTS.OUTCOME_DIFFERS');
  if (unanswered > 0) return refuse('IMPORTS.UNANSWERED', { params: { count: unanswered } });
  if (notAccepted > 0) return refuse('IMPORTS.NOT_ACCEPTED', { params: { count: notAccepted } });
  const stored = await store(write);
  if (!stored.ok)
    return stored.error.textCode === 'GENERAL.STALE' ? refuse('IMPORTS.OUTCOME_DIFFERS') : stored;
  await insertImport(tx, orgId, {
    batchId,
    source,
    recordedAt,
    recordedBy,
    persons,
    acts,
    certificates,
    anomalies: anomalies.count,
    fileName: fileName.slice(0, 300),
    fileDigest,
  });
  for (const page of kept) await insertKeptObjects(tx, orgId, { batchId, ...page });
  await recordActivity(write, {
    kind: 'register_imported',
    params: { persons, certificates, batch: batchId },
  });
  return ok({ batchId });
}

type Reader = Parameters<typeof conflictsViewOf>[1];

export function localizedRefusal<Code extends TextCode>(refusal: Refusal<Code>, reader: Reader) {
  const { outcome } = (refusal.data ?? {}) as { outcome?: BatchOutcome };
  if (outcome === undefined) return err(refusal);
  return refuse(refusal.textCode, { data: { acts: conflictsViewOf(outcome.refused, reader).first } });
}
