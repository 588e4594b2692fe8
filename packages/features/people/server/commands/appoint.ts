import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { readPastDate } from '@tabellion/law/fields.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import type { RecordingCode } from '../../../registers/refusals.ts';
import { readRegisters, recordActs, recordDraft } from '../../../registers/server/public/acts.ts';
import { judgeDecider } from '../../../registers/server/public/proposals.ts';
import * as contract from '../../contract.ts';
import { type Position, toBook } from '../../positions.ts';
import { refusedOf } from '../../rules/findings.ts';
import { judgeCandidacy } from '../../rules/judging.ts';
import {
  type AppointmentInput,
  type AppointmentOptions,
  type AppointmentTerms,
  readAppointment,
} from '../../rules/readAppointment.ts';
import type { PersonInput } from '../../shapes.ts';
import { definePeopleEntry } from '../definePeopleEntry.ts';
import { backdatePersonEntry } from '../entering.ts';
import {
  checkEditable,
  isAppointmentActive,
  openBoardContext,
  type PeopleContext,
} from '../peopleContext.ts';
import type { PeoplePorts } from '../ports.ts';
import { dayOrFoundingEvents, recordOrProposeDrafts } from '../recordOrProposeDrafts.ts';
import { boardFactsOf } from '../reply.ts';
import { addPerson, savePerson } from '../saving.ts';
import { isProposed, seatOf } from './remove.ts';

export const addToPosition = definePeopleEntry(
  contract.addToPosition,
  async (write, { ctx, ports, input: { params, body } }) =>
    enterAppointment(write, { ctx, ports }, { ...body, position: params.position }),
);

interface AppointmentForm extends NamedPerson, AppointmentInput {
  readonly position: Position;
}

interface AppointmentRequest {
  readonly ctx: Pick<OrganizationContext, 'orgId' | 'now'>;
  readonly ports: Pick<PeoplePorts, 'readDecidersFacts'>;
}

/** Appoints whom a form names or describes. */
export async function enterAppointment(
  write: OrganizationWrite,
  { ctx, ports }: AppointmentRequest,
  form: AppointmentForm,
) {
  const { position } = form;
  const context = await openBoardContext(write.tx, ctx, { named: namedIn(form) });
  const editable = checkEditable(context);
  if (!editable.ok) return editable;
  const terms = readAppointment(form, { position, ...appointmentDatingOptions(context) });
  if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
  // People of a founding have no day yet: they are read as they will be.
  const on = context.target === 'founding' ? null : terms.value.on;
  const personId = await addOrSavePerson(write, context, form, on);
  if (!personId.ok) return personId;
  const after = await openBoardContext(write.tx, ctx, { named: [personId.value], on });
  return appoint(write, after, { personId: personId.value, position, terms: terms.value }, ports);
}

/** How appointments are dated where the organization stands. */
export const appointmentDatingOptions = ({
  target,
  today,
  registers,
  organization,
}: PeopleContext): Omit<AppointmentOptions, 'position' | 'existing'> => {
  const isTakenOver = organization.company_type === 'old';
  return {
    today,
    isOnRecord: target === 'register',
    isTakenOver,
    since: registers.corporation?.incorporatedOn ?? (isTakenOver ? organization.incorporation_date : null),
  };
};

interface NamedPerson {
  readonly person?: PersonInput | undefined;
  readonly person_id?: string | undefined;
}

/** Everybody whom a request names who is known already. */
const namedIn = ({ person, person_id }: NamedPerson): (string | undefined)[] => [
  person_id,
  person?.person_id,
  ...(person?.members ?? []).map((member) => member.person_id),
];

/** The person whom a request names or describes; what it says of somebody known is saved with it.
 *  @param on  the day by which he stands in the registers; null in a founding */
export async function addOrSavePerson(
  write: OrganizationWrite,
  context: PeopleContext,
  { person, person_id }: NamedPerson,
  on: PlainDate | null,
) {
  const personId = person_id ?? person?.person_id;
  if (personId === undefined && person === undefined) return refuseField('person', 'PEOPLE.PERSON_REQUIRED');
  const input = person ?? {};
  const saved =
    personId === undefined
      ? await addPerson(write, context, { input, on, prefix: 'person.' })
      : await savePerson(write, context, {
          personId,
          input,
          // A fact may not be dated ahead, though an appointment may.
          how: { as: 'addition', on: on !== null && on < context.today ? on : context.today },
          prefix: 'person.',
        });
  if (!saved.ok) return saved;
  const entered =
    on === null ? ok(null) : await backdatePersonEntry(write, context, saved.value.personId, on);
  return entered.ok ? ok(saved.value.personId) : entered;
}

interface NewSeat {
  readonly personId: string;
  readonly position: Position;
  readonly terms: AppointmentTerms;
}

/** Appoints somebody who is in the registers. @param context  on the day of the appointment */
export async function appoint(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, position, terms }: NewSeat,
  { readDecidersFacts: readFacts }: Pick<PeoplePorts, 'readDecidersFacts'>,
) {
  const person = context.registers.persons.find((one) => one.personId === personId);
  if (person === undefined) return refuse('GENERAL.NOT_FOUND');
  const { on, orBefore, consentOn, title, resolution } = terms;
  const isTaken = context.registers.appointments.some(
    (one) =>
      one.personId === personId &&
      one.position === toBook(position) &&
      one.title === title &&
      isAppointmentActive(one),
  );
  if (isTaken) return refuseField('position', 'PEOPLE.ALREADY_APPOINTED');
  const facts = context.facts.get(personId) ?? {};
  const isFounding = context.target === 'founding';
  const isPast = on !== null && on < context.today;
  const day = on ?? context.today;
  const candidacy = { personId, kind: person.kind, facts, position, on: day, consentOn, resolution };
  const refused = refusedOf(judgeCandidacy({ ...candidacy, isFounding, isPast }, boardFactsOf(context)));
  if (refused.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields: refused });
  const jurisdiction = context.registers.corporation?.jurisdiction ?? null;
  const decided = await judgeDecider(
    write,
    { kind: 'appointed', position: toBook(position) },
    { resolution, on: day, jurisdiction, readFacts },
  );
  if (!decided.ok) return decided;
  const appointmentId = newId();
  const residency = position === 'directors' ? (person.facts.resident_canadian ?? null) : null;
  const seat = {
    appointmentId,
    personId,
    position: toBook(position),
    title,
    ...(orBefore && { orBefore }),
  };
  const dating = dayOrFoundingEvents(on, position === 'directors' ? 'certificate' : 'organizing_resolution');
  const draft = recordDraft('appointed', { ...seat, consentOn, residency, resolution }, dating);
  const placed = await recordOrProposeDrafts(write, context, [draft]);
  return placed.ok ? ok({ personId, appointmentId }) : placed;
}

/** The consent of a director who signed it here, from the day on which he holds the seat. A seat that has one keeps it, and one
 *  that is none any more needs none. */
export async function recordConsent(
  write: OrganizationWrite,
  { appointmentId, signedOn, enteredBy }: SignedConsent,
): Promise<Result<unknown, Refusal<RecordingCode>>> {
  const { tx, orgId, today } = write;
  const { appointments } = await readRegisters(tx, orgId, { asOf: today });
  const seat = appointments.find((one) => one.appointmentId === appointmentId);
  if (seat === undefined || seat.consentOn !== null || !isAppointmentActive(seat)) return ok(null);
  const on = signedOn < seat.from ? seat.from : signedOn;
  const draft = recordDraft('consent.given', { appointmentId }, { on });
  return recordActs(write, [draft], { today, enteredBy });
}

interface SignedConsent {
  readonly appointmentId: string;
  readonly signedOn: PlainDate;
  /** The user who asked for it: the signee need not have an account. */
  readonly enteredBy: string;
}

/** The consent of a director that arrives after the election (CBCA s. 106(9)). */
export const giveConsent = definePeopleEntry(
  contract.giveConsent,
  async (write, { ctx, input: { body } }) => {
    const { today } = write;
    const context = await openBoardContext(write.tx, ctx, { named: [body.person_id] });
    if (context.target === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
    const seat = seatOf(context, { personId: body.person_id, position: 'directors' });
    if (!seat.ok) return seat;
    const { appointmentId, personId, from, consentOn } = seat.value;
    if (isProposed(context, seat.value)) return refuse('REGISTERS.WAITS');
    if (consentOn !== null) return refuse('SHARES.NOTHING_CHANGES');
    const on = readPastDate(body.consent_on, { today, path: 'consent_on' });
    if (!on.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [on.error] });
    if (on.value < from) return refuseField('consent_on', 'PEOPLE.BEFORE_APPOINTMENT', { date: from });
    const draft = recordDraft('consent.given', { appointmentId }, { on: on.value });
    const recorded = await recordActs(write, [draft], { today });
    return recorded.ok ? ok({ personId }) : recorded;
  },
);
