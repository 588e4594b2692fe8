/** The offices and the first shares that wait for the organizing resolution, read as if it were passed on a day. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { assignValues } from '@tabellion/book/assignedValues.ts';
import { previewActs } from '@tabellion/book/proposal.ts';
import { instant, type PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { restsOnOrganizing } from '../rules/resolutions.ts';
import { type Registers, readRegisters } from './read.ts';
import { withCertificateDate } from './record.ts';
import { type Proposal, selectOpenProposals } from './store/proposals.ts';
import { type Resolution, selectOrganizingResolution } from './store/resolutions.ts';

export interface PlannedFounding {
  /** The registers with everything that waits; undefined where nothing does. */
  readonly registers: Registers | undefined;
  /** Acts that wait, without a place in the history, in the order of the proposals. */
  readonly acts: readonly ChangeAct[];
  /** Each with the day on which it is taken to be passed, where it is not. */
  readonly resolutions: readonly (Resolution & { readonly datedOn: PlainDate })[];
}

/** Those that the founding left: what they hold rests on the organizing resolution. */
export const selectFoundingProposals = async (q: Queries, orgId: string): Promise<readonly Proposal[]> =>
  (await selectOpenProposals(q, orgId)).filter(({ drafts }) => drafts.some(restsOnOrganizing));

/** Undefined once nothing waits, and both organizing resolutions are passed. */
export async function readPlannedFounding(
  q: Queries,
  orgId: string,
  asOf: PlainDate,
): Promise<PlannedFounding | undefined> {
  const [proposals, directors, shareholders] = await Promise.all([
    selectFoundingProposals(q, orgId),
    selectOrganizingResolution(q, orgId, 'directors'),
    selectOrganizingResolution(q, orgId, 'shareholders'),
  ]);
  const planned = [directors, shareholders].flatMap((one) => one ?? []);
  if (proposals.length === 0 && planned.every(({ status }) => status === 'passed')) return undefined;
  const resolutions = planned.map((one) => ({ ...one, datedOn: one.datedOn ?? asOf }));
  if (proposals.length === 0) return { registers: undefined, acts: [], resolutions };
  const organizing = resolutions.find(({ body }) => body === 'directors');
  const reference = organizing && {
    resolutionId: organizing.resolutionId,
    number: organizing.number ?? '',
    date: organizing.datedOn,
  };
  const registers = await readRegisters(q, orgId, { asOf, proposals: proposals.map(({ id }) => id) });
  return {
    registers: reference === undefined ? registers : resting(registers, reference),
    acts: await actsOf(q, orgId, proposals, asOf),
    resolutions,
  };
}

/** The organizing resolution stands where what waits names none of its own. */
function resting(registers: Registers, resolution: ResolutionRef): Registers {
  const named = <One extends { readonly resolution: ResolutionRef | null }>(one: One, id: string): One =>
    one.resolution === null && registers.proposed.get(id)?.isOfFounding === true
      ? { ...one, resolution }
      : one;
  return {
    ...registers,
    appointments: registers.appointments.map((one) => named(one, one.appointmentId)),
    certificates: registers.certificates.map((one) => named(one, one.securityId)),
  };
}

/** Drafts on the day of the reading where they have no other, behind all acts of the history. */
async function actsOf(
  q: Queries,
  orgId: string,
  proposals: readonly Proposal[],
  asOf: PlainDate,
): Promise<readonly ChangeAct[]> {
  const drafts = proposals.flatMap((one) => one.drafts);
  const dates = await withCertificateDate(q, orgId, {});
  const assigned = assignValues(drafts, { dates, prefixes: new Map(), serials: new Map() });
  const stamp = {
    lastSeq: Number.MAX_SAFE_INTEGER - drafts.length - 1,
    recordedAt: instant(`${asOf}T00:00:00Z`),
    actorId: null,
    batchId: null,
    rankOf: () => undefined,
  };
  return previewActs(drafts, asOf, assigned, stamp).flatMap((act) => (act.verb === 'void' ? [] : [act]));
}
