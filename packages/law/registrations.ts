/** Extra-provincial registrations: where else a corporation is registered to do business. */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect, readDate, readText } from './fields.ts';
import type { JurisdictionId } from './jurisdictions.ts';
import { corporationTypeFromWire } from './wireNames.ts';

interface RegistrationInput {
  readonly jurisdiction: string;
  readonly number: string;
  readonly registered_on?: string | null | undefined;
}

export interface Registration {
  jurisdiction: JurisdictionId;
  number: string;
  registered_on: PlainDate | null;
}

/** Errors at `registrations.0.…`: JURISDICTION.UNKNOWN, ORGANIZATION.REGISTRATION_AT_HOME,
 *  ORGANIZATION.REGISTRATION_TWICE, GENERAL.FIELD_REQUIRED, GENERAL.TOO_LONG, GENERAL.NOT_A_DATE. */
export function readRegistrations(
  typed: readonly RegistrationInput[],
  home: JurisdictionId,
): Result<readonly Registration[], readonly FieldRefusal[]> {
  const registrations: Registration[] = [];
  const refused: FieldRefusal[] = [];
  for (const [index, one] of typed.entries()) {
    const path = `registrations.${index}.`;
    const read = collect<Registration>({
      jurisdiction: readPlace(one.jurisdiction, { home, path: `${path}jurisdiction`, before: registrations }),
      number: readText(one.number, { path: `${path}number`, maxLength: 40, required: true }),
      registered_on: readDate(one.registered_on, null, `${path}registered_on`),
    });
    if (read.ok) registrations.push(read.value);
    else refused.push(...read.error);
  }
  return refused.length > 0 ? err(refused) : ok(registrations);
}

function readPlace(
  word: string,
  { home, path, before }: { home: JurisdictionId; path: string; before: readonly Registration[] },
): Result<JurisdictionId, FieldRefusal> {
  const jurisdiction = corporationTypeFromWire(word);
  if (jurisdiction === undefined) return err({ path, textCode: 'JURISDICTION.UNKNOWN' });
  if (jurisdiction === home) return err({ path, textCode: 'ORGANIZATION.REGISTRATION_AT_HOME' });
  if (before.some((one) => one.jurisdiction === jurisdiction))
    return err({ path, textCode: 'ORGANIZATION.REGISTRATION_TWICE' });
  return ok(jurisdiction);
}
