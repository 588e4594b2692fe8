/** The form of a property that was acquired. Pure. */
import type { LandAcquiredPayload } from '@tabellion/book/terms/land.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { collect, readText } from '@tabellion/law/fields.ts';
import type * as z from 'zod/mini';
import type { AcquiredInput } from '../landContract.ts';

/** Reads what identifies a property, with the registration of its deed. Errors at their fields: TEXT.FORBIDDEN_CHARACTERS, GENERAL.TOO_LONG,
 *  CORPORATION.IDENTIFIER_INVALID; CORPORATION.LAND_UNIDENTIFIED at `address` where neither address, identifier nor legal
 *  description is told (OBCA s. 140.1(2)). */
export function readAcquiredLand(
  typed: z.infer<typeof AcquiredInput>,
): Result<Omit<LandAcquiredPayload, 'landId'>, readonly FieldRefusal[]> {
  const read = collect<Omit<LandAcquiredPayload, 'landId'>>({
    address: readOptional(typed.address, 'address', 300),
    identifier: readIdentifier(typed.identifier),
    legalDescription: readOptional(typed.legal_description, 'legal_description', 20_000),
    division: readOptional(typed.division, 'division', 300),
    rollNumber: readOptional(typed.roll_number, 'roll_number', 50),
    registration: readOptional(typed.registration, 'registration', 300),
  });
  if (!read.ok) return read;
  const { address, identifier, legalDescription } = read.value;
  return address === null && identifier === null && legalDescription === null
    ? err([{ path: 'address', textCode: 'CORPORATION.LAND_UNIDENTIFIED' }])
    : read;
}

/** Null where nothing is told. */
export function readOptional(
  text = '',
  path: string,
  maxLength: number,
): Result<string | null, FieldRefusal> {
  const read = readText(text, { path, maxLength, multiline: path === 'legal_description' });
  return read.ok && read.value === '' ? ok(null) : read;
}

/** Ontario numbers its properties by a block of five digits and a property of four: `21234-0056`. */
function readIdentifier(text: string | undefined): Result<string | null, FieldRefusal> {
  const read = readOptional(text, 'identifier', 50);
  if (!read.ok || read.value === null) return read;
  const [, block, property] = /^(\d{5})[ -]?(\d{4})(?: \(?LT\)?)?$/i.exec(read.value) ?? [];
  return block === undefined || property === undefined
    ? err({ path: 'identifier', textCode: 'CORPORATION.IDENTIFIER_INVALID' })
    : ok(`${block}-${property}`);
}
