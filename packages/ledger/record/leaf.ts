import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { base64url, fromBase64url, hex, textOf, utf8 } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { leafHash } from '../merkle/tree.ts';
import { objectOf, readCanonicalText } from '../strictJson.ts';

/** Leaves are all that the log holds of a record: commitments, never contents (docs/ledger.md, Leaf). */

export const LEAF_KINDS = [
  'act',
  'organization',
  'shareholder',
  'position',
  'shareclass',
  'activity',
  'file',
  'datahash',
  'heads',
  'origin',
] as const;
export type LeafKind = (typeof LEAF_KINDS)[number];

export const OPS = ['put', 'del', 'erase'] as const;
export type Op = (typeof OPS)[number];

const LEAF_VERSION = 'corp-ledger/entry/1';
const MOST_BYTES = 4096;

export interface Leaf {
  /** 16 random bytes, base64url; those of `key` too. */
  readonly stream: string;
  /** Place in the stream, from 0. */
  readonly seq: number;
  /** Hash of the leaf before it in the stream, base64url; null of the first. */
  readonly prev: string | null;
  readonly kind: LeafKind;
  readonly key: string;
  readonly op: Op;
  /** Revision of the record, from 1. */
  readonly rev: number;
  /** Root over the fields, base64url (`fields.ts`). */
  readonly body: string;
  /** Hash of the fields' names, base64url. */
  readonly names: string;
  readonly schema: string;
  /** The log's own clock, with three decimal places. */
  readonly at: string;
}

/** A leaf with what follows from its bytes. */
export interface ReadLeaf extends Leaf {
  readonly bytes: Uint8Array;
  readonly hash: Uint8Array;
}

/** The bytes of a leaf: every value is plain ASCII, so its canonical JSON is this one line. */
export function spellLeaf(leaf: Leaf): string {
  const { at, body, key, kind, names, op, prev, rev, schema, seq, stream } = leaf;
  const before = prev === null ? 'null' : `"${prev}"`;
  return `{"at":"${at}","body":"${body}","key":"${key}","kind":"${kind}","names":"${names}","op":"${op}","prev":${before},"rev":${rev},"schema":"${schema}","seq":${seq},"stream":"${stream}","v":"${LEAF_VERSION}"}`;
}

/** The last character of 32 bytes in base64url ends in two bits that are not set, that of 16 bytes in four. */
const HASH = '[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]';
const ID = '[A-Za-z0-9_-]{21}[AQgw]';
const COUNT = '0|[1-9]\\d{0,15}';
const AT = '\\d{4}-\\d\\d-\\d\\dT(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z';
const FORM = new RegExp(
  `^\\{"at":"(${AT})","body":"(${HASH})","key":"(${ID})","kind":"(${LEAF_KINDS.join('|')})","names":"(${HASH})","op":"(${OPS.join('|')})","prev":(?:null|"(${HASH})"),"rev":(${COUNT}),"schema":"\\4@([1-9]\\d{0,3})","seq":(${COUNT}),"stream":"(${ID})","v":"${LEAF_VERSION}"\\}$`,
);

/** Reads a leaf strictly. Throws `too_large`, `not_utf8`, what `readCanonicalText` throws, `members`, `version_unknown`, and
 *  `leaf_malformed` for a member that is not as it must be. */
export function readLeaf(bytes: Uint8Array): ReadLeaf {
  if (bytes.length > MOST_BYTES) refuse('too_large');
  const { stream, seq, prev, kind, key, op, rev, body, names, schema, at } = parseLeaf(textOf(bytes));
  const hash = leafHash(bytes);
  // Spelled out: an audit reads millions, and spreading costs as much as all the rest.
  return { stream, seq, prev, kind, key, op, rev, body, names, schema, at, bytes, hash };
}

/** The same of a text that is not longer than a leaf. */
export function parseLeaf(text: string): Leaf {
  const found = FORM.exec(text);
  if (found === null) return diagnose(text);
  const kind = kindsByName.get(found[4] ?? '') ?? refuse('leaf_malformed', 'kind');
  const leaf = {
    at: found[1] ?? '',
    body: found[2] ?? '',
    key: found[3] ?? '',
    kind,
    names: found[5] ?? '',
    op: opsByName.get(found[6] ?? '') ?? refuse('leaf_malformed', 'op'),
    prev: found[7] ?? null,
    rev: Number(found[8]),
    schema: `${kind}@${found[9]}`,
    seq: Number(found[10]),
    stream: found[11] ?? '',
  };
  if ((leaf.seq === 0) !== (leaf.prev === null)) refuse('leaf_malformed', 'prev');
  if (!Number.isSafeInteger(leaf.seq)) refuse('leaf_malformed', 'seq');
  if (leaf.rev < 1 || !Number.isSafeInteger(leaf.rev)) refuse('leaf_malformed', 'rev');
  if (leaf.rev === 1 && leaf.op !== 'put') refuse('leaf_malformed', 'op');
  if (!isDay(leaf.at.slice(0, 10))) refuse('leaf_malformed', 'at');
  return leaf;
}

const kindsByName: ReadonlyMap<string, LeafKind> = new Map(LEAF_KINDS.map((kind) => [kind, kind]));
const opsByName: ReadonlyMap<string, Op> = new Map(OPS.map((op) => [op, op]));

/** Leaves of one day follow each other. */
let lastDay = '';
function isDay(day: string): boolean {
  if (day === lastDay) return true;
  if (parsePlainDate(day) === undefined) return false;
  lastDay = day;
  return true;
}

const MEMBERS = ['at', 'body', 'key', 'kind', 'names', 'op', 'prev', 'rev', 'schema', 'seq', 'stream', 'v'];

/** Names what is wrong with a leaf that does not have the one form that all have. */
function diagnose(text: string): never {
  const leaf = objectOf(readCanonicalText(text), MEMBERS);
  if (leaf.v !== LEAF_VERSION) refuse('version_unknown', String(leaf.v));
  const wrong = MEMBERS.find((name) => !FORMS[name]?.test(JSON.stringify(leaf[name])));
  return refuse('leaf_malformed', wrong ?? 'schema');
}

const FORMS: Readonly<Record<string, RegExp>> = {
  at: /^"\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z"$/,
  body: new RegExp(`^"${HASH}"$`),
  key: new RegExp(`^"${ID}"$`),
  kind: new RegExp(`^"(?:${LEAF_KINDS.join('|')})"$`),
  names: new RegExp(`^"${HASH}"$`),
  op: new RegExp(`^"(?:${OPS.join('|')})"$`),
  prev: new RegExp(`^(?:null|"${HASH}")$`),
  rev: new RegExp(`^(?:${COUNT})$`),
  schema: /^"[a-z]+@[1-9]\d{0,3}"$/,
  seq: new RegExp(`^(?:${COUNT})$`),
  stream: new RegExp(`^"${ID}"$`),
  v: /^/,
};

/** The name by which a record is known outside: its leaf's hash in hexadecimal. */
export const txIdOf = ({ hash }: ReadLeaf): string => hex(hash);

const ID_BYTES = 16;

/** Throws `not_base64` for anything but 16 bytes. */
export const idBytes = (id: string): Uint8Array => fromBase64url(id, ID_BYTES);

/** A leaf that is made here, read as anyone will read it. */
export const makeLeaf = (leaf: Leaf): ReadLeaf => readLeaf(utf8(spellLeaf(leaf)));

export const spelledHash = (hash: Uint8Array): string => base64url(hash);
