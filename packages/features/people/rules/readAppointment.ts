import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { CeasedReason } from '@tabellion/book/terms/people.ts';
import { LAST_DAY, type PlainDate, parseDateAhead } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect, readPastDate, readText } from '@tabellion/law/fields.ts';
import { readResolutionNumber } from '../../registers/rules/resolutions.ts';
import type { Position } from '../positions.ts';

export interface AppointmentTerms {
  /** The title of a position `other`; null for every position that has a name of its own. */
  readonly title: string | null;
  /** null: the certificate, or the organizing resolution, gives the date. */
  readonly on: PlainDate | null;
  /** It began on that day or before; absent where nobody said so. */
  readonly orBefore?: boolean;
  readonly consentOn: PlainDate | null;
  readonly resolution: ResolutionRef | null;
}

export interface AppointmentInput {
  /** A proposed appointment may be dated ahead. */
  readonly propose?: object | undefined;
  readonly title?: string | undefined;
  readonly appointed_on?: string | undefined;
  readonly or_before?: boolean | undefined;
  readonly consent_on?: string | undefined;
  readonly resolution?: string | undefined;
  readonly resolution_on?: string | undefined;
}

export interface AppointmentOptions {
  readonly position: Position;
  readonly today: PlainDate;
  /** After incorporation the day is asked for; before it the certificate gives it. */
  readonly isOnRecord: boolean;
  /** A corporation that existed before tells it before too; since its incorporation where nothing is told. */
  readonly isTakenOver: boolean;
  readonly since: PlainDate | null;
  /** Existing terms; those that the form omits stay unchanged. */
  readonly existing?: AppointmentTerms | undefined;
}

/** Errors at their fields: PEOPLE.TITLE_REQUIRED, PEOPLE.TITLE_NOT_ALLOWED, GENERAL.FIELD_REQUIRED, GENERAL.NOT_A_DATE,
 *  PEOPLE.DATED_BY_CERTIFICATE, PEOPLE.DAY_IS_KNOWN, PEOPLE.BEFORE_INCORPORATION with `date`, PEOPLE.DATE_IN_FUTURE,
 *  PEOPLE.RESOLUTION_DATE_REQUIRED, PEOPLE.RESOLUTION_NUMBER_REQUIRED, PEOPLE.BEFORE_RESOLUTION with `date`, GENERAL.TOO_LONG,
 *  TEXT.FORBIDDEN_CHARACTERS. */
export function readAppointment(
  input: AppointmentInput,
  options: AppointmentOptions,
): Result<AppointmentTerms, readonly FieldRefusal[]> {
  const on = readAppointedOn(input, options);
  const orBefore = readOrBefore(input, options.existing);
  const day = on.ok ? on.value : null;
  const resolution = readResolution(input, { existing: options.existing, unless: day });
  return collect<AppointmentTerms>({
    title: readTitle(input, options),
    on: on.ok && input.or_before === true ? openDay(on.value, options) : on,
    ...(orBefore !== undefined && { orBefore: ok(orBefore) }),
    consentOn: readConsent(input, options),
    resolution: standsAlready(resolution, day, options.existing) ? resolution : notAfter(resolution, day),
  });
}

/** Older entries may name a later resolution: a consent or an address that is told of them is not refused for it. */
const standsAlready = (
  read: Result<ResolutionRef | null, FieldRefusal>,
  day: PlainDate | null,
  existing: AppointmentTerms | undefined,
): boolean =>
  existing !== undefined &&
  read.ok &&
  day === existing.on &&
  read.value?.number === existing.resolution?.number &&
  read.value?.date === existing.resolution?.date;

function readTitle(
  { title }: AppointmentInput,
  { position, existing }: AppointmentOptions,
): Result<string | null, FieldRefusal> {
  const path = 'title';
  const read = readText(title ?? existing?.title ?? '', { path, maxLength: 300 });
  if (!read.ok) return read;
  if (position === 'other')
    return read.value === '' ? err({ path, textCode: 'PEOPLE.TITLE_REQUIRED' }) : read;
  return read.value === '' ? ok(null) : err({ path, textCode: 'PEOPLE.TITLE_NOT_ALLOWED' });
}

function readAppointedOn(
  { appointed_on: typed, propose }: AppointmentInput,
  { today, isOnRecord, isTakenOver, since, existing }: AppointmentOptions,
): Result<PlainDate | null, FieldRefusal> {
  const path = 'appointed_on';
  if (typed === undefined) {
    const isAsked = isOnRecord && existing === undefined;
    return isAsked ? err({ path, textCode: 'GENERAL.FIELD_REQUIRED' }) : ok(existing?.on ?? null);
  }
  if (!(isOnRecord || isTakenOver)) return err({ path, textCode: 'PEOPLE.DATED_BY_CERTIFICATE' });
  // A day that lies ahead is entered when it has come: until then nobody could find the seat to mend it.
  const read = readPastDate(typed, { today: propose === undefined ? today : LAST_DAY, path });
  return read.ok && since !== null && read.value < since
    ? err({ path, textCode: 'PEOPLE.BEFORE_INCORPORATION', params: { date: since } })
    : read;
}

/** A day that is told without more is the day itself, also where that on record was the last one possible. */
const readOrBefore = (
  { appointed_on: typed, or_before }: AppointmentInput,
  existing: AppointmentTerms | undefined,
): boolean | undefined =>
  or_before ?? (typed !== undefined && existing?.orBefore === true ? false : existing?.orBefore);

/** Only what happened before a corporation came here can have begun on a day that nobody knows. */
function openDay(
  on: PlainDate | null,
  { isTakenOver }: AppointmentOptions,
): Result<PlainDate | null, FieldRefusal> {
  if (!isTakenOver) return err({ path: 'or_before', textCode: 'PEOPLE.DAY_IS_KNOWN' });
  return on === null ? err({ path: 'appointed_on', textCode: 'GENERAL.FIELD_REQUIRED' }) : ok(on);
}

const readConsent = (
  { consent_on: typed }: AppointmentInput,
  { today, existing }: AppointmentOptions,
): Result<PlainDate | null, FieldRefusal> =>
  typed === undefined ? ok(existing?.consentOn ?? null) : readPastDate(typed, { today, path: 'consent_on' });

/** The date is that on record, else the day of the appointment or of its end, unless told. */
function readResolution(
  { resolution, resolution_on: typed }: Pick<AppointmentInput, 'resolution' | 'resolution_on'>,
  { existing, unless: usual }: Pick<AppointmentOptions, 'existing'> & { readonly unless: PlainDate | null },
): Result<ResolutionRef | null, FieldRefusal> {
  if (resolution === undefined && typed === undefined) return ok(existing?.resolution ?? null);
  const number = readResolutionNumber(resolution ?? existing?.resolution?.number ?? '', 'resolution');
  if (!number.ok) return number;
  if (number.value === '')
    return typed === undefined
      ? ok(null)
      : err({ path: 'resolution', textCode: 'PEOPLE.RESOLUTION_NUMBER_REQUIRED' });
  const date =
    typed === undefined ? ok(existing?.resolution?.date ?? usual ?? null) : readDate(typed, 'resolution_on');
  if (!date.ok) return date;
  return date.value === null
    ? err({ path: 'resolution_on', textCode: 'PEOPLE.RESOLUTION_DATE_REQUIRED' })
    : ok({ number: number.value, date: date.value });
}

/** Nobody is appointed or removed before the resolution (CBCA ss. 106, 109, 111, 121, 142(1)). */
const notAfter = (
  read: Result<ResolutionRef | null, FieldRefusal>,
  on: PlainDate | null,
): Result<ResolutionRef | null, FieldRefusal> =>
  read.ok && read.value !== null && on !== null && read.value.date > on
    ? err({ path: 'resolution_on', textCode: 'PEOPLE.BEFORE_RESOLUTION', params: { date: on } })
    : read;

function readDate(text: string, path: string): Result<PlainDate, FieldRefusal> {
  const date = parseDateAhead(text);
  return date === undefined ? err({ path, textCode: 'GENERAL.NOT_A_DATE' }) : ok(date);
}

export interface Cessation {
  readonly on: PlainDate;
  readonly reason: CeasedReason;
  readonly resolution: ResolutionRef | null;
}

interface CessationInput extends Pick<AppointmentInput, 'resolution' | 'resolution_on'> {
  readonly date?: string | undefined;
  readonly reason?: CeasedReason | undefined;
}

/** The end of an appointment on record: a day, which may lie ahead, why, and by which resolution, as a removal needs one
 *  (CBCA s. 109). Of another end the directors may take note later.
 *  Errors at `date` and `reason`: GENERAL.FIELD_REQUIRED, GENERAL.NOT_A_DATE, PEOPLE.BEFORE_APPOINTMENT with `date`; at
 *  `resolution` and `resolution_on` those of an appointment, PEOPLE.BEFORE_RESOLUTION of a removal alone. */
export function readCessation(
  { date, reason, ...resolved }: CessationInput,
  since: PlainDate,
): Result<Cessation, readonly FieldRefusal[]> {
  const on: Result<PlainDate, FieldRefusal> =
    date === undefined
      ? err({ path: 'date', textCode: 'GENERAL.FIELD_REQUIRED' })
      : notBefore(readDate(date, 'date'), since);
  const resolution = readResolution(resolved, { unless: on.ok ? on.value : null });
  return collect<Cessation>({
    on,
    reason: reason === undefined ? err({ path: 'reason', textCode: 'GENERAL.FIELD_REQUIRED' }) : ok(reason),
    resolution: reason === 'removed' && on.ok ? notAfter(resolution, on.value) : resolution,
  });
}

const notBefore = (
  read: Result<PlainDate, FieldRefusal>,
  since: PlainDate,
): Result<PlainDate, FieldRefusal> =>
  read.ok && read.value < since
    ? err({ path: 'date', textCode: 'PEOPLE.BEFORE_APPOINTMENT', params: { date: since } })
    : read;
