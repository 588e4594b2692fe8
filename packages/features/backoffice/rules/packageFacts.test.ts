import { expect, test } from 'vitest';
import { filingOf } from '../../onboarding/rules/filing.ts';
import { director, founding } from '../../onboarding/rules/testing.ts';
import { articlesFacts, paperFacts } from './packageFacts.ts';

test('a notice has no year, and a blank name has no line', () => {
  const facts = paperFacts({
    jurisdiction: 'CA',
    corporationNumber: '1584203-7',
    kind: 'office_notice',
    name: '',
    year: null,
  });
  expect(facts.map(({ key }) => key)).toEqual(['registry', 'corporation_number', 'document']);
  expect(facts.at(-1)).toEqual({ group: 'filing', key: 'document', value: 'office_notice', is_code: true });
});

test('a return bears its own year', () => {
  const sent = {
    jurisdiction: 'ON',
    corporationNumber: '1000123456',
    kind: 'annual_return',
    year: 2024,
  } as const;
  expect(paperFacts(sent).find(({ key }) => key === 'year')?.value).toBe('2024');
});

test('a new name comes with its report', () => {
  const sent = {
    jurisdiction: 'CA',
    corporationNumber: '1584203-7',
    kind: 'amendment',
    nameReport: { number: '123456789', on: '2026-05-04' },
  } as const;
  expect(paperFacts(sent).map(({ key, value }) => [key, value])).toEqual([
    ['registry', 'Corporations Canada'],
    ['corporation_number', '1584203-7'],
    ['document', 'amendment'],
    ['name_report', '123456789'],
    ['name_report_on', '2026-05-04'],
  ]);
});

test('of each director it says who is a resident, who is not, and of whom nobody said it', () => {
  const answers = [true, false, null];
  const directors = answers.map((residentCanadian) => director('Ömer Yılmaz', { residentCanadian }));
  const facts = articlesFacts(filingOf(founding({ directors })));
  expect(facts.filter(({ key }) => key === 'resident').map(({ value }) => value)).toEqual([
    'yes',
    'no',
    'unstated',
  ]);
});
