import { expect, test } from 'vitest';
import { fractionsLost } from '../../acts/fractions.ts';
import { founded, idOf, issue, part, proRata, type Story, sourceOf } from '../../testing.ts';
import { exported, faultsOf, imported, packaged, people, preferred, read, textOf } from './testing-export.ts';

const CASH = { perShare: '2', rounding: 'half_up' as const };

/** Two conversions of odd numbers at 3 for 2, each with its rule. */
function conversions(
  first: 'down' | 'up' | 'half_up',
  second: 'down' | 'up' | 'half_up',
  cash = false,
): Story {
  const story = founded(...people);
  const convertible = { into: idOf('Common'), numerator: '3', denominator: '2' };
  story.shareClass('Preferred', '2025-03-12', { ...preferred, convertible });
  story.issued('2025-03-12', issue('Ann', 'Preferred', 101, 1), issue('Bo', 'Preferred', 101, 2));
  for (const [index, rounding] of [first, second].entries()) {
    story.record('converted', '2025-07-01', {
      source: sourceOf(story, `PR-${index + 1}`),
      quantity: '101',
      ratio: { numerator: '3', denominator: '2' },
      fractions: {
        per: 'certificate',
        rounding,
        cash: cash ? { ...CASH, paid: [{ personId: idOf(index ? 'Bo' : 'Ann'), cents: '100' }] } : null,
      },
      into: {
        classId: idOf('Common'),
        securities: [part({ shares: rounding === 'down' ? 151 : 152, serial: index + 1 })],
      },
      balance: null,
      deduction: index === 0 ? proRata('202', '202') : proRata('101', '101'),
      additional: null,
      resolution: null,
      spoiled: [],
    });
  }
  return story;
}

test.each([
  ['up', 'CEILING'],
  ['half_up', 'NORMAL'],
  ['down', 'FLOOR'],
] as const)('a class whose shares were converted rounding %s says so: %s', async (rounding, word) => {
  const story = conversions(rounding, rounding);
  expect(exported(story).inexact).toEqual([]);
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
  expect(textOf(files, 'StockClasses')).toContain(word);
  expect(read(imported(files), '2025-12-31')).toEqual(read(story, '2025-12-31'));
});

test('a conversion by another rule than that of the class is told, and cash for a fraction', () => {
  const mixed = conversions('up', 'half_up');
  expect(exported(mixed).inexact).toMatchObject([{ root: mixed.acts.at(-1)?.root, kind: 'converted' }]);
  expect(exported(conversions('down', 'down', true)).inexact).toHaveLength(2);
});

test('a split whose rule of rounding the certificates do not tell, is told', () => {
  const consolidated = (shares: number, cash = false) => {
    const story = founded(...people);
    story.issued('2025-03-12', issue('Ann', 'Common', shares, 1));
    const { root } = story.record('class.consolidated', '2025-09-01', {
      classId: idOf('Common'),
      ratio: { numerator: '1', denominator: '7' },
      fractions: { per: 'certificate', rounding: 'down', cash: cash ? { ...CASH, paid: [] } : null },
      reissued: [
        { source: sourceOf(story, 'CO-1'), into: part({ shares: Math.floor(shares / 7), serial: 2 }) },
      ],
      resolution: null,
      registryCertificate: null,
      spoiled: [],
    });
    return exported(story).inexact.map((one) => [one.root === root, one.kind]);
  };
  expect(consolidated(700)).toEqual([]);
  expect(consolidated(706)).toEqual([]);
  expect(consolidated(701)).toEqual([[true, 'class.consolidated']]);
  expect(consolidated(706, true)).toEqual([[true, 'class.consolidated']]);
});

test('dollars that fractions took leave in a comment of the class, and come back to the same account', async () => {
  const story = founded(...people);
  story.issued('2025-03-12', issue('Ann', 'Common', 706, 1));
  const ratio = { numerator: '1', denominator: '7' };
  const paid = [{ personId: idOf('Ann'), cents: '171' }];
  const fractions = { per: 'certificate', rounding: 'down', cash: { ...CASH, paid } } as const;
  const deduction = proRata('706', '706');
  const exchanged = [{ personId: idOf('Ann'), from: 706n, into: 100n }];
  const holders = fractionsLost(exchanged, { ratio, fractions }, deduction);
  story.record('class.consolidated', '2025-09-01', {
    classId: idOf('Common'),
    ratio,
    fractions,
    reissued: [{ source: sourceOf(story, 'CO-1'), into: part({ shares: 100, serial: 2 }) }],
    acquired: { solvencyOn: null, deduction, holders, resolution: null },
    resolution: null,
    registryCertificate: null,
    spoiled: [],
  });
  const files = packaged(story);
  expect(await faultsOf(files)).toEqual([]);
  expect(textOf(files, 'StockClasses')).toContain(
    'Stated capital on 2025-09-01: changed by -6 CAD (acquisition)',
  );
  expect(read(imported(files), '2025-12-31')).toEqual(read(story, '2025-12-31'));
});
