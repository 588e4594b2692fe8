import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repeated } from '../../tests/support/extent.ts';
import type { Deduction } from './acts/deduction.ts';
import { type KindName, kinds } from './acts/kinds.ts';
import { capTable, positionOf } from './captable.ts';
import { fold } from './fold.ts';
import { checkPayload } from './read.ts';
import { acquisition, factOf, founded, idOf, issue, proRata, sourceOf } from './testing.ts';
import { sound } from './testing-payloads.ts';
import { DEFAULT_VESTING } from './vesting.ts';

/** Payloads come from strangers, by the API and in packages: whatever stands in one is refused or taken, and never throws. */

const nines = '9'.repeat(39);
const texts = ['', ' ', '-1', '0', '00', '1.5', '1e9', '0x10', 'NaN', '1/0', '2/4', '/', '\u0663', '\ud800'];
const long = [nines, '9'.repeat(5000), `${nines}/1`, `1/${'9'.repeat(1999)}`, `${'9'.repeat(1999)}/1`];
const others = [null, undefined, true, -1, 0, 1.5, 2 ** 53, Number.NaN, Infinity, 10n, [], [null], {}, [[]]];
const hostile: readonly unknown[] = [...texts, ...long, '\0', '__proto__', 'constructor', ...others];

type Path = readonly (string | number)[];

const deduction: Deduction = proRata('333.33', '1000');
const vesting = { ...DEFAULT_VESTING, start: null };
const money = { amount: '5', rank: 1 };

/** Every branch of every kind. */
const payloads: readonly (readonly [KindName, unknown])[] = [
  ...(Object.keys(kinds) as KindName[]).map((kind) => [kind, sound[kind]] as const),
  ...(['repurchased', 'redeemed', 'surrendered', 'cancelled'] as const).map((by) => {
    const { source: _s, quantity: _q, balance: _b, deduction: _d, resolution, ...particulars } = sound[by];
    const rest = { outcome: 'cancelled', quantity: '200', deduction, returnsTo: null, resolution };
    const balance = { ...rest, particulars: { by, ...particulars } };
    return ['transferred', { ...sound.transferred, balance }] as const;
  }),
  ['transferred', { ...sound.transferred, consideration: { kind: 'money', amount: '9.5' } }],
  ['repurchased', { ...sound.repurchased, deduction }],
  ['class.created', { ...sound['class.created'], liquidation: { type: 'preference', ...money } }],
  [
    'class.created',
    {
      ...sound['class.created'],
      dividend: { type: 'fixed', rate: '6', cumulative: true },
      seriesOf: idOf('X'),
    },
  ],
  [
    'issued',
    { ...sound.issued, issues: [issue('Ann', 'Common', 1, 1, { vesting: { ...vesting, start: null } })] },
  ],
  ['person.changed', { personId: idOf('Ann'), set: [{ kind: 'name', ref: factOf('Bo') }], remove: [] }],
];

/** Every place in a payload, the whole included. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((one, i) => (String(i) === key ? withAt(one, rest, other) : one));
  return { ...value, [key]: withAt((value as Record<string, unknown>)[key], rest, other) };
}

describe.each(payloads)('%s', (kind, payload) => {
  const places = placesIn(payload);

  test('an object of nobody is refused at every place', () => {
    for (const path of places)
      for (const form of ['act', 'draft'] as const)
        expect(checkPayload(kind, withAt(payload, path, { nobody: 'reads' }), form).ok, path.join('.')).toBe(
          false,
        );
  });

  test('whatever stands at one place does not throw', () => {
    for (const path of places)
      for (const one of hostile)
        for (const form of ['act', 'draft'] as const)
          expect(checkPayload(kind, withAt(payload, path, one), form)).toHaveProperty('ok');
  });

  test('whatever stands at several places does not throw', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...places), fc.constantFrom(...hostile)), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(changes, (all) => {
        const changed = all.reduce<unknown>((before, [path, one]) => withAt(before, path, one), payload);
        expect(checkPayload(kind, changed)).toHaveProperty('ok');
      }),
      { numRuns: repeated({ gate: 25, long: 100 }) },
    );
  });
});

describe('an account as large or as long as an act may tell', () => {
  const most = 10n ** 28n - 1n;
  const accounts = [`${most}`, `${most}.${'9'.repeat(10)}`, '0.0000000001'];

  test.each(accounts)('is read again: %#', (capitalBefore) => {
    const story = founded('Ann');
    const consideration = { kind: 'money' as const, amount: '5' };
    story.issued('2025-04-01', issue('Ann', 'Common', 10n ** 38n - 1n, 1, { consideration }));
    const source = sourceOf(story, 'CO-1');
    const sharesBefore = String(10n ** 38n - 1n);
    const payload = acquisition(source, 10n ** 38n - 4n, {
      balance: { shares: 3, serial: 2 },
      deduction: proRata(capitalBefore, sharesBefore),
    });
    expect(checkPayload('surrendered', payload)).toMatchObject({ ok: true });
    story.record('surrendered', '2025-05-01', payload);
    const book = fold(story.acts);
    expect(capTable(positionOf(book)).issued).toBe(3n);
    // The column holds fifty digits before the point.
    for (const { value } of book.tables.capitalEntries.now())
      expect(value.amount).toMatch(/^-?\d{1,28}(\.\d{1,10})?$/);
  });

  test.each([`${most + 1n}`, '1/3', `0.${'0'.repeat(10)}1`])('no more: %#', (capitalBefore) => {
    const deduction = proRata(capitalBefore, '1000');
    expect(checkPayload('surrendered', { ...sound.surrendered, deduction })).toEqual({
      ok: false,
      error: [{ path: 'deduction.capitalBefore', code: 'invalid' }],
    });
  });
});
