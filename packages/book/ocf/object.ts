import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { parseNumeric } from './numeric.ts';

/** Any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** An object of a package, as it stands in its file; only these two members are known to be there. */
export interface OcfObject extends Json {
  readonly object_type: string;
  readonly id: string;
}

/** Where something stands in a package, for people to find it. */
export interface Where {
  /** Path within the package. */
  readonly file: string;
  /** Position in the file's `items`; absent for what concerns the whole file. */
  readonly index?: number;
  readonly objectType?: string;
  readonly id?: string;
}

export interface Placed {
  readonly object: OcfObject;
  readonly where: Where;
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isObject(value: unknown): value is OcfObject {
  return isJson(value) && typeof value.object_type === 'string' && typeof value.id === 'string';
}

/** Readers of members. What is missing or malformed is undefined: the schema says so, the rules pass it over. */
export function textOf(object: Json, key: string): string | undefined {
  const value = object[key];
  return typeof value === 'string' ? value : undefined;
}

export function textsOf(object: Json, key: string): readonly string[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function numericOf(object: Json, key: string): Decimal | undefined {
  return parseNumeric(object[key]);
}

export function dateOf(object: Json, key: string): PlainDate | undefined {
  return parsePlainDate(textOf(object, key) ?? '');
}

export function jsonOf(object: Json, key: string): Json | undefined {
  const value = object[key];
  return isJson(value) ? value : undefined;
}

export function jsonsOf(object: Json, key: string): readonly Json[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter(isJson) : [];
}
