import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { base64url, fromBase64url, hex, textOf, utf8 } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { SALT_BYTES } from '../record/fields.ts';
import type { Heads } from '../record/heads.ts';
import { idBytes, type ReadLeaf, readLeaf } from '../record/leaf.ts';
import { sha256 } from '../sha256.ts';
import {
  countOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  readJsonFile,
  readJsonLines,
  stringOf,
} from '../strictJson.ts';
import {
  type OpenField,
  readHeads,
  readNames,
  readOpenField,
  readPath,
  spellHeads,
  spellOpenField,
  spellPath,
} from './parts.ts';
import { readZip, writeZip } from './zip.ts';

/** An export as a file (docs/ledger.md, Export): a corporation's whole stream with everything that opens it. This file
 *  reads and writes; `verifyExport.ts` checks. */

const EXPORT_VERSION = 'tabellion-export/1';
const MOST_LINE_BYTES = 16_777_216;

export interface ExportHead {
  readonly origin: string;
  readonly size: number;
  readonly stream: string;
  /** Days of the registers, rising. */
  readonly asOf: readonly string[];
}

export interface StreamLine {
  readonly index: number;
  readonly leaf: ReadLeaf;
  readonly path: readonly Uint8Array[];
}

/** The contents of a leaf, or the day on which its record was erased. */
export type BodyLine =
  | { readonly txId: string; readonly names: readonly string[]; readonly fields: readonly OpenField[] }
  | { readonly txId: string; readonly erasedOn: string };

export interface FactLine {
  readonly fact: string;
  readonly salt: Uint8Array;
  readonly body: Json;
}

export interface ExportFile extends ExportHead {
  readonly policy: Uint8Array;
  readonly checkpoint: Uint8Array;
  /** The reply of an authority for time stamps over the checkpoint. */
  readonly stamp: Uint8Array | undefined;
  readonly stream: string;
  readonly lines: readonly StreamLine[];
  readonly bodies: readonly BodyLine[];
  readonly facts: readonly FactLine[];
  readonly heads: Heads;
  readonly registers: ReadonlyMap<string, Json>;
  /** `company.ocf.zip`, `verify.html` and documents, by their names. */
  readonly others: ReadonlyMap<string, Uint8Array>;
}

const REQUIRED = ['bodies.jsonl', 'checkpoint', 'facts.jsonl', 'heads.json', 'policy', 'stream.jsonl'];
const OPTIONAL = /^(?:company\.ocf\.zip|verify\.html|documents\/.+)$/;
const STAMP = 'checkpoint.tsr';
const registerName = (date: string): string => `registers/${date}.json`;

/** Throws `zip_malformed`, `entry_missing`, `entry_unknown`, `digest_mismatch`, `export_malformed`, `version_unknown`, and
 *  what the readers of JSON and leaves throw. */
export function readExportFile(bytes: Uint8Array): ExportFile {
  const entries = readZip(bytes);
  const entry = (name: string) => entries.get(name) ?? refuse('entry_missing', name);
  const head = readHead(entry('export.json'), entries);
  const lines = (name: string) => readJsonLines(entry(name), MOST_LINE_BYTES);
  const json = (name: string) => readJsonFile(entry(name), MOST_LINE_BYTES);
  const isOther = (name: string) => OPTIONAL.test(name);
  return {
    ...head,
    policy: entry('policy'),
    checkpoint: entry('checkpoint'),
    stamp: entries.get(STAMP),
    lines: lines('stream.jsonl').map(readStreamLine),
    bodies: lines('bodies.jsonl').map(readBodyLine),
    facts: lines('facts.jsonl').map(readFactLine),
    heads: readHeads(json('heads.json')),
    registers: new Map(head.asOf.map((date) => [date, json(registerName(date))])),
    others: new Map([...entries].filter(([name]) => isOther(name))),
  };
}

function readHead(bytes: Uint8Array, entries: ReadonlyMap<string, Uint8Array>): ExportHead {
  const head = objectOf(readJsonFile(bytes, MOST_LINE_BYTES), [
    'as_of',
    'files',
    'origin',
    'size',
    'stream',
    'v',
  ]);
  if (head.v !== EXPORT_VERSION) refuse('version_unknown', String(head.v));
  const asOf = listOf(head.as_of, 'as_of').map((date) => stringOf(date, 'as_of'));
  const isRising = asOf.every((date, place) => isDate(date) && date > (asOf[place - 1] ?? ''));
  if (!isRising) refuse('export_malformed', 'as_of');
  checkFiles(head.files, asOf, entries);
  const stream = stringOf(head.stream, 'stream');
  idBytes(stream);
  return { origin: stringOf(head.origin, 'origin'), size: countOf(head.size, 'size'), stream, asOf };
}

/** Every other entry is named with its hash, and no entry is there that the format does not know. */
function checkFiles(
  files: Json | undefined,
  asOf: readonly string[],
  entries: ReadonlyMap<string, Uint8Array>,
): void {
  const digests = isObject(files) ? files : refuse('members', 'files');
  const known = new Set([...REQUIRED, STAMP, ...asOf.map(registerName)]);
  for (const [name, content] of entries) {
    if (name === 'export.json') continue;
    if (!known.has(name) && !OPTIONAL.test(name)) refuse('entry_unknown', name);
    if (!Object.hasOwn(digests, name)) refuse('entry_unknown', name);
    if (digests[name] !== hex(sha256(content))) refuse('digest_mismatch', name);
  }
  const missing = Object.keys(digests).find((name) => name === 'export.json' || !entries.has(name));
  if (missing !== undefined) refuse('entry_missing', missing);
}

/** A day of the calendar. */
function isDate(text: string): boolean {
  const millis = Date.parse(`${text}T00:00:00.000Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(millis) && isSameDay(millis, text);
}

const isSameDay = (millis: number, text: string): boolean =>
  new Date(millis).toISOString().slice(0, 10) === text;

function readStreamLine(value: Json): StreamLine {
  const line = objectOf(value, ['index', 'leaf', 'path']);
  return {
    index: countOf(line.index, 'index'),
    leaf: readLeaf(utf8(stringOf(line.leaf, 'leaf'))),
    path: readPath(line.path),
  };
}

function readBodyLine(value: Json): BodyLine {
  if (isObject(value) && Object.hasOwn(value, 'erased_on')) {
    const erased = objectOf(value, ['erased_on', 'txId']);
    return { txId: stringOf(erased.txId, 'txId'), erasedOn: stringOf(erased.erased_on, 'erased_on') };
  }
  const line = objectOf(value, ['fields', 'names', 'txId']);
  return {
    txId: stringOf(line.txId, 'txId'),
    names: readNames(line.names),
    fields: listOf(line.fields, 'fields').map(readOpenField),
  };
}

function readFactLine(value: Json): FactLine {
  const line = objectOf(value, ['body', 'fact', 'salt']);
  const salt = fromBase64url(stringOf(line.salt, 'salt'), SALT_BYTES);
  return { fact: stringOf(line.fact, 'fact'), salt, body: line.body ?? null };
}

/** The bytes of an export; the same parts make the same bytes. Throws what `writeZip` throws. */
export function writeExportFile(parts: ExportFile): Uint8Array {
  const files = new Map(parts.others);
  files.set('policy', parts.policy);
  files.set('checkpoint', parts.checkpoint);
  if (parts.stamp !== undefined) files.set(STAMP, parts.stamp);
  files.set('stream.jsonl', linesOf(parts.lines.map(spellStreamLine)));
  files.set('bodies.jsonl', linesOf(parts.bodies.map(spellBodyLine)));
  files.set('facts.jsonl', linesOf(parts.facts.map(spellFactLine)));
  files.set('heads.json', linesOf([spellHeads(parts.heads)]));
  for (const [date, register] of parts.registers) files.set(registerName(date), linesOf([register]));
  const digests = Object.fromEntries([...files].map(([name, content]) => [name, hex(sha256(content))]));
  const { asOf, origin, size, stream } = parts;
  const head = { as_of: asOf, files: digests, origin, size, stream, v: EXPORT_VERSION };
  files.set('export.json', linesOf([head]));
  return writeZip(files);
}

const linesOf = (values: readonly Json[]): Uint8Array =>
  utf8(values.map((value) => `${canonicalJson(value)}\n`).join(''));

const spellStreamLine = ({ index, leaf, path }: StreamLine): JsonObject => ({
  index,
  leaf: textOf(leaf.bytes),
  path: spellPath(path),
});

const spellBodyLine = (line: BodyLine): JsonObject =>
  'erasedOn' in line
    ? { erased_on: line.erasedOn, txId: line.txId }
    : { fields: line.fields.map(spellOpenField), names: line.names, txId: line.txId };

const spellFactLine = ({ fact, salt, body }: FactLine): JsonObject => ({ body, fact, salt: base64url(salt) });
