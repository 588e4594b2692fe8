/** What the law asks of a person: age, residence, capacity. */
import { type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { FactBodies } from '../../registers/facts.ts';
import type { PersonInput } from '../shapes.ts';

type Refused = readonly FieldRefusal[];

interface Day {
  readonly today: PlainDate;
  readonly path: string;
}

/** A date of birth up to today; undefined where nothing is said. Errors: GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE. */
export function readBirthDate(
  text: string | undefined,
  day: Day,
): Result<FactBodies['birth_date'] | null | undefined, Refused> {
  if (text === undefined) return ok(undefined);
  const date = readPastDate(text, day);
  return date.ok ? ok({ date: date.value }) : err([date.error]);
}

/** A day up to today. Errors at `path`: GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE. */
export function readPastDate(text: string, { today, path }: Day): Result<PlainDate, FieldRefusal> {
  const date = parseTypedDate(text);
  if (date === undefined) return err({ path, textCode: 'GENERAL.NOT_A_DATE' });
  return date > today ? err({ path, textCode: 'PEOPLE.DATE_IN_FUTURE' }) : ok(date);
}

/** Whether somebody is a resident Canadian, and when he said so (CBCA s. 2(1)). Errors: GENERAL.NOT_A_DATE,
 *  PEOPLE.DATE_IN_FUTURE; PEOPLE.RESIDENCY_GROUND_REQUIRED of who is one. */
export function readResidency(
  input: PersonInput['residency'],
  { today, prefix }: { readonly today: PlainDate; readonly prefix: string },
): Result<FactBodies['resident_canadian'] | undefined, Refused> {
  if (input === undefined) return ok(undefined);
  const { resident_canadian, ground } = input;
  const attested = readPastDate(input.attested_on, { today, path: `${prefix}attested_on` });
  if (!attested.ok) return err([attested.error]);
  if (resident_canadian && ground === undefined) {
    return err([{ path: `${prefix}ground`, textCode: 'PEOPLE.RESIDENCY_GROUND_REQUIRED' }]);
  }
  return ok({
    resident_canadian,
    ground: resident_canadian ? (ground ?? null) : null,
    attested_on: attested.value,
  });
}

/** Attested on the day on which it is typed. */
export const readCapacity = (
  capable: boolean | undefined,
  today: PlainDate,
): Result<FactBodies['capacity'] | undefined, Refused> =>
  ok(capable === undefined ? undefined : { capable, attested_on: today });
