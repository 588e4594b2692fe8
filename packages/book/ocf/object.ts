import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { parseNumeric } from './numeric.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** An object of a package, as it stands in its file; only these two members are known to be there. */
export interface OcfObject extends JsonObject {
  readonly object_type: string;
  readonly id: string;
}

export interface PackagePlace {
  /** Path within the package. */
  readonly file: string;
  /** Position in the file's `items`; absent for what concerns the whole file. */
  readonly index?: number;
  readonly objectType?: string;
  readonly id?: string;
}

export interface PlacedObject {
  readonly object: OcfObject;
  readonly where: PackagePlace;
}

/** Whether it is an object of JSON: no array, no null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it says what every object of a package says: its type and its id. */
export function isOcfObject(value: unknown): value is OcfObject {
  return isJsonObject(value) && typeof value.object_type === 'string' && typeof value.id === 'string';
}

/** Readers of members. What is missing or malformed is undefined: the schema says so, the rules pass it over. */
export function textOf(object: JsonObject, key: string): string | undefined {
  const value = object[key];
  return typeof value === 'string' ? value : undefined;
}

/** The texts of a list; none of anything else. */
export function textsOf(object: JsonObject, key: string): readonly string[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** A Numeric of the format: up to ten places, signed. */
export function numericOf(object: JsonObject, key: string): Decimal | undefined {
  return parseNumeric(object[key]);
}

/** A Date of the format, `YYYY-MM-DD`. */
export function dateOf(object: JsonObject, key: string): PlainDate | undefined {
  return parsePlainDate(textOf(object, key) ?? '');
}

export function jsonOf(object: JsonObject, key: string): JsonObject | undefined {
  const value = object[key];
  return isJsonObject(value) ? value : undefined;
}

/** The objects of a list; none of anything else. */
export function jsonsOf(object: JsonObject, key: string): readonly JsonObject[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
