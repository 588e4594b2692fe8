import { describe, expect, test } from 'vitest';
import type { StoredAct } from './act.ts';
import { type Act, isKindName, type KindName } from './acts/kinds.ts';
import { fold } from './fold.ts';
import { OFFICES } from './positions.ts';
import { checkPayload, readAct } from './read.ts';
import { articles, classTerms, founded, idOf, issue } from './testing.ts';
import { sound } from './testing-payloads.ts';

describe.each(Object.entries(sound))('%s', (kind, payload) => {
  test('is read as it was written', () => {
    expect(isKindName(kind) && checkPayload(kind, JSON.parse(JSON.stringify(payload)))).toEqual({
      ok: true,
      value: payload,
    });
  });

  test('refuses a field that nobody would read, and a missing one', () => {
    if (!isKindName(kind)) throw new Error(kind);
    expect(checkPayload(kind, { ...payload, colour: 'blue' })).toMatchObject({
      error: [{ path: 'colour', code: 'unknown_field' }],
    });
    for (const field of Object.keys(payload)) {
      const { [field]: _, ...rest }: Record<string, unknown> = { ...payload };
      expect(checkPayload(kind, rest).ok).toBe(false);
    }
  });
});

const wrong: [why: string, kind: KindName, differs: Record<string, unknown>, path: string][] = [
  ['an amendment of nothing', 'articles.amended', { changes: {} }, 'changes'],
  ['a year that ends on no day', 'yearend.changed', { yearEnd: '06-31' }, 'yearEnd'],
  ['an amalgamation with nobody', 'amalgamated', { with: [] }, 'with'],
  ['an adjustment by nothing', 'capital.adjusted', { change: '0.00' }, 'change'],
  ['an account below nothing', 'capital.opened', { amount: '-1' }, 'amount'],
  ['no corporation number', 'incorporated', { number: null }, 'number'],
  ['a jurisdiction in words', 'incorporated', { jurisdiction: 'Canada' }, 'jurisdiction'],
  ['a person without a name', 'person.added', { facts: [] }, 'facts'],
  ['a name that ends', 'person.changed', { remove: ['name'] }, 'remove'],
  ['a change of nothing', 'person.changed', { set: [], remove: [] }, ''],
  ['a position that is none', 'appointed', { position: 'treasurer' }, 'position'],
  ['another office without a title', 'appointed', { position: 'other' }, 'title'],
  ['a title beside the office', 'appointed', { title: 'Chief' }, 'title'],
  ['a date with a clock', 'appointed', { consentOn: '2025-03-12T00:00:00Z' }, 'consentOn'],
  ['a reason that is none', 'ceased', { reason: 'bored' }, 'reason'],
  ['a reason in words', 'cancelled', { reason: 'Bo Lee, 12 Elm Street, died' }, 'reason'],
  ['what was given in words', 'transferred', { consideration: 'love for Bo' }, 'consideration'],
  [
    'a transfer to the transferor',
    'transferred',
    { transfers: sound.transferred.transfers.map((one) => ({ ...one, personId: idOf('Ann') })) },
    'transfers',
  ],
  [
    'a gift that was paid for',
    'transferred',
    { consideration: { kind: 'gift', amount: '1' } },
    'consideration.amount',
  ],
  ['votes as a number', 'class.created', { votesPerShare: 1 }, 'votesPerShare'],
  ['a fraction of a share authorized', 'class.created', { authorized: '1.5' }, 'authorized'],
  ['a blank name', 'class.created', { name: ' ' }, 'name'],
  ['half a character', 'class.created', { name: 'A\ud83d' }, 'name'],
  ['a bell in a name', 'class.created', { name: 'A\u0007' }, 'name'],
  [
    'an id in capitals',
    'class.created',
    { classId: idOf('Common').replace('0000-7', '000A-7').toUpperCase() },
    'classId',
  ],
  [
    'a form that is none',
    'issued',
    { issues: [{ ...issue('A', 'C', 1, 1), form: 'paper' }] },
    'issues.0.form',
  ],
  ['no holder', 'issued', { issues: [] }, 'issues'],
  ['no shares', 'issued', { issues: [issue('Ann', 'Common', 0, 1)] }, 'issues.0.quantity'],
  [
    'a price below the tenth place',
    'issued',
    { issues: [issue('A', 'C', 1, 1, { price: '0.00000000001' })] },
    'issues.0.price',
  ],
  ['no certificate number', 'issued', { issues: [issue('A', 'C', 1, 1, { certificate: null })] }, 'issues'],
  ['one security twice', 'issued', { issues: [issue('A', 'C', 1, 1), issue('B', 'C', 1, 1)] }, 'issues'],
];

test.each(wrong)('refuses %s', (_why, kind, differs, path) => {
  const checked = checkPayload(kind, { ...sound[kind], ...differs });
  expect(checked.ok ? [] : checked.error).toContainEqual({ path, code: 'invalid' });
});

test('names in any script, with emoji and apostrophes, to 300 characters, pass unharmed', () => {
  for (const name of [
    "Érable & Fils d'Été Inc.",
    'Ömer Yılmaz A.Ş.',
    'ليلى حداد',
    '🍁 Robotics',
    'x'.repeat(300),
  ]) {
    expect(checkPayload('class.created', classTerms('Common', { name }))).toMatchObject({ value: { name } });
  }
  expect(checkPayload('class.created', classTerms('Common', { name: 'x'.repeat(301) })).ok).toBe(false);
});

test('a draft may leave its numbers open, and nothing else', () => {
  expect(checkPayload('incorporated', { ...articles, number: null }, 'draft').ok).toBe(true);
  const unnumbered = { issues: [issue('Ann', 'Common', 1, 1, { certificate: null })], resolution: null };
  expect(checkPayload('issued', unnumbered, 'draft').ok).toBe(true);
  expect(checkPayload('issued', { ...unnumbered, colour: 'blue' }, 'draft').ok).toBe(false);
  expect(checkPayload('ceased', sound.ceased, 'draft').ok).toBe(true);
});

test('stored acts open in the newest version; those of a newer program do not', () => {
  const [stored] = founded().acts;
  if (!stored) throw new Error('no act');
  expect(readAct(stored)).toEqual(stored);
  const newer = (differs: Partial<StoredAct>) => () => readAct({ ...stored, ...differs });
  expect(newer({ v: 99 })).toThrow('newer program');
  expect(newer({ kind: 'dissolved' })).toThrow('newer program');
});

test('an issue of version 1 tells neither what the holder was given nor its notices', () => {
  const story = founded('Ann');
  const issued = story.issued(
    '2025-03-14',
    issue('Ann', 'Common', 1, 1, { form: 'certificate', legends: ['transfer_restriction'] }),
  );
  const { form: _form, legends: _legends, ...first } = issue('Ann', 'Common', 1, 1);
  const old: StoredAct = { ...issued, v: 1, payload: { issues: [first], resolution: null } };
  expect(readAct(old)).toEqual({
    ...issued,
    payload: { issues: [{ ...first, form: null, legends: [] }], resolution: null },
  });
  const certificateOf = (act: Act) =>
    fold([...story.acts.slice(0, -1), act]).tables.certificates.get(idOf('CO-1'));
  expect(certificateOf(issued)).toMatchObject({ form: 'certificate', legends: ['transfer_restriction'] });
  expect(certificateOf(readAct(old))).not.toHaveProperty('form');
  expect(certificateOf(readAct(old))).not.toHaveProperty('legends');
});

test('there are 23 offices', () => {
  expect(new Set(OFFICES).size).toBe(23);
});
