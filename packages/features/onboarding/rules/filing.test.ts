import { classTerms } from '@tabellion/book/testing.ts';
import { describe, expect, test } from 'vitest';
import { examine } from '../../registry/rules/filing.ts';
import { filingOf } from './filing.ts';
import { director, founding } from './testing.ts';

const reasons = (differs: Parameters<typeof founding>[0]) =>
  examine(filingOf(founding(differs))).map(({ about, textCode }) => `${about} ${textCode}`);

describe('a registry sends back', () => {
  test('nothing that is in order', () => {
    expect(reasons({})).toEqual([]);
  });

  const table: [string, Parameters<typeof founding>[0], string[]][] = [
    [
      'a name without a legal element',
      { organization: { name_postfix: '' } },
      ['name NAME.LEGAL_ELEMENT_REQUIRED'],
    ],
    ['a prohibited word', { organization: { name: 'RCMP Robotics' } }, ['name NAME.WORD_PROHIBITED']],
    [
      'an office in another province',
      { organization: { articles_province: 'QC' } },
      ['office REGISTRAR.PROVINCE'],
    ],
    ['a post office box', { organization: { address_line_1: 'PO Box 7' } }, ['office ADDRESS.POST_BOX']],
    ['a board that the articles do not allow', { articles: { min_directors: 3 } }, ['board REGISTRAR.BOARD']],
    [
      'a board without a resident Canadian',
      { directors: [director('Ömer Yılmaz', { residentCanadian: false })] },
      ['directors DIRECTORS.TOO_FEW_RESIDENT'],
    ],
    [
      'a director without an address, at each missing line',
      { directors: [director('Amélie Tremblay', { formAddress: null })] },
      [
        'directors GENERAL.FIELD_REQUIRED',
        'directors GENERAL.FIELD_REQUIRED',
        'directors ADDRESS.COUNTRY_UNKNOWN',
      ],
    ],
    ['articles without a class', { classes: [] }, ['classes REGISTRAR.NO_CLASS']],
    [
      'classes of which none votes',
      { classes: [classTerms('Common', { votesPerShare: '0' })] },
      ['classes ONBOARDING.MISSING.RIGHT_TO_VOTE'],
    ],
    [
      'articles that nobody signs',
      { articles: { incorporators: [] } },
      ['incorporators ONBOARDING.MISSING.INCORPORATOR'],
    ],
  ];
  test.each(table)('%s', (_, differs, expected) => {
    expect(reasons(differs)).toEqual(expected);
  });

  test('no number name, which it gives itself', () => {
    expect(reasons({ organization: { name: '', name_postfix: 'Inc.', name_format: 'numbered' } })).toEqual(
      [],
    );
  });
});
