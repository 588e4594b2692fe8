import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { type HandlerResult, okWithCode } from '@tabellion/platform/http/context.ts';
import type { CommonRefusalCode } from '@tabellion/platform/http/refusalCodes.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { newestVersionOf, recordActs, replaceDraft } from '../../../registers/server/public/acts.ts';
import { openProposals, type ProposalEdit } from '../../../registers/server/public/proposals.ts';
import * as contract from '../../contract.ts';
import { type AppointmentTerms, readAppointment } from '../../rules/readAppointment.ts';
import {
  type CorrectionOrChange,
  type CorrectionOrChangeInput,
  readCorrectionOrChange,
} from '../../rules/readCorrectionOrChange.ts';
import { definePeopleEntry, replyWithView } from '../definePeopleEntry.ts';
import { backdatePersonEntry } from '../entering.ts';
import { checkEditable, openPeopleContext, type PeopleContext } from '../peopleContext.ts';
import { dayOrFoundingEvents, editProposed } from '../recordOrProposeDrafts.ts';
import { openPeopleViewContext } from '../reply.ts';
import { savePerson } from '../saving.ts';
import { factsIn, personView } from '../views.ts';
import { appointmentDatingOptions } from './appoint.ts';
import { isProposed, type SeatQuery, seatOf, seatsOf } from './remove.ts';

export const updatePosition = definePeopleEntry(
  contract.updatePosition,
  async (write, { ctx, input: { params, body } }) => {
    const { position } = params;
    const personId = body.person.person_id;
    if (personId === undefined) return refuseField('person.person_id', 'PEOPLE.PERSON_REQUIRED');
    const context = await openPeopleContext(write.tx, ctx);
    const seat = amendedSeat(context, { personId, position, title: body.title });
    if (!seat.ok) return seat;
    const how = correctionOrChangeOf(context, body);
    if (!how.ok) return how;
    const existing = termsOf(context, seat.value);
    const terms = readAppointment(body, { position, ...appointmentDatingOptions(context), existing });
    if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
    const person = { personId, input: body.person, how: how.value, prefix: 'person.' };
    const saved = await savePerson(write, context, person);
    if (!saved.ok) return saved;
    const amendment = { seat: seat.value, existing, terms: terms.value, how: how.value };
    const amended = await amend(write, context, amendment);
    return amended.ok ? ok({ personId }) : amended;
  },
  async (outcome, request) => {
    const reply = await replyWithView(outcome, request, undefined);
    const isOfficer = outcome.as === 'recorded' && request.input.params.position !== 'directors';
    return reply.ok && isOfficer ? okWithCode('PEOPLE.OFFICER_UPDATED', reply.value) : reply;
  },
);

export const updatePerson = definePeopleEntry(
  contract.updatePerson,
  async (write, { ctx, input: { body } }) => {
    const { as, changed_on, reason, person_id: personId, ...input } = body;
    const context = await openPeopleContext(write.tx, ctx);
    const editable = checkEditable(context);
    if (!editable.ok) return editable;
    const how = correctionOrChangeOf(context, { as, changed_on, reason });
    return how.ok ? savePerson(write, context, { personId, input, how: how.value, prefix: '' }) : how;
  },
  async (
    _outcome,
    { ctx, ports, input: { body } },
  ): Promise<HandlerResult<ReplyOf<typeof contract.updatePerson>, CommonRefusalCode>> => {
    const view = await openPeopleViewContext(ctx, ports);
    const person = view.registers.persons.find((one) => one.personId === body.person_id);
    return person === undefined
      ? refuse('GENERAL.NOT_FOUND')
      : ok({ person: personView(person, factsIn(view, person), ctx) });
  },
);

/** A proposal is only said again: nothing is asked. */
export function correctionOrChangeOf(context: PeopleContext, input: CorrectionOrChangeInput) {
  const { today, registers, target } = context;
  if (target === 'founding') return ok<CorrectionOrChange>({ as: 'addition', on: today });
  const how = readCorrectionOrChange(input, { today, since: registers.corporation?.incorporatedOn ?? null });
  return how.ok ? how : refuse('GENERAL.FIELD_INVALID', { fields: [how.error] });
}

/** The seat of the title that was told, among several positions `other`; an only one may be given another. */
function amendedSeat(context: PeopleContext, { title, ...held }: SeatQuery) {
  const titled = seatOf(context, { ...held, title });
  return titled.ok || seatsOf(context, held).length > 1 ? titled : seatOf(context, held);
}

const termsOf = (context: PeopleContext, seat: Appointment): AppointmentTerms => ({
  title: seat.title,
  on: isUndated(context, seat) ? null : seat.from,
  ...(seat.orBefore !== undefined && { orBefore: seat.orBefore }),
  consentOn: seat.consentOn,
  resolution: seat.resolution,
});

/** Its day is that of the certificate, or of a resolution, which is not there yet. */
const isUndated = ({ registers: { proposed } }: PeopleContext, { appointmentId }: Appointment): boolean =>
  (proposed.get(appointmentId)?.waitsFor.length ?? 0) > 0;

interface Amendment {
  readonly seat: Appointment;
  readonly existing: AppointmentTerms;
  readonly terms: AppointmentTerms;
  readonly how: CorrectionOrChange;
}

/** Says the appointment again rightly. A consent that arrives needs no reason: it was only not there yet. */
async function amend(write: OrganizationWrite, context: PeopleContext, amendment: Amendment) {
  const { seat, existing, terms, how } = amendment;
  if (canonicalJson(existing) === canonicalJson(terms)) return ok(null);
  if (isProposed(context, seat)) return amendDraft(write, context, seat, terms);
  const arrives =
    existing.consentOn === null &&
    canonicalJson({ ...existing, consentOn: terms.consentOn }) === canonicalJson(terms);
  if (!arrives && how.as === 'addition') return refuseField('as', 'PEOPLE.CORRECTION_OR_CHANGE');
  if (!arrives && how.as === 'change') return refuseField('as', 'PEOPLE.APPOINTMENT_NO_CHANGE');
  const basis = how.as === 'correction' ? how.reason : 'consent';
  return correct(write, context, { ...amendment, basis });
}

async function amendDraft(
  write: OrganizationWrite,
  context: PeopleContext,
  { appointmentId, personId, position }: Appointment,
  { on, ...terms }: AppointmentTerms,
) {
  const proposalId = context.registers.proposed.get(appointmentId)?.proposalId ?? '';
  const dating = dayOrFoundingEvents(on, position === 'director' ? 'certificate' : 'organizing_resolution');
  const amended = (draft: DraftAct): DraftAct =>
    draft.verb !== 'void' && draft.kind === 'appointed' && draft.payload.appointmentId === appointmentId
      ? { ...draft, dating, payload: { ...draft.payload, ...terms } }
      : draft;
  if (context.target === 'register' && on !== null)
    return recordAmended(write, context, { proposalId, personId, on, amended });
  return editProposed(write, context, proposalId, (drafts) => ok(drafts.map(amended)));
}

interface Dated {
  readonly proposalId: string;
  readonly personId: string;
  readonly on: PlainDate;
  amended(draft: DraftAct): DraftAct;
}

/** Whoever waited for the organizing resolution and is given a day waits no longer. The log tells it as an appointment. */
async function recordAmended(
  write: OrganizationWrite,
  context: PeopleContext,
  { proposalId, personId, on, amended }: Dated,
) {
  const entered = await backdatePersonEntry(write, context, personId, on);
  if (!entered.ok) return entered;
  const proposals = await openProposals(write.tx, write.orgId);
  const drafts = proposals.find(({ id }) => id === proposalId)?.drafts ?? [];
  const due = drafts.map(amended).filter((draft, index) => draft !== drafts[index]);
  const recorded = await recordActs(write, due, { today: context.today });
  if (!recorded.ok) return recorded;
  const waiting: ProposalEdit = (all) => ok(all.filter((draft) => amended(draft) === draft));
  return editProposed(write, context, proposalId, waiting, { isReported: false });
}

async function correct(
  write: OrganizationWrite,
  { registers, today }: PeopleContext,
  { seat, terms: { on, ...terms }, basis }: Amendment & { readonly basis: string },
) {
  const root = registers.madeBy.get(seat.appointmentId);
  const newest = root === undefined ? undefined : await newestVersionOf(write.tx, write.orgId, root);
  if (newest === undefined || newest.verb === 'void' || newest.kind !== 'appointed')
    return refuse('GENERAL.NOT_FOUND');
  const day = on ?? newest.effectiveOn;
  const entered = await backdatePersonEntry(write, { today }, seat.personId, day);
  if (!entered.ok) return entered;
  const draft = replaceDraft(newest, { ...newest.payload, ...terms }, { on: day }, { basis });
  return recordActs(write, [draft], { today });
}
