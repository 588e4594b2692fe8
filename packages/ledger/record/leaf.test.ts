import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64url, utf8 } from '../bytes.ts';
import { attempt } from '../fault.ts';
import { sha256 } from '../sha256.ts';
import { type Leaf, makeLeaf, readLeaf, spelledHash, spellLeaf, txIdOf } from './leaf.ts';
import { checkFollows, checkMoment, checkRevision } from './stream.ts';

const hash = (text: string) => base64url(sha256(utf8(text)));
const id = (text: string) => base64url(sha256(utf8(text)).subarray(0, 16));

const first: Leaf = {
  stream: id('stream'),
  seq: 0,
  prev: null,
  kind: 'shareholder',
  key: id('key'),
  op: 'put',
  rev: 1,
  body: hash('body'),
  names: hash('names'),
  schema: 'shareholder@1',
  at: '2026-01-02T03:04:05.678Z',
};
const text = spellLeaf(first);

const codeOf = (changed: string) => {
  const outcome = attempt(() => readLeaf(utf8(changed)));
  return outcome.ok ? 'read' : [outcome.error.code, outcome.error.at].join(' ').trim();
};

test('a leaf is canonical JSON, and its txId the hash of its bytes after a zero', () => {
  expect(canonicalJson(JSON.parse(text))).toBe(text);
  expect(readLeaf(utf8(text))).toMatchObject(first);
  expect(txIdOf(makeLeaf(first))).toBe(Buffer.from(sha256(utf8(`\0${text}`))).toString('hex'));
  const second = { ...first, seq: 2 ** 53 - 1, prev: hash('first') };
  expect(readLeaf(utf8(spellLeaf(second)))).toMatchObject(second);
});

test.each([
  ['a blank', text.replace(',', ', '), 'not_canonical'],
  ['a newline after it', `${text}\n`, 'not_canonical'],
  ['a member twice', text.replace('"rev":1', '"rev":1,"rev":1'), 'duplicate_key rev'],
  ['a member too many', text.replace('"rev":1', '"rev":1,"rex":1'), 'members rex'],
  ['a member missing', text.replace('"rev":1,', ''), 'members rev'],
  ['a lone surrogate', text.replace('"put"', '"\\ud800"'), 'lone_surrogate character 206'],
  ['another version', text.replace('entry/1', 'entry/7'), 'version_unknown corp-ledger/entry/7'],
  ['another kind', text.replace('"kind":"shareholder"', '"kind":"holder"'), 'leaf_malformed kind'],
  ['the schema of another kind', text.replace('shareholder@1', 'position@1'), 'leaf_malformed schema'],
  ['a schema without version', text.replace('shareholder@1', 'shareholder@0'), 'leaf_malformed schema'],
  ['another op', text.replace('"put"', '"get"'), 'leaf_malformed op'],
  ['a time without thousandths', text.replace('.678Z', 'Z'), 'leaf_malformed at'],
  ['a day that is none', text.replace('-01-02T', '-02-30T'), 'leaf_malformed at'],
  ['an hour that is none', text.replace('T03:', 'T24:'), 'leaf_malformed at'],
  ['a negative revision', text.replace('"rev":1', '"rev":-1'), 'leaf_malformed rev'],
  ['revision zero', text.replace('"rev":1', '"rev":0'), 'leaf_malformed rev'],
  ['a record that begins with a deletion', text.replace('"put"', '"del"'), 'leaf_malformed op'],
  ['the kind that is kept for later', text.replaceAll('shareholder', 'erase'), 'leaf_malformed kind'],
  ['a fraction', text.replace('"rev":1', '"rev":1.5'), 'number_refused 1.5'],
  ['too large a place', text.replace('"seq":0', '"seq":9007199254740992'), 'leaf_malformed prev'],
  ['a place with no leaf before it', text.replace('"seq":0', '"seq":1'), 'leaf_malformed prev'],
  ['a leaf before the first', text.replace('"prev":null', `"prev":"${hash('x')}"`), 'leaf_malformed prev'],
  ['bits that no encoder sets', text.replace(first.key, `${first.key.slice(0, -1)}B`), 'leaf_malformed key'],
  ['no object', '[]', 'members at'],
  ['nothing', '', 'not_json character 1'],
  ['4,097 bytes', ' '.repeat(4097), 'too_large'],
])('%s is refused', (_, changed, code) => {
  expect(codeOf(changed)).toBe(code);
});

test('no changed byte leaves the same leaf', () => {
  const bytes = utf8(text);
  const place = fc.record({ at: fc.nat(bytes.length - 1), bit: fc.nat(7) });
  fc.assert(
    fc.property(place, ({ at, bit }) => {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      const outcome = attempt(() => readLeaf(changed));
      expect(outcome.ok && spelledHash(outcome.value.hash) === spelledHash(makeLeaf(first).hash)).toBe(false);
    }),
  );
});

const follows = (leaf: Leaf, before: Leaf | undefined) => {
  const end = before === undefined ? undefined : { seq: before.seq, leaf: makeLeaf(before).hash };
  const outcome = attempt(() => checkFollows(makeLeaf(leaf), end));
  return outcome.ok ? 'follows' : outcome.error.code;
};

test('a stream has no gap, no repetition and no fork', () => {
  const second = { ...first, seq: 1, prev: spelledHash(makeLeaf(first).hash) };
  expect(follows(first, undefined)).toBe('follows');
  expect(follows(second, first)).toBe('follows');
  expect(follows(first, first)).toBe('seq_mismatch');
  expect(follows({ ...second, seq: 2 }, first)).toBe('seq_mismatch');
  expect(follows({ ...second, prev: hash('another') }, first)).toBe('prev_mismatch');
});

test('the moments of a log never fall', () => {
  const codeOf = (at: string, before?: string) => {
    const outcome = attempt(() => checkMoment({ at, seq: 1 }, before));
    return outcome.ok ? 'follows' : outcome.error.code;
  };
  const [early, late] = ['2026-01-01T00:00:59.999Z', '2026-01-01T00:01:00.000Z'];
  expect([codeOf(early), codeOf(late, early), codeOf(late, late)]).toEqual(['follows', 'follows', 'follows']);
  expect(codeOf(early, late)).toBe('at_mismatch');
});

const revised = (leaf: Partial<Leaf>, last?: Partial<Leaf>) => {
  const before = last === undefined ? undefined : makeLeaf({ ...first, ...last });
  const outcome = attempt(() => checkRevision(makeLeaf({ ...first, ...leaf }), before));
  return outcome.ok ? 'sound' : outcome.error.code;
};

test('revisions count from one, and what deletes repeats what it deletes', () => {
  expect(revised({})).toBe('sound');
  expect(revised({ rev: 2 })).toBe('rev_mismatch');
  expect(revised({ rev: 2, body: hash('new') }, {})).toBe('sound');
  expect(revised({ rev: 1 }, {})).toBe('rev_mismatch');
  expect(revised({ rev: 3 }, {})).toBe('rev_mismatch');
  expect(revised({ op: 'del', rev: 2 }, {})).toBe('sound');
  expect(revised({ op: 'del', rev: 2, body: hash('new') }, {})).toBe('op_mismatch');
  expect(revised({ op: 'del', rev: 3 }, { op: 'del', rev: 2 })).toBe('op_mismatch');
  expect(revised({ rev: 3 }, { op: 'del', rev: 2 })).toBe('sound');
  expect(revised({ op: 'erase', rev: 3 }, { op: 'del', rev: 2 })).toBe('sound');
  expect(revised({ rev: 3 }, { op: 'erase', rev: 2 })).toBe('op_mismatch');
  expect(revised({ rev: 2, kind: 'position', schema: 'position@1' }, {})).toBe('op_mismatch');
});
