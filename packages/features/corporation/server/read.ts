import type { Corporation } from '@tabellion/book/entities.ts';
import { fold } from '@tabellion/book/fold.ts';
import { LAST_DAY } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { userNames } from '../../accounts/server/public.ts';
import { readingAt, standsOn } from '../../people/server/public.ts';
import {
  type CorporationAct,
  corporationActs,
  corporationAt,
  resolutionsPassed,
} from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import { changedFacts, factsOf } from '../rules/factsOf.ts';
import { isOnOrBefore, openSince } from '../rules/openFacts.ts';

const mostResolutions = 200;

export const readCorporation = serveOrganization(contract.readCorporation, async (ctx, { query }) => {
  const { q, orgId } = ctx;
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const { at } = reading.value;
  const [corporation, known, resolutions] = await Promise.all([
    corporationAt(q, orgId, at),
    corporationActs(q, orgId, { ...at, asOf: LAST_DAY }),
    resolutionsPassed(q, orgId, { asOf: at.asOf, most: mostResolutions }),
  ]);
  const acts = known.filter(({ effectiveOn }) => effectiveOn <= at.asOf);
  const names = await userNames(
    q,
    acts.flatMap(({ actorId }) => actorId ?? []),
  );
  return ok({
    ...standsOn(reading.value),
    incorporated_on: corporation?.incorporatedOn ?? null,
    facts: corporation === undefined ? null : factsOf(corporation),
    history: historyOf(acts, names),
    open_since: openSince(known, at.asOf),
    resolutions: resolutions.map((one) => ({
      resolution_id: one.resolutionId,
      body: one.body,
      number: one.number,
      dated_on: one.datedOn,
      is_organizing: one.isOrganizing,
    })),
  });
});

/** Facts that each entry changes: acts of one day have one row, so they are folded one by one. */
function historyOf(
  acts: readonly CorporationAct[],
  names: ReadonlyMap<string, string>,
): contract.CorporationView['history'] {
  let before: contract.CorporationFacts | null = null;
  return acts.map((act, at) => {
    const after: contract.CorporationFacts | null = corporationIn(acts.slice(0, at + 1));
    const states = after === null ? {} : changedFacts(before, after);
    before = after;
    const { root: entry, kind, effectiveOn: on, payload, recordedAt, actorId } = act;
    const resolution = 'resolution' in payload ? payload.resolution : null;
    return {
      entry,
      kind,
      on,
      is_on_or_before: isOnOrBefore(act),
      states,
      resolution: resolution?.number ?? null,
      resolution_on: resolution?.date ?? null,
      registry_certificate: 'registryCertificate' in payload ? payload.registryCertificate : null,
      recorded_at: recordedAt,
      recorded_by: names.get(actorId ?? '') ?? '',
    };
  });
}

function corporationIn(acts: readonly CorporationAct[]): contract.CorporationFacts | null {
  // Each is the newest version that was known; as if it had been the first.
  const [row] = [...fold(acts.map(asRecorded)).tables.corporation.now()];
  return row === undefined ? null : factsOf(row.value as Corporation);
}

const asRecorded = (act: CorporationAct): CorporationAct => ({
  ...act,
  actId: act.root,
  verb: 'record' as const,
  supersedes: null,
});
