import type { Act } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import { founded, issue } from '@tabellion/book/testing.ts';
import { grant } from '@tabellion/book/testing-options.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { outcomeOf } from './batchOutcome.ts';

const comesOf = (history: readonly Act[], acts: readonly Act[]) =>
  outcomeOf({
    history,
    acts,
    today: plainDate('2025-12-31'),
    certificates: 0,
    names: new Map(),
    conflicts: [],
    promised: { holders: [], joint: [] },
    ...propose(history, acts),
  });

test('numbers of certificates and of options that were taken back are counted, and break no bound', () => {
  const story = founded('Ann');
  const taken = [
    story.issued('2025-03-14', issue('Ann', 'Common', 600, 1)),
    story.record('option.granted', '2025-03-15', grant('Ann', 'Common', 10, 'OP-1')),
  ];
  for (const act of taken) story.void(act);
  const history = [...story.acts];
  const again = {
    ...issue('Ann', 'Common', 600, 2),
    certificate: issue('Ann', 'Common', 600, 1).certificate,
  };
  story.issued('2025-03-14', again);
  story.record('option.granted', '2025-03-15', {
    ...grant('Ann', 'Common', 10, 'OP-2'),
    label: 'OP-1',
  });
  const outcome = comesOf(history, story.acts.slice(history.length));
  expect(outcome).toMatchObject({ numbersAgain: 2, anomalies: { count: 0 }, refused: { count: 0 } });
});

test('a later entry that stands on what is taken back is named', () => {
  const story = founded();
  const person = story.person('Ann');
  const { root } = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  const history = [...story.acts];
  story.void(person);
  const { refused } = comesOf(history, story.acts.slice(history.length));
  expect(refused.first).toMatchObject([
    { root, kind: 'issued', on: '2025-03-14', textCode: 'REGISTERS.NO_PERSON' },
  ]);
});

test('numbers below the highest that no certificate bears are told, and keep nothing from being recorded', () => {
  const story = founded('Ann');
  story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  const history = [...story.acts];
  story.issued('2025-03-15', issue('Ann', 'Common', 100, 4));
  const { missingNumbers, refused } = comesOf(history, story.acts.slice(history.length));
  expect(missingNumbers).toMatchObject({ count: 2, first: [{ count: 2 }] });
  expect(refused.count).toBe(0);
});
