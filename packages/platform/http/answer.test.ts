import { ar } from '@tabellion/texts/ar.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { createText } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';
import { describe, expect, test } from 'vitest';
import { failure } from './answer.ts';

const texts = {
  en: createText('en', en),
  fr: createText('fr', fr),
  tr: createText('tr', tr),
  ar: createText('ar', ar),
};

describe('a refusal', () => {
  const refusal = {
    textCode: 'GENERAL.FIELD_INVALID',
    fields: [{ path: 'date', textCode: 'PEOPLE.BEFORE_INCORPORATION', params: { date: '2025-03-01' } }],
  } as const;

  test.each([
    ['en', 'March 1, 2025'],
    ['fr', '1er mars 2025'],
    ['tr', '1 Mart 2025'],
    ['ar', '1 مارس 2025'],
  ] as const)('in %s names a date of law as its reader says it', (language, actual) => {
    const { body } = failure(texts, language, refusal, 'r1');
    expect(body.data.fields?.[0]?.message).toContain(actual);
  });

  test('of one field alone says what is wrong with it, of more that values are not valid', () => {
    const period = { path: 'period', textCode: 'invalid_period', params: { property: 'period' } } as const;
    const said = (...fields: readonly (typeof period)[]) =>
      failure(texts, 'en', { textCode: 'GENERAL.FIELD_INVALID', fields }, 'r1').body;
    expect([said(period).message, said(period).data.message]).toEqual([
      'Invalid Period Value',
      'Invalid Period Value',
    ]);
    expect(said(period, period).data.message).toBe('This value is not valid.');
  });

  test('names a section by its title', () => {
    const { body } = failure(
      texts,
      'en',
      { textCode: 'ACCESS.SECTION_VIEW_ONLY', params: { section: 'minute_book' } },
      'r1',
    );
    expect(body.message).toBe('You have view-only access to Minute Book.');
  });
});
