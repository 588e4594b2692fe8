/** Acts that a resolution decides, and those that it only takes note of: an entry may name a number of the wrong body. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import type { OfficeAddress } from '@tabellion/book/terms/corporation.ts';
import {
  type DecidingBody,
  type Decision,
  decidersOf,
  otherDeciderOf,
} from '../../../registers/rules/deciders.ts';
import {
  bodyOfSequence,
  isSameNumber,
  type ResolutionBody,
  resolutionsIn,
} from '../../../registers/rules/resolutions.ts';
import type { BookFacts, PrintedResolution } from '../template.ts';

export type SeatAct = ChangeAct<'appointed' | 'ceased'>;
export type OfficeMove = ChangeAct<'address.changed'>;

type Facts = Pick<BookFacts, 'acts' | 'agreements' | 'appointments' | 'corporation'>;

export const seatOf = (
  { appointments }: Pick<BookFacts, 'appointments'>,
  { payload }: SeatAct,
): Appointment | undefined =>
  appointments.find(({ appointmentId }) => appointmentId === payload.appointmentId);

/** The address of the same place until the act; undefined where none was recorded. */
export const addressBefore = (
  { acts }: Pick<BookFacts, 'acts'>,
  move: OfficeMove,
): OfficeAddress | undefined =>
  acts
    .filter((one): one is OfficeMove => one.kind === 'address.changed')
    .filter(({ payload }) => payload.place === move.payload.place)
    .findLast(({ rank, effectiveOn }) =>
      effectiveOn === move.effectiveOn ? rank < move.rank : effectiveOn < move.effectiveOn,
    )?.payload.address;

const isDecision = (act: ChangeAct): act is SeatAct | OfficeMove =>
  act.kind === 'appointed' || act.kind === 'ceased' || act.kind === 'address.changed';

function decisionOf(facts: Facts, act: SeatAct | OfficeMove): Decision | undefined {
  if (act.kind === 'address.changed')
    return { kind: act.kind, payload: act.payload, before: addressBefore(facts, act) };
  const seat = seatOf(facts, act);
  if (seat === undefined) return undefined;
  const { position } = seat;
  return act.kind === 'appointed'
    ? { kind: act.kind, position }
    : { kind: act.kind, position, reason: act.payload.reason };
}

const dayOf = ({ agreements, corporation }: Facts, { effectiveOn }: Pick<ChangeAct, 'effectiveOn'>) => ({
  jurisdiction: corporation.jurisdiction,
  agreements,
  on: effectiveOn,
});

function decidersIn(facts: Facts, act: SeatAct | OfficeMove): ReturnType<typeof decidersOf> {
  const decision = decisionOf(facts, act);
  return decision === undefined ? null : decidersOf(decision, dayOf(facts, act));
}

/** Whether the body may decide the act. What nobody decides, such as the end of a term, each may note. */
export const mayDecide = (facts: Facts, act: SeatAct | OfficeMove, body: DecidingBody): boolean =>
  decidersIn(facts, act)?.includes(body) ?? true;

/** The body whose paper passes an act: that of the resolution. Where its number is of the corporation's own and says nothing of a body,
 *  the one that decides the act. */
export function passingBodyOf(
  facts: Facts,
  act: ChangeAct,
  { body, number }: Pick<PrintedResolution, 'body' | 'number'>,
): ResolutionBody {
  if (number === null || bodyOfSequence(number) !== null || !isDecision(act)) return body;
  const deciders = decidersIn(facts, act);
  return deciders === null || deciders.some((one) => one === body) ? body : deciders[0];
}

/** A resolution that an act names, of a body that may not decide it. */
interface NamedOfOther {
  readonly number: string;
  /** The body that decides the act. */
  readonly decider: DecidingBody;
}

/** Null where the act names none, where its body may decide, and where the number says nothing of a body. A change of this product
 *  that moved the office to another province named one resolution of the shareholders for the articles and the address: it is none. */
export function namedOfOther(facts: Facts, act: ChangeAct): NamedOfOther | null {
  if (!isDecision(act) || isMovedByArticles(facts, act)) return null;
  const [resolution] = resolutionsIn(act);
  const decision = decisionOf(facts, act);
  if (resolution === undefined || decision === undefined) return null;
  const decider = otherDeciderOf(decision, resolution, dayOf(facts, act));
  return decider && { number: resolution.number, decider };
}

/** Whether the articles were amended to name the province with the same batch, by the same resolution. */
function isMovedByArticles({ acts }: Pick<BookFacts, 'acts'>, move: SeatAct | OfficeMove): boolean {
  if (move.kind !== 'address.changed' || move.batchId === null) return false;
  const { batchId, payload } = move;
  return acts.some(
    (act) =>
      act.kind === 'articles.amended' &&
      act.batchId === batchId &&
      act.payload.changes.province !== undefined &&
      act.payload.resolution?.date === payload.resolution?.date &&
      isSameNumber(act.payload.resolution?.number ?? '', payload.resolution?.number ?? ''),
  );
}
