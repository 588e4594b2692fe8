import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../object.ts';
import { type Story, stock, transaction } from '../testing.ts';
import { problemsOf } from '../testing-check.ts';

describe('vesting terms', () => {
  const condition = (
    id: string,
    next: readonly string[],
    trigger: JsonObject = { type: 'VESTING_START_DATE' },
  ): JsonObject => ({
    id,
    portion: { numerator: '1', denominator: '4' },
    trigger,
    next_condition_ids: next,
  });
  const terms = (...conditions: readonly JsonObject[]): JsonObject => ({
    id: 'terms',
    object_type: 'VESTING_TERMS',
    name: 'terms',
    description: 'terms',
    allocation_type: 'CUMULATIVE_ROUND_DOWN',
    vesting_conditions: conditions,
  });
  const start = (condition: string) =>
    transaction('VESTING_START', 'start', {
      security_id: 'C-1',
      vesting_condition_id: condition,
      date: '2023-01-01',
    });
  const vested = stock('C-1', 'alice', '4', { vesting_terms_id: 'terms' });
  const period = { type: 'MONTHS', length: 1, occurrences: 3, day_of_month: '01' };
  const relative = { type: 'VESTING_SCHEDULE_RELATIVE', period, relative_to_condition_id: 'z' };

  test.each<[string, Story, readonly (readonly [string, string])[]]>([
    [
      'whole',
      {
        vestingTerms: [terms(condition('a', ['b']), condition('b', []))],
        transactions: [vested, start('b')],
      },
      [],
    ],
    [
      'a next one that is missing',
      { vestingTerms: [terms(condition('a', ['z']))], transactions: [] },
      [['vesting_reference', 'terms']],
    ],
    [
      'a base that is missing',
      { vestingTerms: [terms(condition('a', [], relative))], transactions: [] },
      [['vesting_reference', 'terms']],
    ],
    [
      'a circle',
      { vestingTerms: [terms(condition('a', ['b']), condition('b', ['a']))], transactions: [] },
      [['vesting_cycle', 'terms']],
    ],
    [
      'two ways to one end',
      {
        vestingTerms: [terms(condition('a', ['b', 'c']), condition('b', ['c']), condition('c', []))],
        transactions: [],
      },
      [],
    ],
    [
      'a condition that they lack',
      { vestingTerms: [terms(condition('a', []))], transactions: [vested, start('z')] },
      [['condition_unknown', 'start']],
    ],
    ['none', { transactions: [stock('C-1', 'alice', '4'), start('a')] }, [['no_vesting_terms', 'start']]],
  ])('%s', (_name, story, problems) => {
    expect(problemsOf(story)).toEqual(problems);
  });
});
