/** Records of the specification (section 3, "Ledger records") as bodies: which fields of a request are stored, and which are
 *  taken and left out (decisions sections 3 and 10). */
import { NAMES, type RecordKind } from '../record/schemas.ts';
import type { Json } from '../strictJson.ts';

/** Taken wherever they come, and stored nowhere: a guessed gender would seal a false fact, and where people live and when
 *  they were born is nobody's to prove. */
export const NOT_STORED = [
  'gender',
  'address',
  'residential_address',
  'address_line_1',
  'address_line_2',
  'city',
  'region',
  'province',
  'country',
  'postal_code',
  'latitude',
  'longitude',
  'birth_date',
  'date_of_birth',
  'tax_residence',
] as const;

/** The fields that a request has and that are not kept, in the order of the list above. */
export const leftOut = (body: Readonly<Record<string, unknown>>): string[] =>
  NOT_STORED.filter((name) => body[name] !== undefined && body[name] !== null && body[name] !== '');

/** The stored fields of a request. Empty text, with which forms begin, is no value. */
export function storedFields(
  kind: RecordKind,
  body: Readonly<Record<string, unknown>>,
): Record<string, Json> {
  const stored: Record<string, Json> = {};
  for (const name of NAMES[kind]) {
    const value = jsonOf(body[name]);
    if (value !== null && value !== '') stored[name] = value;
  }
  return stored;
}

/** Quantities, prices and dates are text in a body, and so is every other number. */
function jsonOf(value: unknown): Json {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(jsonOf);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, jsonOf(inner)]));
}
