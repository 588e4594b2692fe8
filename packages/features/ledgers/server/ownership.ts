import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { AnswerTo, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { readingAt } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import { largestHolders, ownershipChanges } from '../../registers/server/public/shares.ts';
import { mostSteps, type OwnershipView, type readOwnership as readContract } from '../capTableContract.ts';
import { ownershipParts } from '../rules/ownershipParts.ts';
import { type Step, stepsOf, thinned } from '../rules/ownershipSteps.ts';

/** So many holders are named where there are more than one more. */
const named = 4;

/** Among so many holders parts are rounded one by one on every date; more are rounded as the named and all others together. */
const apart = 1000;

export async function readOwnership(
  ctx: OrganizationContext,
  { query }: Pick<InputOf<typeof readContract>, 'query'>,
): Promise<AnswerTo<typeof readContract>> {
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const { at } = reading.value;
  const holders = await largestHolders(ctx.q, ctx.orgId, { ...at, most: named });
  const ids = holders.map(({ personId }) => personId);
  const changes = await ownershipChanges(ctx.q, ctx.orgId, { ...at, named: ids, apart });
  const few = thinned(stepsOf(changes, ids), mostSteps);
  const parts = ownershipParts(
    changes,
    ids,
    few.steps.map(({ on }) => on),
  );
  return ok({
    asOf: at.asOf,
    holders: holders.map(({ personId, name }) => ({ person_id: personId, display_name: displayName(name) })),
    steps: few.steps.map((step, place) => ({ ...stepView(step), percents: [...(parts[place] ?? [])] })),
    thinned: few.thinned,
  });
}

const stepView = ({ on, shares, kinds }: Step<OwnershipView['steps'][number]['kinds'][number]>) => ({
  on,
  sharesExact: shares.map(String),
  totalExact: String(shares.reduce((sum, one) => sum + one, 0n)),
  kinds: [...kinds],
});
