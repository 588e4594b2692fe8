import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { readingAt } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { takenOverDays } from '../../registers/server/public/control.ts';
import {
  classesAt,
  largestHolders,
  ownershipChanges,
  PROMISED_PART,
} from '../../registers/server/public/shares.ts';
import { mostSteps, type OwnershipView, readOwnership as readContract } from '../capTableContract.ts';
import { ownershipPercentages } from '../rules/ownershipPercentages.ts';
import { type HolderShareChange, placeIn, stepsOf, thinned } from '../rules/ownershipSteps.ts';

/** So many parts are named where there are more than one more. */
const named = 4;

/** Among so many holders parts are rounded one by one on every date; more are rounded as the named and all others together. */
const apart = 1000;

type Context = Pick<OrganizationContext, 'q' | 'orgId'>;
type Kind = OwnershipView['steps'][number]['kinds'][number];

export const readOwnership = serveOrganization(readContract, async (ctx, { query }) => {
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const { at } = reading.value;
  const { by = 'holder', of = 'issued' } = query;
  const classes = (await classesAt(ctx.q, ctx.orgId, at)).map(({ classId, terms }) => ({
    _id: classId,
    name: terms.name,
  }));
  const shown =
    by === 'class'
      ? classes.slice(0, classes.length > named + 1 ? named : named + 1)
      : await largest(ctx, at);
  const ids = shown.map(({ _id }) => _id);
  const [rows, openings] = await Promise.all([
    ownershipChanges(ctx.q, ctx.orgId, { ...at, by, of, named: ids, apart }),
    takenOverDays(ctx.q, ctx.orgId, at),
  ]);
  const changes = rows.map((row) => ({ ...row, kinds: kindsOf(row) }));
  const placeOf = placeIn(ids, isPromised);
  const few = thinned(stepsOf(changes, ids.length, placeOf), mostSteps);
  const order = by === 'class' ? classes.map(({ _id }) => _id) : [];
  const parts = ownershipPercentages(
    changes,
    few.steps.map(({ on }) => on),
    { count: ids.length, placeOf, compare: comparing(order) },
  );
  return ok({
    asOf: at.asOf,
    parts: shown,
    steps: few.steps.map(({ on, shares, kinds, firstOf }, place) => ({
      on,
      sharesExact: shares.map(String),
      totalExact: String(shares.reduce((sum, one) => sum + one, 0n)),
      percents: [...(parts[place] ?? [])],
      kinds: [...kinds],
      firstOf: classes.filter(({ _id }) => firstOf.includes(_id)).map(({ name }) => name),
    })),
    startsTakenOver: few.steps.slice(0, 1).some(({ on }) => openings.has(on)),
    thinned: few.thinned,
  });
});

async function largest({ q, orgId }: Context, at: ReadingAt) {
  const holders = await largestHolders(q, orgId, { ...at, most: named });
  return holders.map(({ personId, name }) => ({ _id: personId, name: displayName(name) }));
}

const isPromised = (part: string): boolean => part.startsWith(PROMISED_PART);

/** As the cap table orders its lines: classes by their articles, holders by id, and after them what nobody holds yet. */
const comparing =
  (order: readonly string[]) =>
  (a: string, b: string): number => {
    const [first, second] = [a, b].map((part) => (isPromised(part) ? order.length : order.indexOf(part)));
    return (first ?? 0) - (second ?? 0) || (a < b ? -1 : 1);
  };

/** Where no shares were issued or ended, what became of options, warrants or pools. */
function kindsOf({
  part,
  change,
  kinds,
}: Pick<HolderShareChange<Kind>, 'part' | 'change' | 'kinds'>): readonly Kind[] {
  if (kinds.length > 0 || part === null || !isPromised(part)) return kinds;
  const isPool = part.startsWith(`${PROMISED_PART}2`);
  if (change.startsWith('-')) return isPool ? [] : ['option.expired'];
  return isPool ? ['pool.reserved'] : ['option.granted'];
}
