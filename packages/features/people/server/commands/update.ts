/** Updates a person in a position, or a person alone, from a form. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { type Handled, type OrganizationContext, okAs } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import {
  newestVersionOf,
  recordActs,
  replaceDraft,
  writeBundled,
} from '../../../registers/server/public/acts.ts';
import { type Edit, openProposals } from '../../../registers/server/public/proposals.ts';
import type * as contract from '../../contract.ts';
import { type AppointmentTerms, readAppointment } from '../../rules/readAppointment.ts';
import { type ChangeMode, type ChangeModeInput, readHow } from '../../rules/readHow.ts';
import { enterBy } from '../entering.ts';
import { checkEditable, openPeopleContext, type PeopleContext } from '../peopleContext.ts';
import { datingOf, editProposed } from '../place.ts';
import type { PeoplePorts } from '../ports.ts';
import { peopleViewContextOf } from '../reply.ts';
import { savePerson } from '../saving.ts';
import { factsIn, personView } from '../views.ts';
import { writePeople } from '../writing.ts';
import { datesOf } from './appoint.ts';
import { isProposed, type SeatQuery, seatOf, seatsOf } from './remove.ts';

/** Errors: those of `seatOf`, `savePerson` and the registers; PEOPLE.PERSON_REQUIRED, PEOPLE.CORRECTION_OR_CHANGE,
 *  PEOPLE.APPOINTMENT_NO_CHANGE. */
export async function updatePosition(
  ctx: OrganizationContext,
  ports: PeoplePorts,
  { params, body }: Pick<InputOf<typeof contract.updatePosition>, 'params' | 'body'>,
): Promise<Handled<ReplyOf<typeof contract.updatePosition>>> {
  const { position } = params;
  const personId = body.person.person_id;
  if (personId === undefined) return refuseField('person.person_id', 'PEOPLE.PERSON_REQUIRED');
  const answer = await writePeople(ctx, ports, body, async (write) => {
    const context = await openPeopleContext(write.tx, ctx);
    const seat = amendedSeat(context, { personId, position, title: body.title });
    if (!seat.ok) return seat;
    const how = howOf(context, body);
    if (!how.ok) return how;
    const existing = termsOf(context, seat.value);
    const terms = readAppointment(body, { position, ...datesOf(context), known: existing });
    if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
    const saved = await savePerson(write, context, {
      personId,
      input: body.person,
      how: how.value,
      prefix: 'person.',
    });
    if (!saved.ok) return saved;
    const amended = await amend(write, context, {
      seat: seat.value,
      known: existing,
      terms: terms.value,
      how: how.value,
    });
    if (!amended.ok) return amended;
    return ok({ personId });
  });
  if (!answer.ok || body.preview === true || position === 'directors') return answer;
  return okAs('PEOPLE.OFFICER_UPDATED', answer.value);
}

/** Errors: GENERAL.NOT_FOUND, ORGANIZATION.SUBMITTED, those of `savePerson`. */
export async function updatePerson(
  ctx: OrganizationContext,
  ports: PeoplePorts,
  { body }: Pick<InputOf<typeof contract.updatePerson>, 'body'>,
): Promise<Handled<ReplyOf<typeof contract.updatePerson>>> {
  const {
    as,
    changed_on,
    reason,
    person_id: personId,
    amend: _amend,
    amend_reason: _reason,
    override: _override,
    override_reason: _beyond,
    ...input
  } = body;
  const options = { judging: ports.judgingClasses };
  const work = async (write: OrganizationWrite) => {
    const context = await openPeopleContext(write.tx, ctx);
    const editable = checkEditable(context);
    if (!editable.ok) return editable;
    const how = howOf(context, { as, changed_on, reason });
    if (!how.ok) return how;
    const saved = await savePerson(write, context, { personId, input, how: how.value, prefix: '' });
    if (!saved.ok) return saved;
    return ok({ personId });
  };
  const written = await writeBundled(ctx, body, work, options);
  if (!written.ok) return written;
  const viewContext = peopleViewContextOf(await openPeopleContext(ctx.q, ctx), ctx, ports);
  const person = viewContext.registers.persons.find((one) => one.personId === personId);
  return person === undefined
    ? refuse('GENERAL.NOT_FOUND')
    : ok({ person: personView(person, factsIn(viewContext, person)) });
}

/** In a proposal nothing is asked: it is only said again. */
export function howOf(context: PeopleContext, input: ChangeModeInput): Result<ChangeMode, Refusal> {
  const { today, registers, target } = context;
  if (target === 'founding') return ok({ as: 'addition', on: today });
  const how = readHow(input, { today, since: registers.corporation?.incorporatedOn ?? null });
  return how.ok ? how : refuse('GENERAL.FIELD_INVALID', { fields: [how.error] });
}

/** Of several positions `other` the one that bears the title that was told; an only one may be given another. */
function amendedSeat(context: PeopleContext, { title, ...held }: SeatQuery): Result<Appointment, Refusal> {
  const titled = seatOf(context, { ...held, title });
  return titled.ok || seatsOf(context, held).length > 1 ? titled : seatOf(context, held);
}

const termsOf = (context: PeopleContext, seat: Appointment): AppointmentTerms => ({
  title: seat.title,
  on: isProposed(context, seat) ? null : seat.from,
  consentOn: seat.consentOn,
  resolution: seat.resolution,
});

interface Amendment {
  readonly seat: Appointment;
  readonly known: AppointmentTerms;
  readonly terms: AppointmentTerms;
  readonly how: ChangeMode;
}

/** Says the appointment again rightly. A consent that arrives needs no reason: it was only not there yet. */
async function amend(
  write: OrganizationWrite,
  context: PeopleContext,
  amendment: Amendment,
): Promise<Result<null, Refusal>> {
  const { seat, known: existing, terms, how } = amendment;
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
): Promise<Result<null, Refusal>> {
  const proposalId = context.registers.proposed.get(appointmentId)?.proposalId ?? '';
  const dating = datingOf(on, position === 'director' ? 'certificate' : 'organizing_resolution');
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
): Promise<Result<null, Refusal>> {
  const entered = await enterBy(write, context, personId, on);
  if (!entered.ok) return entered;
  const proposals = await openProposals(write.tx, write.orgId);
  const drafts = proposals.find(({ id }) => id === proposalId)?.drafts ?? [];
  const due = drafts.map(amended).filter((draft, index) => draft !== drafts[index]);
  const recorded = await recordActs(write, due, { today: context.today });
  if (!recorded.ok) return recorded;
  const waiting: Edit = (all) => ok(all.filter((draft) => amended(draft) === draft));
  return editProposed(write, context, proposalId, waiting, { isReported: false });
}

async function correct(
  write: OrganizationWrite,
  { registers, today }: PeopleContext,
  { seat, terms: { on, ...terms }, basis }: Amendment & { readonly basis: string },
): Promise<Result<null, Refusal>> {
  const root = registers.madeBy.get(seat.appointmentId);
  const newest = root === undefined ? undefined : await newestVersionOf(write.tx, write.orgId, root);
  if (newest === undefined || newest.verb === 'void' || newest.kind !== 'appointed')
    return refuse('GENERAL.NOT_FOUND');
  const day = on ?? newest.effectiveOn;
  const entered = await enterBy(write, { today }, seat.personId, day);
  if (!entered.ok) return entered;
  const draft = replaceDraft(newest, { ...newest.payload, ...terms }, { on: day }, { basis });
  const recorded = await recordActs(write, [draft], { today });
  return recorded.ok ? ok(null) : recorded;
}
