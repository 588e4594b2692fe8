import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { type ArticlesTyped, readArticles, suggestedArticles } from './articles.ts';
import { incorporatedPayload } from './incorporation.ts';
import { founding } from './testing.ts';

const on = plainDate('2026-11-21');
const read = (typed: ArticlesTyped, current = suggestedArticles(on)) => readArticles(current, typed, on);
const codes = (typed: ArticlesTyped) => {
  const outcome = read(typed);
  return outcome.ok ? [] : outcome.error.map(({ path, textCode }) => `${path} ${textCode}`);
};

describe('items 4 to 8 of the articles', () => {
  test('are suggestions until they are saved', () => {
    expect(suggestedArticles(on)).toMatchObject({
      min_directors: 1,
      max_directors: 10,
      transfer_restriction: 'directors',
      business_restriction_text: 'None',
      is_saved: false,
    });
    const saved = read({});
    expect(saved.ok && saved.value).toMatchObject({ is_saved: true, other_provisions_text: 'None' });
  });

  test('of a corporation that exists leave unstated what nobody said of transfers', () => {
    const old = suggestedArticles(on, { company_type: 'old' });
    const saved = read({ max_directors: 3 }, old);
    expect(saved.ok && saved.value).toMatchObject({
      transfer_restriction: 'not_stated',
      transfer_restriction_text: '',
    });
    const { organization } = founding();
    const articlesOf = (typed: ArticlesTyped) => {
      const clauses = read(typed, old);
      return clauses.ok && incorporatedPayload(organization, clauses.value).articles;
    };
    expect(articlesOf({})).not.toHaveProperty('transferRestrictions');
    const own = (text: string) =>
      articlesOf({ transfer_restriction: 'own', transfer_restriction_text: text });
    expect(own('Néant.')).toMatchObject({ transferRestrictions: null });
    expect(own('With consent.')).toMatchObject({ transferRestrictions: 'With consent.' });
  });

  test('keep what is left out', () => {
    const { articles } = founding();
    const saved = read({ max_directors: 7 }, articles);
    expect(saved.ok && saved.value).toEqual({ ...articles, max_directors: 7 });
  });

  test('bear the words of the choice and of the language; one’s own words stay', () => {
    const own = 'Sous réserve de la convention unanime des actionnaires.';
    const saved = read({
      language: 'fr',
      transfer_restriction: 'private_issuer',
      other_provisions_text: own,
    });
    expect(saved.ok && saved.value).toMatchObject({
      transfer_restriction_text: expect.stringContaining('cinquante personnes'),
      business_restriction_text: 'Aucune',
      other_provisions_text: own,
    });
  });

  test('refuse boards that cannot be, empty wording and forbidden characters, each at its field', () => {
    expect(codes({ min_directors: 3, max_directors: 2 })).toEqual(['max_directors ONBOARDING.BOARD_INVALID']);
    expect(codes({ min_directors: 0 })).toEqual(['min_directors ONBOARDING.BOARD_INVALID']);
    expect(codes({ min_directors: 1.5 })).toEqual(['min_directors ONBOARDING.BOARD_INVALID']);
    expect(codes({ max_directors: 101 })).toEqual(['max_directors ONBOARDING.BOARD_INVALID']);
    expect(codes({ transfer_restriction: 'own', transfer_restriction_text: ' ' })).toEqual([
      'transfer_restriction_text ONBOARDING.TRANSFER_TEXT_REQUIRED',
    ]);
    expect(codes({ business_restriction_text: 'a\u202eb' })).toEqual([
      'business_restriction_text TEXT.FORBIDDEN_CHARACTERS',
    ]);
  });
});

describe('incorporators', () => {
  const address = {
    address_line_1: '12 rue Sainte-Catherine',
    city: 'Montréal',
    region: 'Quebec',
    country: 'Canada',
    postal_code: 'h2x 1k4',
  };
  const attested = { is_adult: true, is_capable: true, is_not_bankrupt: true };

  test('are read with their address as stored', () => {
    const person = {
      kind: 'individual',
      firstname: ' Léa ',
      lastname: "O'Neil",
      company_name: 'x',
      address,
    } as const;
    const saved = read({ incorporators: [{ ...person, ...attested }] });
    expect(saved.ok && saved.value.incorporators).toEqual([
      {
        kind: 'individual',
        firstname: 'Léa',
        lastname: "O'Neil",
        company_name: '',
        ...attested,
        address: {
          address_line_1: '12 rue Sainte-Catherine',
          address_line_2: '',
          city: 'Montréal',
          province: 'QC',
          country: 'CA',
          postal_code: 'H2X 1K4',
        },
      },
    ]);
  });

  test('need a name and an address, told at their fields', () => {
    const blank = { ...address, city: '' };
    const person = {
      kind: 'individual',
      firstname: '',
      lastname: '',
      company_name: '',
      address: blank,
    } as const;
    const company = { ...person, kind: 'body_corporate', address } as const;
    expect(
      codes({
        incorporators: [
          { ...person, ...attested },
          { ...company, ...attested },
        ],
      }),
    ).toEqual([
      'incorporators.0.firstname PERSON_NAME.REQUIRED',
      'incorporators.0.lastname PERSON_NAME.REQUIRED',
      'incorporators.0.address.city GENERAL.FIELD_REQUIRED',
      'incorporators.1.company_name PERSON_NAME.REQUIRED',
    ]);
  });
});
