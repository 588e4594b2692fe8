import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../template.ts';
import { type AmendingAct, amendmentClauses } from './amendments.ts';
import { divisions } from './division.ts';
import { fractionsEliminated } from './fractions.ts';

const facts = (language: 'en' | 'fr') =>
  ({
    language,
    statute: 'cbca',
    classes: [{ classId: 'special', name: 'Special', nameFr: null, seriesOf: null }],
    certificates: [],
    persons: new Map(),
  }) as unknown as BookFacts;
const consolidated = (over: object = {}) =>
  ({
    kind: 'class.consolidated',
    payload: {
      classId: 'special',
      ratio: { numerator: '1', denominator: '4' },
      fractions: { per: 'certificate', rounding: 'down', cash: null, ...over },
      reissued: [],
    },
  }) as unknown as ChangeAct<'class.consolidated'>;
const textOf = (block: object | undefined) => (block !== undefined && 'text' in block ? block.text : '');
const inArticles = (language: 'en' | 'fr', over?: object) =>
  textOf(amendmentClauses(facts(language), consolidated(over) as AmendingAct)[0]);
const resolved = (over?: object) =>
  divisions['class.consolidated'].clauses(facts('en'), [consolidated(over)]).map(textOf);

test('the articles say of fractions what the resolution says (CBCA ss. 177, 179)', () => {
  const rounding =
    'Fractions of a share are not issued; the number of shares of each certificate is rounded down.';
  expect(inArticles('en')).toBe(
    `The issued Special shares are consolidated on the basis of 1 new share for every 4 issued shares. ${rounding}`,
  );
  expect(resolved()).toContain(rounding);
  expect(inArticles('en', { per: 'holder', rounding: 'half_up' })).toContain(
    'the number of shares of each holder is rounded to the nearest whole share.',
  );
  expect(inArticles('fr', { per: 'holder', rounding: 'up' })).toContain(
    'Aucune fraction d’action n’est émise; le nombre d’actions de chaque détenteur est arrondi à l’unité supérieure.',
  );
});

const cash = { perShare: '2', rounding: 'half_up', paid: [{ personId: 'ann', cents: '150' }] };
const acquired = {
  solvencyOn: '2025-06-02',
  deduction: {
    rule: 'PRO_RATA',
    capitalBefore: '1000',
    sharesBefore: '400',
    places: 10,
    rounding: 'half_even',
  },
  holders: [{ personId: 'ann', fraction: { numerator: '3', denominator: '4' }, deducted: '7.5' }],
  resolution: { number: 'D-2025-01', date: '2025-06-02' },
};
/** The same, with the fractions that the directors acquire. */
function payingFor(differs: object = {}) {
  const act = consolidated({ cash });
  return {
    ...act,
    payload: { ...act.payload, acquired: { ...acquired, ...differs } },
  } as ChangeAct<'class.consolidated'>;
}
const maker = fractionsEliminated['class.consolidated'];

test('cash for fractions waits for the test of solvency, and leaves no capital unchanged (CBCA ss. 35, 39(1))', () => {
  const capital = 'The stated capital of the class does not change.';
  expect(resolved()).toContain(capital);
  const paid = resolved({ cash });
  expect(paid).not.toContain(capital);
  expect(paid.join()).toContain('in cash, at $2.00 for a whole new share, once the directors are satisfied');
});

test('the directors acquire the fractions, after the whole test of s. 35(3), with what leaves the account by holder', () => {
  const [buys, table, solvent, deducted, cancelled] = maker.clauses(facts('en'), [payingFor()]);
  expect(textOf(buys)).toBe(
    'When the issued Special shares are consolidated on the basis of 1 new share for every 4 issued shares, the Corporation purchases, in order to eliminate them, the fractions of a new share that holders would have, at $2.00 for a whole new share, in money.',
  );
  expect(table).toMatchObject({
    rows: [[expect.any(String), '3/4', '$1.50', '$7.50']],
    totals: ['Total', '3/4', '$1.50', '$7.50'],
  });
  expect(solvent).toMatchObject({
    text: expect.stringMatching(
      /^On June 2, 2025 the directors were satisfied that there are no reasonable grounds/,
    ),
    parts: [
      'the Corporation is, or would after the payment be, unable to pay its liabilities as they become due; or',
      expect.stringMatching(
        /liabilities and the amount required to pay, on a redemption or in a liquidation, the holders of shares who have the right to be paid before the holders of these shares, to the extent that its liabilities do not include that amount\.$/,
      ),
    ],
  });
  expect(textOf(deducted)).toBe('$7.50 is deducted from the stated capital account of the Special shares.');
  expect(textOf(cancelled)).toBe('The fractions are cancelled.');
});

test('a payment whose test nobody stated is a blank, and a division that pays for none has nothing of it', () => {
  expect(maker.blanks?.(facts('en'), [payingFor({ solvencyOn: null })])).toEqual([
    { fact: 'solvency', personId: 'ann' },
  ]);
  expect(maker.resolvedBy?.(payingFor())).toEqual(acquired.resolution);
  expect(maker.resolvedBy?.(payingFor({ resolution: null }))).toBeNull();
  expect(maker.resolvedBy?.(consolidated())).toBeUndefined();
});
