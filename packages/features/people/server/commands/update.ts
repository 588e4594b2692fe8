/** What a form says anew of somebody in a position, or of a person alone. */
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
  openProposals,
  recordActs,
  replaceDraft,
  writeTogether,
} from '../../../registers/server/public.ts';
import type * as contract from '../../contract.ts';
import { type AppointmentTerms, readAppointment } from '../../rules/readAppointment.ts';
import { type How, type HowInput, readHow } from '../../rules/readHow.ts';
import { enterBy } from '../entering.ts';
import { logAppointments, logPersonSaved } from '../log.ts';
import { datingOf, editProposed } from '../place.ts';
import type { PeoplePorts } from '../ports.ts';
import { sceneryOf } from '../reply.ts';
import { savePerson } from '../saving.ts';
import { checkEditable, openScene, type Scene } from '../scene.ts';
import { factsIn, personView } from '../views.ts';
import { writePeople } from '../writing.ts';
import { datesOf } from './appoint.ts';
import { isProposed, seatOf, seatsOf, type Wanted } from './remove.ts';

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
    const scene = await openScene(write.tx, ctx);
    const seat = amendedSeat(scene, { personId, position, title: body.title });
    if (!seat.ok) return seat;
    const how = howOf(scene, body);
    if (!how.ok) return how;
    const known = termsOf(scene, seat.value);
    const terms = readAppointment(body, { position, ...datesOf(scene), known });
    if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
    const saved = await savePerson(write, scene, {
      personId,
      input: body.person,
      how: how.value,
      prefix: 'person.',
    });
    if (!saved.ok) return saved;
    const amended = await amend(write, scene, {
      seat: seat.value,
      known,
      terms: terms.value,
      how: how.value,
    });
    if (!amended.ok) return amended;
    if (saved.value.isChanged || amended.value.isChanged)
      await logPersonSaved(write, scene, { personId, act: saved.value.act });
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
  const around = { judging: ports.judgingClasses };
  const work = async (write: OrganizationWrite) => {
    const scene = await openScene(write.tx, ctx);
    const editable = checkEditable(scene);
    if (!editable.ok) return editable;
    const how = howOf(scene, { as, changed_on, reason });
    if (!how.ok) return how;
    const saved = await savePerson(write, scene, { personId, input, how: how.value, prefix: '' });
    if (!saved.ok) return saved;
    if (saved.value.isChanged) await logPersonSaved(write, scene, { personId, act: saved.value.act });
    return ok({ personId });
  };
  const written = await writeTogether(ctx, body, work, around);
  if (!written.ok) return written;
  const scenery = sceneryOf(await openScene(ctx.q, ctx), ctx, ports);
  const person = scenery.registers.persons.find((one) => one.personId === personId);
  return person === undefined
    ? refuse('GENERAL.NOT_FOUND')
    : ok({ person: personView(person, factsIn(scenery, person)) });
}

/** In a proposal nothing is asked: it is only said again. */
export function howOf(scene: Scene, input: HowInput): Result<How, Refusal> {
  const { today, registers, target } = scene;
  if (target === 'founding') return ok({ as: 'addition', on: today });
  const how = readHow(input, { today, since: registers.corporation?.incorporatedOn ?? null });
  return how.ok ? how : refuse('GENERAL.FIELD_INVALID', { fields: [how.error] });
}

/** Of several positions `other` the one that bears the title that was told; an only one may be given another. */
function amendedSeat(scene: Scene, { title, ...held }: Wanted): Result<Appointment, Refusal> {
  const titled = seatOf(scene, { ...held, title });
  return titled.ok || seatsOf(scene, held).length > 1 ? titled : seatOf(scene, held);
}

const termsOf = (scene: Scene, seat: Appointment): AppointmentTerms => ({
  title: seat.title,
  on: isProposed(scene, seat) ? null : seat.from,
  consentOn: seat.consentOn,
  resolution: seat.resolution,
});

interface Amendment {
  readonly seat: Appointment;
  readonly known: AppointmentTerms;
  readonly terms: AppointmentTerms;
  readonly how: How;
}

/** Says the appointment again rightly. A consent that arrives needs no reason: it was only not there yet. */
async function amend(
  write: OrganizationWrite,
  scene: Scene,
  amendment: Amendment,
): Promise<Result<{ isChanged: boolean }, Refusal>> {
  const { seat, known, terms, how } = amendment;
  if (canonicalJson(known) === canonicalJson(terms)) return ok({ isChanged: false });
  if (isProposed(scene, seat)) return amendDraft(write, scene, seat, terms);
  const arrives =
    known.consentOn === null &&
    canonicalJson({ ...known, consentOn: terms.consentOn }) === canonicalJson(terms);
  if (!arrives && how.as === 'addition') return refuseField('as', 'PEOPLE.CORRECTION_OR_CHANGE');
  if (!arrives && how.as === 'change') return refuseField('as', 'PEOPLE.APPOINTMENT_NO_CHANGE');
  const basis = how.as === 'correction' ? how.reason : 'consent';
  return correct(write, scene, { ...amendment, basis });
}

async function amendDraft(
  write: OrganizationWrite,
  scene: Scene,
  { appointmentId, personId, position }: Appointment,
  { on, ...terms }: AppointmentTerms,
): Promise<Result<{ isChanged: boolean }, Refusal>> {
  const proposalId = scene.registers.proposed.get(appointmentId)?.proposalId ?? '';
  const dating = datingOf(on, position === 'director' ? 'certificate' : 'organizing_resolution');
  const amended = (draft: DraftAct): DraftAct =>
    draft.verb !== 'void' && draft.kind === 'appointed' && draft.payload.appointmentId === appointmentId
      ? { ...draft, dating, payload: { ...draft.payload, ...terms } }
      : draft;
  if (scene.target === 'register' && on !== null)
    return recordAmended(write, scene, { proposalId, personId, on, amended });
  const edited = await editProposed(write, scene, proposalId, (drafts) => ok(drafts.map(amended)));
  return edited.ok ? ok({ isChanged: true }) : edited;
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
  scene: Scene,
  { proposalId, personId, on, amended }: Dated,
): Promise<Result<{ isChanged: boolean }, Refusal>> {
  const entered = await enterBy(write, scene, personId, on);
  if (!entered.ok) return entered;
  const proposals = await openProposals(write.tx, write.orgId);
  const drafts = proposals.find(({ id }) => id === proposalId)?.drafts ?? [];
  const due = drafts.map(amended).filter((draft, index) => draft !== drafts[index]);
  const recorded = await recordActs(write, due, { today: scene.today });
  if (!recorded.ok) return recorded;
  const left = await editProposed(write, scene, proposalId, (waiting) =>
    ok(waiting.filter((draft) => amended(draft) === draft)),
  );
  if (!left.ok) return left;
  await logAppointments(write, recorded.value);
  return ok({ isChanged: false });
}

async function correct(
  write: OrganizationWrite,
  { registers, today }: Scene,
  { seat, terms: { on, ...terms }, basis }: Amendment & { readonly basis: string },
): Promise<Result<{ isChanged: boolean }, Refusal>> {
  const root = registers.madeBy.get(seat.appointmentId);
  const newest = root === undefined ? undefined : await newestVersionOf(write.tx, write.orgId, root);
  if (newest === undefined || newest.verb === 'void' || newest.kind !== 'appointed')
    return refuse('GENERAL.NOT_FOUND');
  const day = on ?? newest.effectiveOn;
  const entered = await enterBy(write, { today }, seat.personId, day);
  if (!entered.ok) return entered;
  const draft = replaceDraft(newest, { ...newest.payload, ...terms }, { on: day }, { basis });
  const recorded = await recordActs(write, [draft], { today });
  return recorded.ok ? ok({ isChanged: true }) : recorded;
}
