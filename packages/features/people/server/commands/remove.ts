/** The end of an appointment; the person stays in the register. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { recordActs, recordDraft } from '../../../registers/server/public/acts.ts';
import { judgeDecider } from '../../../registers/server/public/proposals.ts';
import * as contract from '../../contract.ts';
import { type Position, toBook } from '../../positions.ts';
import { type Cessation, readCessation } from '../../rules/readAppointment.ts';
import { withoutUnreferencedPerson } from '../../rules/unnamed.ts';
import { definePeopleEntry } from '../definePeopleEntry.ts';
import {
  checkEditable,
  isAppointmentActive,
  openBoardContext,
  type PeopleContext,
} from '../peopleContext.ts';
import type { PeoplePorts } from '../ports.ts';
import { editProposed } from '../recordOrProposeDrafts.ts';

export const removeFromPosition = definePeopleEntry(
  contract.removeFromPosition,
  (write, { ctx, ports, input: { params, query } }) =>
    end(write, { ctx, ports }, { ...query, personId: params.itemId, position: params.position }),
);

/** The same with the acts on record that are amended with it. */
export const endPosition = definePeopleEntry(
  contract.endPosition,
  (write, { ctx, ports, input: { params, body } }) =>
    end(write, { ctx, ports }, { ...body, personId: body.person_id, position: params.position }),
);

async function end(
  write: OrganizationWrite,
  { ctx, ports }: { readonly ctx: OrganizationContext; readonly ports: PeoplePorts },
  request: SeatQuery & Parameters<typeof readCessation>[0],
) {
  const context = await openBoardContext(write.tx, ctx, { named: [] });
  const seat = seatOf(context, request);
  if (!seat.ok) return seat;
  if (isProposed(context, seat.value)) return retract(write, context, seat.value);
  const cessation = readCessation(request, seat.value.from);
  if (!cessation.ok) return refuse('GENERAL.FIELD_INVALID', { fields: cessation.error });
  // Shareholders alone remove a director, and directors an officer (CBCA ss. 109(1), 121).
  const { on, reason, resolution } = cessation.value;
  const decided = await judgeDecider(
    write,
    { kind: 'ceased', position: seat.value.position, reason },
    {
      resolution,
      on,
      jurisdiction: context.registers.corporation?.jurisdiction ?? null,
      readFacts: ports.readDecidersFacts,
    },
  );
  return decided.ok ? cease(write, context, seat.value, cessation.value) : decided;
}

/** Ends the old position on the day on which the new one began. */
export const removePreviousPosition = definePeopleEntry(
  contract.removePreviousPosition,
  async (write, { ctx, input: { params } }) => {
    const { position, personId, newPosition } = params;
    if (position === newPosition) return refuseField('newPosition', 'PEOPLE.POSITION_REPEATED');
    const context = await openBoardContext(write.tx, ctx, { named: [] });
    const old = seatOf(context, { personId, position });
    const next = seatOf(context, { personId, position: newPosition });
    if (!old.ok) return old;
    if (!next.ok) return next;
    if (isProposed(context, old.value)) return retract(write, context, old.value, next.value);
    if (isProposed(context, next.value)) return refuse('REGISTERS.WAITS');
    const { from: on } = next.value;
    if (on < old.value.from) {
      return refuseField('newPosition', 'PEOPLE.BEFORE_APPOINTMENT', { date: old.value.from });
    }
    return cease(write, context, old.value, { on, reason: 'succeeded', resolution: next.value.resolution });
  },
);

export interface SeatQuery {
  readonly personId: string;
  readonly position: Position;
  /** Which of several `other`; the only one where it is left out. */
  readonly title?: string | undefined;
}

/** The seat in which somebody sits now. */
export function seatOf(context: PeopleContext, wanted: SeatQuery) {
  const editable = checkEditable(context);
  if (!editable.ok) return editable;
  const [seat] = seatsOf(context, wanted);
  return seat === undefined ? refuse('GENERAL.NOT_FOUND') : ok(seat);
}

/** Several only of `other`, each by a title of its own. */
export const seatsOf = (
  { registers }: PeopleContext,
  { personId, position, title }: SeatQuery,
): readonly Appointment[] =>
  registers.appointments.filter(
    (one) =>
      one.personId === personId &&
      one.position === toBook(position) &&
      isAppointmentActive(one) &&
      (title === undefined || one.title === title),
  );

export const isProposed = ({ registers }: PeopleContext, { appointmentId }: Appointment): boolean =>
  registers.proposed.has(appointmentId);

/** Takes an appointment out of its proposal, and a person whom nothing there names any more.
 *  @param next  takes its place, since its day where it was given none of its own */
async function retract(
  write: OrganizationWrite,
  context: PeopleContext,
  { appointmentId, personId }: Appointment,
  next?: Appointment,
) {
  const proposalId = context.registers.proposed.get(appointmentId)?.proposalId ?? '';
  const edited = await editProposed(write, context, proposalId, (drafts) => {
    const old = drafts.find((draft) => isOf(draft, appointmentId));
    const others = drafts.filter((draft) => draft !== old);
    const kept = others.map((draft) =>
      old !== undefined && isOf(draft, next?.appointmentId) ? sinceDayOf(draft, old) : draft,
    );
    return ok(withoutUnreferencedPerson(kept, personId));
  });
  return edited.ok ? ok({ personId }) : edited;
}

const isOf = ({ kind, payload }: DraftAct, appointmentId: string | undefined): boolean =>
  kind === 'appointed' && payload?.appointmentId === appointmentId;

function sinceDayOf(draft: DraftAct, old: DraftAct): DraftAct {
  if (draft.verb === 'void' || draft.kind !== 'appointed' || 'on' in draft.dating) return draft;
  if (old.verb === 'void' || old.kind !== 'appointed' || !('on' in old.dating)) return draft;
  const { orBefore } = old.payload;
  return {
    ...draft,
    dating: old.dating,
    payload: { ...draft.payload, ...(orBefore !== undefined && { orBefore }) },
  };
}

async function cease(
  write: OrganizationWrite,
  { today }: PeopleContext,
  { appointmentId, personId }: Appointment,
  { on, reason, resolution }: Cessation,
) {
  const draft = recordDraft('ceased', { appointmentId, reason, resolution }, { on });
  const recorded = await recordActs(write, [draft], { today });
  return recorded.ok ? ok({ personId }) : recorded;
}
