/** Acts on record that were wrong: read with their corrections, and corrected, several as one. */
import type { Finding } from '@tabellion/book/judge/finding.ts';
import { judgeUnadjusted } from '@tabellion/book/judge/options.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../../access.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { readingToday } from '../../../people/server/public.ts';
import type { Amendment } from '../../../registers/amendments.ts';
import type { PlainValue } from '../../../registers/plainValue.ts';
import { tellFindings } from '../../../registers/rules/findings.ts';
import { entryOf, foundingOrRegister } from '../../../registers/server/public/acts.ts';
import { laterOfClass } from '../../../registers/server/public/classes.ts';
import { forControlAlone } from '../../../registers/server/public/control.ts';
import { displayName, namesIn, personsFound } from '../../../registers/server/public/people.ts';
import * as contract from '../../correctionContract.ts';
import { defineCustomTransaction } from './defineTransaction.ts';

/** So many persons are named, and so many later entries listed. */
const NAMED = 10;
const LISTED = 20;

export const readEntry = serveOrganization(contract.readEntry, async (ctx, { params }) => {
  const { q, orgId } = ctx;
  if ((await foundingOrRegister(q, orgId)) === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
  const entry = await entryOf(q, orgId, params.entryId);
  // Entries of the register of significant control are for its readers only.
  if (entry === undefined || entry.newest.kind.startsWith('control.')) return refuse('GENERAL.NOT_FOUND');
  if (!entry.isAmendable) return refuse('REGISTERS.CORRECTED_ELSEWHERE');
  const { versions, stored, newest, persons, opened, says, bundle } = entry;
  const moved = versions.flatMap(({ differs }) => differs.filter(isOfPerson));
  const ids = moved.flatMap(({ before, after }) => [before, after]);
  const names = await namesIn(q, orgId, [...new Set([...persons.slice(0, NAMED), ...ids])]);
  const nameOf = (id: string) => names.get(id) ?? '';
  return ok({
    root: newest.root,
    seen: newest.actId,
    kind: newest.kind,
    on: stored.effectiveOn,
    is_void: newest.verb === 'void',
    persons: persons.slice(0, NAMED).flatMap((id) => names.get(id) ?? []),
    personCount: persons.length,
    opened,
    says: says.some(isOfPerson) ? await withChoices(ctx, says) : [...says],
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
      differs: differs.map((one) =>
        isOfPerson(one) ? { ...one, before: nameOf(one.before), after: nameOf(one.after) } : one,
      ),
      isOtherwise,
    })),
  });
});

const isOfPerson = ({ what }: Pick<PlainValue, 'what'>): boolean => what === 'transferee';

/** So many persons may be chosen of. */
const CHOICES = 500;

/** Whoever is in the register today, by name; who stands in the act is among them. Nobody who is there for significant control
 *  alone, where the reader may not know of him. */
async function withChoices(ctx: OrganizationContext, says: readonly PlainValue[]): Promise<PlainValue[]> {
  const { q, orgId, language } = ctx;
  const { at } = await readingToday(ctx);
  const hidden = judge(ctx, access['control.read']).may ? [] : [...(await forControlAlone(q, orgId))];
  const everybody = { ...at, words: '', kind: null, hidden, language, limit: CHOICES };
  const found = await personsFound(q, orgId, everybody);
  const chosen = await namesIn(
    q,
    orgId,
    says.filter(isOfPerson).map(({ value }) => value),
  );
  const choices = new Map([
    ...chosen,
    ...found.map(({ personId, name }) => [personId, displayName(name)] as const),
  ]);
  const listed = Array.from(choices, ([value, label]) => ({ value, label }));
  return says.map((one) => (isOfPerson(one) ? { ...one, choices: listed } : one));
}

export const correctEntries = defineCustomTransaction(
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
