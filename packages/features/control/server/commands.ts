import type { PersonalFactRef } from '@tabellion/book/act.ts';
import type { ClassValuedPayload } from '@tabellion/book/terms/control.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal, parseDecimal } from '@tabellion/kernel/decimal.ts';
import { type FieldRefusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { disposal, readReviewYearEnd } from '@tabellion/law/deadlines/controlDeadlines.ts';
import { readPastDate, readText } from '@tabellion/law/fields.ts';
import { okWithCode } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import {
  type OrganizationWrite,
  organizationOf,
  registryZoneOf,
  writeOrganization,
} from '../../organizations/server/public.ts';
import { addOrSavePerson } from '../../people/server/public.ts';
import { WORDS_LENGTH } from '../../registers/facts.ts';
import {
  financialYearsOf,
  newestVersionOf,
  recordDraft,
  voidDraft,
} from '../../registers/server/public/acts.ts';
import { incorporatedOn } from '../../registers/server/public/classes.ts';
import { holdsSeatOn, lastSeqOf } from '../../registers/server/public/control.ts';
import { eraseFacts, writeWords } from '../../registers/server/public/people.ts';
import { readDollars } from '../../shares/rules/transactions/readTransactionTerms.ts';
import * as contract from '../contract.ts';
import { disposedFactKinds, disposedTextKinds } from '../rules/facts.ts';
import { type ControlPreconditions, defineControlEntry } from './defineControlEntry.ts';
import { type ControlReading, readingOf } from './reading.ts';
import { individualsReported } from './reported.ts';

export const stateControl = defineControlEntry(contract.stateControl, async (preconditions, body, write) => {
  const { ground: why, holders = [], class_ids: classIds = [] } = body;
  const isOfOthers = why === 'owner' || why === 'direction';
  if (isOfOthers && holders.length === 0) return refuseField('holders', 'GENERAL.FIELD_REQUIRED');
  const part = why === 'owner' ? readPercent(body.part, 'part') : ok('100');
  if (!part.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [part.error] });
  const learned = learnedIn(body, preconditions);
  if (!learned.ok) return learned;
  const individuals: string[] = [];
  for (const [at, someone] of body.individuals.entries()) {
    const found = await individualOf(write, preconditions, someone, at);
    if (!found.ok) return found;
    individuals.push(found.value);
  }
  if (why === 'concert' && new Set(individuals).size < 2)
    return refuseField('individuals', 'GENERAL.FIELD_REQUIRED');
  if (individuals.some((one) => holders.includes(one)))
    return refuseField('holders', 'GENERAL.FIELD_INVALID');
  const described = body.individuals.map(({ description = '' }, at) => ({
    personId: individuals[at] ?? '',
    read: readText(description, { path: `individuals.${at}.description`, maxLength: WORDS_LENGTH }),
  }));
  const fields = described.flatMap(({ read }) => (read.ok ? [] : [read.error]));
  if (fields.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields });
  const descriptions = new Map<string, PersonalFactRef>();
  for (const { personId, read } of described) {
    if (!read.ok || read.value === '' || descriptions.has(personId)) continue;
    const statement = { kind: 'control_description', personId, words: read.value } as const;
    descriptions.set(personId, await writeWords(write, statement));
  }
  const payload = {
    controlId: newId(),
    ground: why,
    individuals: [...new Set(individuals)],
    holders: isOfOthers ? [...new Set(holders)] : [],
    part: part.value,
    classIds: isOfOthers && classIds.length > 0 ? [...new Set(classIds)] : null,
    learnedOn: learned.value,
    manner: why === 'direction' || why === 'in_fact' ? (body.manner ?? null) : null,
    descriptions: Array.from(descriptions, ([personId, ref]) => ({ personId, ref })),
  };
  return ok({ drafts: [recordDraft('control.stated', payload, { on: preconditions.on })] });
});

/** Somebody on record, or new: he stands in the register on the day of the statement. */
async function individualOf(
  write: OrganizationWrite,
  { context, on }: ControlPreconditions,
  { person, person_id }: InputOf<typeof contract.stateControl>['body']['individuals'][number],
  at: number,
) {
  const found = await addOrSavePerson(write, context, { person, person_id }, on);
  if (found.ok || found.error.fields === undefined) return found;
  const fields = found.error.fields.map((field) => ({ ...field, path: `individuals.${at}.${field.path}` }));
  return err({ ...found.error, fields });
}

function learnedIn(
  { learned_on: typed }: { readonly learned_on?: string | undefined },
  { context }: ControlPreconditions,
) {
  if (typed === undefined) return ok(null);
  const day = readPastDate(typed, { today: context.today, path: 'learned_on' });
  return day.ok ? day : refuseField(day.error.path, day.error.textCode);
}

/** More than nothing, all at most; all unless told. */
function readPercent(typed: string | undefined, path: string): Result<string, FieldRefusal> {
  const text = typed?.trim() ?? '';
  if (text === '') return ok('100');
  const percent = parseDecimal(text);
  return percent === undefined || percent <= 0n || percent > decimal('100')
    ? { ok: false, error: { path, textCode: 'GENERAL.FIELD_INVALID' } }
    : ok(formatDecimal(percent));
}

export const endControl = defineControlEntry(contract.endControl, async (preconditions, body) => {
  const { context, on } = preconditions;
  const { control_id: controlId } = body;
  const learned = learnedIn(body, preconditions);
  if (!learned.ok) return learned;
  const stated = context.registers.controls.find(
    (one) => one.of === 'statement' && one.controlId === controlId && one.endedOn === null,
  );
  if (stated?.of !== 'statement') return refuse('GENERAL.NOT_FOUND');
  return ok({ drafts: [recordDraft('control.ended', { controlId, learnedOn: learned.value }, { on })] });
});

export const reviewControl = defineControlEntry(contract.reviewControl, async ({ on }, body, write) => {
  const answers = new Map(body.people_asked.map(({ person_id: personId, answered }) => [personId, answered]));
  const yearEnd = readReviewYearEnd(body.year_end, {
    on,
    financialYears: await financialYearsOf(write.tx, write.orgId),
  });
  if (!yearEnd.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [yearEnd.error] });
  const summary = readText(body.summary ?? '', { path: 'summary', maxLength: WORDS_LENGTH });
  if (!summary.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [summary.error] });
  const payload = {
    reviewId: newId(),
    peopleAsked: Array.from(answers, ([personId, answered]) => ({ personId, answered })),
    ways: [...new Set(body.ways)],
    outcome: body.outcome,
    yearEndOn: yearEnd.value,
    summary:
      summary.value === ''
        ? null
        : await writeWords(write, { kind: 'control_steps', personId: null, words: summary.value }),
  };
  return ok({ drafts: [recordDraft('control.reviewed', payload, { on })] });
});

export const fileControl = defineControlEntry(contract.fileControl, async ({ context, on }, body, write) => {
  const reference = readText(body.reference ?? '', { path: 'reference', maxLength: 50 });
  if (!reference.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [reference.error] });
  const { tx, orgId } = write;
  const last = Number(write.lastSeq());
  const { entry = await lastSeqOf(tx, orgId, { on, zone: registryZoneOf(context.organization) }) } = body;
  if (!Number.isInteger(entry) || entry < 0 || entry > last)
    return refuseField('entry', 'GENERAL.FIELD_INVALID');
  const payload = {
    filingId: newId(),
    occasion: body.occasion,
    reference: reference.value === '' ? null : reference.value,
    covers: { entry, individuals: await individualsReported(write, { on, entry }, body.individuals) },
  };
  return ok({ drafts: [recordDraft('control.filed', payload, { on })] });
});

export const valueClasses = defineControlEntry(contract.valueClasses, async ({ context, on }, body) => {
  const values: ClassValuedPayload[] = [];
  for (const [at, { class_id: classId, amount, basis = null }] of body.values.entries()) {
    const path = `values.${at}.amount`;
    if (!context.registers.classes.some((one) => one.classId === classId)) return refuse('GENERAL.NOT_FOUND');
    const valueId = newId();
    if (amount === null) {
      values.push({ valueId, classId, perShare: null, basis: null });
      continue;
    }
    const dollars = readDollars(amount, path);
    if (!dollars.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [dollars.error] });
    if (dollars.value === null) return refuseField(path, 'GENERAL.FIELD_REQUIRED');
    values.push({ valueId, classId, perShare: dollars.value, basis });
  }
  return ok({ drafts: values.map((payload) => recordDraft('class.valued', payload, { on })) });
});

const ours = ['control.stated', 'control.ended', 'control.reviewed', 'control.filed', 'class.valued'];

export const takeBackControl = defineControlEntry(
  contract.takeBackControl,
  async (_preconditions, body, write) => {
    const required = body.preview !== true;
    const reason = readText(body.reason, { path: 'reason', maxLength: 300, required });
    if (!reason.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [reason.error] });
    const newest = await newestVersionOf(write.tx, write.orgId, body.act_id);
    if (newest === undefined || newest.verb === 'void' || !ours.includes(newest.kind))
      return refuse('GENERAL.NOT_FOUND');
    return ok({ drafts: [voidDraft(newest, reason.value || 'previewed')] });
  },
);

/** Refused for who has significant control, or had it less than six years ago, or holds a position, for which his
 *  facts are needed. */
export const disposeParticulars = serveOrganization(
  contract.disposeParticulars,
  async (ctx, { params: { personId } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, today } = write;
      if ((await incorporatedOn(tx, orgId)) === null) return refuse('REGISTERS.NOT_INCORPORATED');
      const at = { asOf: today, seq: Number(write.lastSeq()) };
      const holdsSeat = await holdsSeatOn(tx, orgId, { ...at, personId });
      if (holdsSeat === undefined) return refuse('GENERAL.NOT_FOUND');
      const reading = await readingOf(tx, orgId, at);
      if (holdsSeat || !isOver(reading, personId, today)) return refuse('CONTROL.RETENTION_RUNS');
      const zone = registryZoneOf(await organizationOf(tx, orgId));
      const erased = await eraseFacts(write, personId, {
        kinds: [...disposedFactKinds, ...disposedTextKinds],
        words: summariesOver(reading, personId, today),
        basis: 'retention_over',
        zone,
      });
      if (!erased.ok) return erased;
      await recordActivity(write, { kind: 'control_disposed', params: { person: personId } });
      return ok({ personId });
    });
    return written.ok
      ? okWithCode('CONTROL.DISPOSED', { act_id: null, proposal_id: null, preview: null })
      : written;
  },
);

/** Whether the time is over for which the Act wants his facts kept; of who never had control there is none. */
function isOver({ found }: ControlReading, personId: string, today: PlainDate): boolean {
  const last = found.individuals.find((one) => one.personId === personId)?.periods.at(-1);
  return last === undefined || (last.to !== null && disposal(last.to).from <= today);
}

/** Words about steps in which he was asked, and with him nobody whose time still runs: they may name either. */
const summariesOver = (reading: ControlReading, personId: string, today: PlainDate): PersonalFactRef[] =>
  reading.entries.flatMap(({ value }) =>
    value.of === 'review' &&
    value.summary !== null &&
    value.peopleAsked.some((one) => one.personId === personId) &&
    value.peopleAsked.every((one) => isOver(reading, one.personId, today))
      ? [value.summary]
      : [],
  );
