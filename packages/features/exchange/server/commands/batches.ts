import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { localizedParams } from '@tabellion/platform/http/answer.ts';
import { type AnswerTo, type OrganizationContext, okWithCode } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { userNames } from '../../../accounts/server/public.ts';
import { recordActivity } from '../../../activity/server/public.ts';
import {
  type OrganizationWrite,
  organizationOf,
  registryZoneOf,
  writeOrganization,
  writeOrganizationAfterRelease,
} from '../../../organizations/server/public.ts';
import { readingToday } from '../../../people/server/public.ts';
import type { LimitOverride } from '../../../registers/privateIssuer.ts';
import { currentRegisterConflicts, foundingOrRegister } from '../../../registers/server/public/acts.ts';
import {
  countKeptObjects,
  deleteKeptObjects,
  type ReadyBatch,
  recordBatch,
} from '../../../registers/server/public/batches.ts';
import { eraseNeverAdded, namesIn } from '../../../registers/server/public/people.ts';
import * as contract from '../../contract.ts';
import { takeTurn } from '../inLine.ts';
import type { ImportPorts } from '../ports.ts';
import {
  markPeopleErased,
  markTakenBack,
  selectHasAnomalies,
  selectImport,
  selectImports,
} from '../store/imports.ts';
import { localizedRefusal } from './take.ts';

export const listImports = serveOrganization(contract.listImports, async ({ q, orgId }) => {
  const [rows, where, kept] = await Promise.all([
    selectImports(q, orgId),
    foundingOrRegister(q, orgId),
    countKeptObjects(q, orgId),
  ]);
  const names = await userNames(
    q,
    rows.flatMap(({ recordedBy }) => recordedBy ?? []),
  );
  return ok({
    isOnRecord: where === 'register',
    batches: rows.map((row) => ({
      batch_id: row.batchId,
      source: row.source,
      file_name: row.fileName,
      recorded_at: row.recordedAt,
      recorded_by: names.get(row.recordedBy ?? '') ?? '',
      persons: row.persons,
      acts: row.acts,
      certificates: row.certificates,
      anomalies: row.anomalies,
      kept: kept.get(row.batchId) ?? 0,
      taken_back_at: row.takenBackAt,
      people_erased_at: row.peopleErasedAt,
    })),
  });
});

/** Refused where later acts stand on the import, and where holders beyond the limit come back whose shares it had
 *  ended. */
export async function takeBackImport(
  ctx: OrganizationContext,
  { texts }: ImportPorts,
  { body: { batch_id: batchId, ...limitOverride } }: Pick<InputOf<typeof contract.takeBackImport>, 'body'>,
): Promise<AnswerTo<typeof contract.takeBackImport>> {
  const { db, orgId } = ctx;
  if ((await selectImport(ctx.q, orgId, batchId)) === undefined) return refuse('GENERAL.NOT_FOUND');
  const { today } = await readingToday(ctx);
  ctx.release();
  const made = await takeTurn(ctx, (onWorked) =>
    recordBatch({ db, orgId, today, onWorked }, { takesBack: batchId, basis: 'import_taken_back' }, (batch) =>
      writeOrganizationAfterRelease(ctx, (write) => takeBack({ ...write, limitOverride }, batchId, batch)),
    ),
  );
  if (!made.ok) return localizedRefusal(made.error, { text: texts[ctx.language], language: ctx.language });
  return ok({ batch_id: made.value.batchId });
}

async function takeBack(
  write: OrganizationWrite & { readonly limitOverride: LimitOverride },
  batchId: string,
  { record }: ReadyBatch,
) {
  const { tx, orgId, recordedAt: at, userId: by } = write;
  const row = await selectImport(tx, orgId, batchId);
  if (row === undefined) return refuse('GENERAL.NOT_FOUND');
  if (row.takenBackAt !== null) return refuse('IMPORTS.ALREADY_TAKEN_BACK');
  const back = await record(write);
  if (!back.ok) return back;
  await markTakenBack(tx, orgId, { batchId, at, by });
  await deleteKeptObjects(tx, orgId, batchId);
  await recordActivity(write, { kind: 'import_taken_back', params: { batch: batchId } });
  return ok({ batchId });
}

/** Erases everything written of people whom an import brought and no entry in effect names. The entries stay, without
 *  words; those whom an entry in effect or a proposal names are kept and reported. */
export const eraseImportedPeople = serveOrganization(
  contract.eraseImportedPeople,
  async (ctx, { body: { batch_id: batchId } }) => {
    const erased = await writeOrganization(ctx, (write) => erasePeople(write, batchId));
    if (!erased.ok) return erased;
    const { kept, first } = erased.value;
    const names = await ctx.db.asOrganization(ctx.orgId, (q) =>
      namesIn(q, ctx.orgId, first.split(' ').filter(Boolean)),
    );
    const count = Number(kept);
    const erasure = { batch_id: batchId, kept: { count, first: [...names.values()] } };
    return count === 0 ? ok(erasure) : okWithCode('IMPORTS.PEOPLE_KEPT', erasure);
  },
);

/** Nobody reads more names in a sentence. */
const MOST_NAMED = 10;

async function erasePeople(write: OrganizationWrite, batchId: string) {
  const { tx, orgId, recordedAt: at, userId: by } = write;
  const row = await selectImport(tx, orgId, batchId);
  if (row === undefined) return refuse('GENERAL.NOT_FOUND');
  if (row.takenBackAt === null) return refuse('IMPORTS.STANDS');
  const zone = registryZoneOf(await organizationOf(tx, orgId));
  // Somebody who stands today may be taken back later: so it can be asked for again, and is done once nobody stays.
  const { erased, kept } = await eraseNeverAdded(write, { batchId, zone });
  if (kept.length === 0) await markPeopleErased(tx, orgId, { batchId, at, by });
  if (erased > 0) await recordActivity(write, { kind: 'imported_people_erased', params: { batch: batchId } });
  return ok({ kept: String(kept.length), first: kept.slice(0, MOST_NAMED).join(' ') });
}

/** More than anybody mends at once. */
const MOST_LISTED = 100;

/** Entries that conflict. Only imports bring them, so nothing is folded unless one did. */
export const listConflicts = ({ texts }: ImportPorts) =>
  serveOrganization(contract.listConflicts, async ({ q, orgId, language }) => {
    if (!(await selectHasAnomalies(q, orgId))) return ok({ count: 0, entries: [] });
    const { acts, count } = await currentRegisterConflicts(q, orgId);
    const text = texts[language];
    return ok({
      count,
      entries: acts
        .slice(0, MOST_LISTED)
        .map(({ root, kind, effectiveOn: on, textCode, params, persons }) => ({
          kind,
          on,
          textCode,
          entry_id: root,
          persons: [...persons],
          message: text(textCode, localizedParams({ text, language }, params)),
        })),
    });
  });
