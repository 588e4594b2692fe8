/** Acts on record that were wrong: read with their corrections, and corrected, several as one. */
import type { Finding } from '@tabellion/book/judge/finding.ts';
import { judgeUnadjusted } from '@tabellion/book/judge/options.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { AnswerTo, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import type { Amendment } from '../../../registers/amendments.ts';
import { tellFindings } from '../../../registers/rules/findings.ts';
import { entryOf, target } from '../../../registers/server/public/acts.ts';
import { laterOfClass } from '../../../registers/server/public/classes.ts';
import { namesIn } from '../../../registers/server/public/people.ts';
import * as contract from '../../correctionContract.ts';
import { defineWork } from './defineTransaction.ts';

/** So many persons are named, and so many later entries listed. */
const NAMED = 10;
const LISTED = 20;

export async function readEntry(
  { q, orgId }: OrganizationContext,
  { params }: Pick<InputOf<typeof contract.readEntry>, 'params'>,
): Promise<AnswerTo<typeof contract.readEntry>> {
  if ((await target(q, orgId)) === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
  const entry = await entryOf(q, orgId, params.entryId);
  // Entries of the register of significant control are for its readers only.
  if (entry === undefined || !entry.isAmendable) return refuse('GENERAL.NOT_FOUND');
  const { versions, stored, newest, persons, opened, says, bundle } = entry;
  const names = await namesIn(q, orgId, persons.slice(0, NAMED));
  return ok({
    root: newest.root,
    seen: newest.actId,
    kind: newest.kind,
    on: stored.effectiveOn,
    is_void: newest.verb === 'void',
    persons: persons.slice(0, NAMED).flatMap((id) => names.get(id) ?? []),
    personCount: persons.length,
    opened,
    says: [...says],
    bundle,
    later:
      stored.kind === 'class.created'
        ? await laterOfClass(q, orgId, { classId: stored.payload.classId, limit: LISTED })
        : [],
    versions: versions.map(({ act, differs, isOtherwise }) => ({
      entry: act.seq,
      recorded_at: act.recordedAt,
      verb: act.verb,
      on: act.effectiveOn,
      reason: act.basis,
      differs: [...differs],
      isOtherwise,
    })),
  });
}

export const correctEntries = defineWork(
  contract.correctEntries,
  async (write, { amend = [] }) => {
    const [first] = amend;
    if (first === undefined) return refuseField('amend', 'GENERAL.FIELD_REQUIRED');
    const warnings = tellFindings(await leftUnadjusted(write, amend), 'warning');
    return ok({ on: write.today, acts: [], warnings, made: { actId: first.root } });
  },
  { isCorrectionOnly: true },
);

/** Rights that a split leaves as they are once the adjustment is taken back that followed it, as its own form would warn. */
async function leftUnadjusted(
  { tx, orgId }: OrganizationWrite,
  amend: readonly Amendment[],
): Promise<readonly Finding[]> {
  const gone = new Set(amend.flatMap(({ as, root }) => (as === 'void' ? [root] : [])));
  const ids: string[] = [];
  for (const root of gone) {
    const stored = (await entryOf(tx, orgId, root))?.stored;
    if (stored?.kind !== 'rights.adjusted' || gone.has(stored.payload.of)) continue;
    const { instruments, pools } = stored.payload;
    ids.push(...instruments.map(({ securityId }) => securityId), ...pools.map(({ poolId }) => poolId));
  }
  const names = ids.length === 0 ? new Map<string, string>() : await namesIn(tx, orgId, ids);
  return judgeUnadjusted(ids.flatMap((id) => names.get(id) ?? []));
}
