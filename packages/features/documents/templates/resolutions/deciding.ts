/** Acts that a resolution decides, and those that it only takes note of: an entry may name a number of the wrong body, above all one of
 *  an older book. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import { type Decision, decidersOf, otherDeciderOf } from '../../../registers/rules/deciders.ts';
import { type ResolutionBody, resolutionsIn } from '../../../registers/rules/resolutions.ts';
import type { BookFacts } from '../template.ts';

export type Seated = ChangeAct<'appointed' | 'ceased'>;
export type Moved = ChangeAct<'address.changed'>;

type Facts = Pick<BookFacts, 'acts' | 'agreements' | 'appointments' | 'corporation'>;

export const seatOf = (
  { appointments }: Pick<BookFacts, 'appointments'>,
  { payload }: Seated,
): Appointment | undefined =>
  appointments.find(({ appointmentId }) => appointmentId === payload.appointmentId);

/** The address of the same place until the act; undefined where none was recorded. */
export const addressBefore = ({ acts }: Pick<BookFacts, 'acts'>, move: Moved): OfficeAddress | undefined =>
  acts
    .filter((one): one is Moved => one.kind === 'address.changed')
    .filter(({ payload }) => payload.place === move.payload.place)
    .findLast(({ rank, effectiveOn }) =>
      effectiveOn === move.effectiveOn ? rank < move.rank : effectiveOn < move.effectiveOn,
    )?.payload.address;

function decisionOf(facts: Facts, act: Seated | Moved): Decision | undefined {
  if (act.kind === 'address.changed')
    return { kind: act.kind, payload: act.payload, before: addressBefore(facts, act) };
  const seat = seatOf(facts, act);
  if (seat === undefined) return undefined;
  const { position } = seat;
  return act.kind === 'appointed'
    ? { kind: act.kind, position }
    : { kind: act.kind, position, reason: act.payload.reason };
}

const decidingIn = ({ agreements, corporation }: Facts, { effectiveOn }: Pick<ChangeAct, 'effectiveOn'>) => ({
  jurisdiction: corporation.jurisdiction,
  hasUnanimousAgreement: agreements.some(({ since }) => since <= effectiveOn),
});

/** Whether the body may decide the act. What nobody decides, such as the end of a term, each may note. */
export function mayDecide(facts: Facts, act: Seated | Moved, body: ResolutionBody): boolean {
  const decision = decisionOf(facts, act);
  const deciders = decision && decidersOf(decision, decidingIn(facts, act));
  return deciders?.includes(body) ?? true;
}

/** The body that decides an act which names a resolution of another; null where its own may. */
export function otherDeciderIn(facts: Facts, act: ChangeAct): ResolutionBody | null {
  if (act.kind !== 'appointed' && act.kind !== 'ceased' && act.kind !== 'address.changed') return null;
  const [resolution] = resolutionsIn(act);
  if (resolution === undefined) return null;
  const decision = decisionOf(facts, act);
  return decision === undefined ? null : otherDeciderOf(decision, resolution, decidingIn(facts, act));
}
