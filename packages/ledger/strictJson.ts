import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { textOf } from './bytes.ts';
import { refuse } from './fault.ts';

/** A value that JSON may hold here: text, null, true, false, whole numbers within 2^53 - 1, and lists and objects of them. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** Lists and objects within one another. */
export const MOST_DEEP = 64;

/** Reads JSON that has one spelling (RFC 8785), so that no two readers can find different things in it.
 *  Throws `not_utf8`, `too_large`, `not_json`, `too_deep`, `duplicate_key`, `lone_surrogate`, `number_refused`, and
 *  `not_canonical` for any other spelling of what would be sound.
 *  @param mostBytes  how long it may be */
export function readCanonical(bytes: Uint8Array, mostBytes: number): Json {
  if (bytes.length > mostBytes) refuse('too_large');
  return readCanonicalText(textOf(bytes));
}

/** A `.json` file: one value and one newline. Throws the same. */
export function readJsonFile(bytes: Uint8Array, mostBytes: number): Json {
  if (bytes.at(-1) !== NEWLINE) refuse(bytes.length > mostBytes ? 'too_large' : 'not_canonical');
  return readCanonical(bytes.subarray(0, -1), mostBytes);
}

/** A `.jsonl` file: each value and a newline; none at all is an empty file. Throws the same. */
export function readJsonLines(bytes: Uint8Array, mostBytes: number): readonly Json[] {
  if (bytes.length === 0) return [];
  if (bytes.at(-1) !== NEWLINE) refuse('not_canonical');
  const lines: Json[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    lines.push(readCanonical(bytes.subarray(start, end), mostBytes));
    start = end + 1;
  }
  return lines;
}

const NEWLINE = 0x0a;

export function readCanonicalText(text: string): Json {
  const value = new Reader(text).whole();
  if (canonicalJson(value) !== text) refuse('not_canonical');
  return value;
}

/** An object with exactly these members, or those and some of `optional`. Throws `members`. */
export function objectOf(
  value: Json | undefined,
  members: readonly string[],
  optional: readonly string[] = [],
): JsonObject {
  if (!isObject(value)) return refuse('members', members[0]);
  const missing = members.find((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).find((name) => !members.includes(name) && !optional.includes(name));
  if (missing !== undefined || unknown !== undefined) refuse('members', missing ?? unknown);
  return value;
}

/** A value of JavaScript as one that JSON may hold here. Throws `number_refused`, `too_deep`, and `not_json` for anything that
 *  JSON has no word for. */
export function jsonFrom(value: unknown, depth = 0): Json {
  if (depth > MOST_DEEP) refuse('too_deep');
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : refuse('number_refused');
  if (Array.isArray(value)) return value.map((item) => jsonFrom(item, depth + 1));
  if (typeof value !== 'object') return refuse('not_json');
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, jsonFrom(item, depth + 1)]));
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same for a list. */
export function listOf(value: Json | undefined, at: string): readonly Json[] {
  return isList(value) ? value : refuse('members', at);
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export function stringOf(value: Json | undefined, at: string): string {
  return typeof value === 'string' ? value : refuse('members', at);
}

/** A whole number from 0. */
export function countOf(value: Json | undefined, at: string): number {
  return typeof value === 'number' && value >= 0 ? value : refuse('members', at);
}

/** JSON.parse keeps the last of two members of one name and takes any number, so it cannot be used. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Json {
    const value = this.#value(0);
    this.#blanks();
    if (this.#at !== this.#text.length) refuse('not_json', this.#place());
    return value;
  }

  #value(depth: number): Json {
    if (depth > MOST_DEEP) refuse('too_deep');
    this.#blanks();
    const next = this.#text[this.#at];
    if (next === '{') return this.#object(depth);
    if (next === '[') return this.#list(depth);
    if (next === '"') return this.#string();
    return this.#word();
  }

  #object(depth: number): JsonObject {
    const members: Record<string, Json> = Object.create(null);
    this.#at++;
    if (this.#takes('}')) return members;
    do {
      this.#blanks();
      if (this.#text[this.#at] !== '"') refuse('not_json', this.#place());
      const name = this.#string();
      if (Object.hasOwn(members, name)) refuse('duplicate_key', name);
      if (!this.#takes(':')) refuse('not_json', this.#place());
      members[name] = this.#value(depth + 1);
    } while (this.#takes(','));
    if (!this.#takes('}')) refuse('not_json', this.#place());
    return members;
  }

  #list(depth: number): readonly Json[] {
    const items: Json[] = [];
    this.#at++;
    if (this.#takes(']')) return items;
    do items.push(this.#value(depth + 1));
    while (this.#takes(','));
    if (!this.#takes(']')) refuse('not_json', this.#place());
    return items;
  }

  #string(): string {
    const found = this.#match(STRING);
    const text: unknown = parsed(found);
    if (typeof text !== 'string') return refuse('not_json', this.#place());
    if (LONE_SURROGATE.test(text)) refuse('lone_surrogate', this.#place());
    return text;
  }

  #word(): Json {
    const found = this.#match(WORD);
    if (found === 'true') return true;
    if (found === 'false') return false;
    if (found === 'null') return null;
    const value = Number(found);
    if (!Number.isSafeInteger(value)) refuse('number_refused', found);
    return value;
  }

  #match(form: RegExp): string {
    form.lastIndex = this.#at;
    const found = form.exec(this.#text)?.[0];
    if (found === undefined) return refuse('not_json', this.#place());
    this.#at += found.length;
    return found;
  }

  #takes(sign: string): boolean {
    this.#blanks();
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #blanks(): void {
    while (' \t\n\r'.includes(this.#text[this.#at] ?? '-')) this.#at++;
  }

  #place = (): string => `character ${this.#at + 1}`;
}

/** JSON.parse knows the escapes, and refuses what is none. */
function parsed(spelled: string): unknown {
  try {
    return JSON.parse(spelled);
  } catch {
    return undefined;
  }
}

const STRING = /"(?:[^"\\]|\\.)*"/suy;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LONE_SURROGATE = /\p{Surrogate}/u;
