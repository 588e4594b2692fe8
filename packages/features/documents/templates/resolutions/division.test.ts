import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../template.ts';
import { type AmendingAct, amendmentClauses } from './amendments.ts';
import { divisions } from './division.ts';

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

test('cash for fractions waits for the test of solvency, and leaves no capital unchanged (CBCA ss. 35, 39(1))', () => {
  const capital = 'The stated capital of the class does not change.';
  expect(resolved()).toContain(capital);
  const paid = resolved({ cash: { perShare: '2', rounding: 'half_up', paid: [] } });
  expect(paid).not.toContain(capital);
  expect(paid.join()).toContain('in cash, at $2.00 for a whole new share, once the directors are satisfied');
});
