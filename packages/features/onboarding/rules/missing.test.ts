import { classTerms } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import type { FoundingFacts } from './facts.ts';
import { missing, warnings } from './missing.ts';
import { director, founding, subscription } from './testing.ts';
import type { MissingItem } from './wizard.ts';

const summaryOf = (lacks: readonly MissingItem[]): string[] =>
  lacks.map(({ textCode, screen, field, params }) =>
    [textCode.replace('ONBOARDING.', ''), screen, field, ...(params ? [JSON.stringify(params)] : [])]
      .filter(Boolean)
      .join(' '),
  );

const incorporator = founding().articles.incorporators[0];
const amelie = director('Amélie Tremblay');

describe('what a submission lacks', () => {
  test('nothing, when everything of decisions section 4 is there', () => {
    expect(missing(founding())).toEqual([]);
    expect(warnings(founding())).toEqual([]);
  });

  const table: [string, Parameters<typeof founding>[0], string[]][] = [
    ['the account', { hasAccount: false }, ['MISSING.ACCOUNT user address_line_1']],
    ['a name', { organization: { name: '' } }, ['MISSING.NAME company name']],
    [
      'a legal element',
      { organization: { name_postfix: '' } },
      ['NAME.LEGAL_ELEMENT_REQUIRED company name_postfix'],
    ],
    [
      'a name that the law allows',
      { organization: { name: 'Parliament Hill Robotics' } },
      ['NAME.WORD_PROHIBITED company name {"word":"parliament hill","section":"s. 25"}'],
    ],
    [
      'a registered office',
      { organization: { address_line_1: '', city: '', postal_code: '' } },
      ['MISSING.REGISTERED_OFFICE corporate address_line_1'],
    ],
    [
      'an office in the province of the articles',
      { organization: { articles_province: 'BC' } },
      ['ADDRESS.PROVINCE_NOT_ARTICLES corporate province'],
    ],
    [
      'an incorporator',
      { articles: { incorporators: [] } },
      ['MISSING.INCORPORATOR corporate incorporators'],
    ],
    [
      'each attestation of an incorporator',
      {
        articles: {
          incorporators: incorporator
            ? [{ ...incorporator, is_adult: false, is_capable: false, is_not_bankrupt: false }]
            : [],
        },
      },
      [
        'MISSING.INCORPORATOR_ADULT corporate incorporators.0.is_adult {"name":"Amélie Tremblay"}',
        'MISSING.INCORPORATOR_CAPABLE corporate incorporators.0.is_capable {"name":"Amélie Tremblay"}',
        'MISSING.INCORPORATOR_SOLVENT corporate incorporators.0.is_not_bankrupt {"name":"Amélie Tremblay"}',
      ],
    ],
    [
      'nothing of a body corporate that incorporates',
      {
        articles: {
          incorporators: incorporator
            ? [{ ...incorporator, kind: 'body_corporate', company_name: 'Érable inc.', is_adult: false }]
            : [],
        },
      },
      [],
    ],
    ['the articles', { articles: { is_saved: false } }, ['MISSING.ARTICLES corporate min_directors']],
    ['the answer about the sector', { articles: { sector: null } }, ['MISSING.SECTOR corporate sector']],
    [
      'the minimum of the articles',
      { articles: { min_directors: 3 } },
      ['MISSING.DIRECTORS founder {"needed":3,"missing":1}'],
    ],
    [
      'no director above their maximum',
      { articles: { max_directors: 1 } },
      ['MISSING.DIRECTORS_ABOVE founder {"allowed":1,"present":2}'],
    ],
    [
      'a resident Canadian',
      { directors: [director('Ömer Yılmaz', { residentCanadian: false })] },
      ['MISSING.RESIDENT_DIRECTOR founder residency {"missing":1}'],
    ],
    [
      'a majority of residents in a prescribed sector',
      {
        articles: { sector: 'book_publishing' },
        directors: [amelie, ...['A A', 'B B'].map((name) => director(name, { residentCanadian: false }))],
      },
      ['MISSING.RESIDENT_DIRECTOR founder residency {"missing":1}'],
    ],
    [
      'a second resident of five',
      {
        directors: [
          amelie,
          ...['A A', 'B B', 'C C', 'D D'].map((name) => director(name, { residentCanadian: false })),
        ],
      },
      ['MISSING.RESIDENT_DIRECTOR founder residency {"missing":1}'],
    ],
    [
      'the Form 2 address of a director, which is no post office box',
      {
        directors: [
          amelie,
          director('Bo Roy', { formAddress: null }),
          director('Cy Lee', { formAddress: { ...amelie.formAddress, address_line_1: 'P.O. Box 12' } }),
        ],
      },
      [
        'MISSING.DIRECTOR_ADDRESS founder residential_address {"name":"Bo Roy"}',
        'MISSING.DIRECTOR_ADDRESS founder residential_address {"name":"Cy Lee"}',
      ],
    ],
    [
      'the capacity of a director',
      { directors: [director('Bo Roy', { capableAttested: false })] },
      ['MISSING.DIRECTOR_CAPABLE founder capable_attested {"name":"Bo Roy"}'],
    ],
    ['a share class', { classes: [] }, ['MISSING.SHARE_CLASS shareclass shareclasses']],
    [
      'each of the three rights in a class',
      {
        classes: [
          classTerms('Common', {
            votesPerShare: '0',
            dividend: { type: 'none' },
            liquidation: { type: 'none' },
          }),
        ],
      },
      [
        'MISSING.RIGHT_TO_VOTE shareclass shareclasses',
        'MISSING.RIGHT_TO_DIVIDENDS shareclass shareclasses',
        'MISSING.RIGHT_TO_REMAINDER shareclass shareclasses',
      ],
    ],
    [
      'the price at which redeemable or retractable shares are redeemed',
      {
        classes: [
          classTerms('Common'),
          classTerms('Special', { redeemable: true }),
          classTerms('Wished', { retractable: true, redemption: null }),
          classTerms('Priced', { redeemable: true, redemption: { type: 'amount', price: '1' } }),
        ],
      },
      [
        'MISSING.REDEMPTION_PRICE shareclass redemption_price {"className":"Special"}',
        'MISSING.REDEMPTION_PRICE shareclass redemption_price {"className":"Wished"}',
      ],
    ],
    [
      'nothing when three classes have one right each',
      {
        classes: [
          classTerms('Common', { dividend: { type: 'none' }, liquidation: { type: 'none' } }),
          classTerms('Beta', { votesPerShare: '0', liquidation: { type: 'none' } }),
          classTerms('Gamma', { votesPerShare: '0', dividend: { type: 'none' } }),
        ],
      },
      [],
    ],
    ['a subscriber', { subscriptions: [] }, ['MISSING.SUBSCRIBER shareclass shareholders']],
    [
      'payments that have happened',
      { subscriptions: [subscription('Amélie Tremblay', 1, { paidOn: plainDate('2025-03-13') })] },
      ['ORGANIZATION.DATE_IN_FUTURE shareclass paid_on'],
    ],
    ['the ISC confirmation', { iscConfirmedFor: null }, ['MISSING.ISC shareclass confirmed']],
    ['a plan', { planId: null }, ['MISSING.PLAN plans plan_id']],
    ['the payment', { organization: { status: 'pending' } }, ['MISSING.PAYMENT checkout card']],
  ];

  test.each(table)('%s', (_, differs, expected) => {
    expect(summaryOf(missing(founding(differs)))).toEqual(expected);
  });

  test('a confirmation that the subscriptions have outrun', () => {
    const { iscConfirmedFor } = founding();
    const facts = founding({ iscConfirmedFor, subscriptions: [subscription('Amélie Tremblay', 1)] });
    expect(summaryOf(missing(facts))).toEqual(['MISSING.ISC shareclass confirmed']);
  });

  test('only the legal element of a numbered company', () => {
    const facts = founding({ organization: { name: '', name_postfix: '', name_format: 'numbered' } });
    expect(summaryOf(missing(facts))).toEqual(['NAME.LEGAL_ELEMENT_REQUIRED company name_postfix']);
  });

  test('what the articles of a founding say of transfers', () => {
    const unstated = { transfer_restriction: 'not_stated', transfer_restriction_text: '' } as const;
    expect(summaryOf(missing(founding({ articles: unstated })))).toEqual([
      'MISSING.ARTICLES corporate transfer_restriction',
    ]);
  });

  test('of an existing corporation its number and date, and nothing that only a founding asks for', () => {
    const facts = founding({
      organization: { company_type: 'old' },
      articles: { incorporators: [], sector: null },
      directors: [director('Ömer Yılmaz', { residentCanadian: false, formAddress: null })],
      iscConfirmedFor: null,
    });
    expect(summaryOf(missing(facts))).toEqual([
      'MISSING.CORPORATION_NUMBER company corporation_number',
      'MISSING.INCORPORATION_DATE company incorporation_date',
    ]);
    const continued = { ...facts.organization, anchored_by: 'continuance' as const };
    expect(summaryOf(missing({ ...facts, organization: continued }))).toContain(
      'MISSING.ANCHOR_DATE company anchor_date',
    );
  });

  test('everything, of an untouched draft, in the order of the steps', () => {
    const untouched: FoundingFacts = founding({
      organization: {
        name: '',
        name_postfix: '',
        address_line_1: '',
        city: '',
        postal_code: '',
        status: 'pending',
      },
      hasAccount: false,
      articles: { is_saved: false, incorporators: [], sector: null },
      directors: [],
      officers: 0,
      classes: [],
      subscriptions: [],
      planId: null,
    });
    expect(missing(untouched).map(({ screen }) => screen)).toEqual([
      'user',
      'company',
      'corporate',
      'corporate',
      'corporate',
      'corporate',
      'founder',
      'shareclass',
      'plans',
      'checkout',
    ]);
  });
});

describe('what may be submitted all the same', () => {
  test('nothing of redeemable shares whose articles exist already: the minute-book check finds their price missing', () => {
    const classes = [classTerms('Common'), classTerms('Special', { redeemable: true })];
    const codes = (company_type: 'new' | 'old') =>
      missing(founding({ organization: { company_type }, classes })).map(({ textCode }) => textCode);
    expect(codes('old')).not.toContain('ONBOARDING.MISSING.REDEMPTION_PRICE');
    expect(codes('new')).toContain('ONBOARDING.MISSING.REDEMPTION_PRICE');
  });

  test('a consent within ten days, shares not paid for, a doubtful name', () => {
    const facts = founding({
      organization: { name: 'Maple Bank' },
      directors: [director('Amélie Tremblay', { consentOn: null })],
      organizingResolutionOn: null,
      subscriptions: [
        subscription('Amélie Tremblay', 400, { paidOn: null }),
        subscription('Amélie Tremblay', 200, { paidOn: null }),
        subscription('Ömer Yılmaz', 300, { paidOn: plainDate('2025-03-12') }),
      ],
    });
    expect(summaryOf(warnings(facts))).toEqual([
      'NAME.WORD_NEEDS_CONSENT company name {"word":"bank","section":"s. 26"}',
      'WARNING.CONSENT founder consent_on {"name":"Amélie Tremblay"}',
      'WARNING.UNPAID shareclass paid_on {"name":"Amélie Tremblay"}',
    ]);
    expect(missing(facts)).toEqual([]);
  });

  test('an organizing resolution without a date, of a corporation that exists: a new one signs its own', () => {
    const codes = (company_type: 'new' | 'old') =>
      warnings(founding({ organization: { company_type }, organizingResolutionOn: null })).map(
        ({ textCode }) => textCode,
      );
    expect(codes('old')).toContain('ONBOARDING.WARNING.RESOLUTION_DATE');
    expect(codes('new')).not.toContain('ONBOARDING.WARNING.RESOLUTION_DATE');
  });

  test('a consent of an existing corporation is not recorded; its ten days ended long ago', () => {
    const facts = founding({
      organization: { company_type: 'old' },
      directors: [director('Amélie Tremblay', { consentOn: null })],
    });
    expect(summaryOf(warnings(facts))).toEqual([
      'WARNING.CONSENT_NOT_RECORDED founder consent_on {"name":"Amélie Tremblay"}',
    ]);
  });
});

describe('more holders than a private issuer may have (NI 45-106 s. 2.4)', () => {
  const above = (privateHolders: number, restriction?: string) =>
    summaryOf(
      warnings(
        founding({
          privateHolders,
          ...(restriction !== undefined && { articles: { transfer_restriction_text: restriction } }),
        }),
      ),
    );

  test('are told of before the articles go, and keep nothing from going', () => {
    expect(above(50)).toEqual([]);
    expect(above(51)).toEqual([
      'WARNING.PRIVATE_ISSUER_LIMIT shareclass shareholders {"counted":51,"most":50}',
    ]);
    expect(missing(founding({ privateHolders: 51 }))).toEqual([]);
  });

  test('are none where the articles restrict no transfers', () => {
    expect(above(51, 'None')).toEqual([]);
  });
});

test('what is to be told of a director names him, so that it leads to him', () => {
  const bo = director('Bo Roy', { formAddress: null, capableAttested: false, consentOn: null });
  const facts = founding({ directors: [amelie, bo] });
  expect(missing(facts).map(({ personId }) => personId)).toEqual([bo.personId, bo.personId]);
  expect(warnings(facts).map(({ personId }) => personId)).toEqual([bo.personId]);
});
