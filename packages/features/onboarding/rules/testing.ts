import { classTerms, idOf } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { suggestedArticles } from './articles.ts';
import type { FoundingDirector, FoundingFacts, Subscription } from './facts.ts';
import { significantHolders, significantKey } from './significant.ts';

/** A founding in which nothing is missing, for tests: Maple Robotics Inc., federal, Toronto. */

const office = {
  address_line_1: '100 Queen Street West',
  city: 'Toronto',
  province: 'ON',
  country: 'CA',
  postal_code: 'M5H 2N2',
};

const { province: region, ...lines } = office;

/** A person's address names the province as the region. */
const asStoredOfPerson = { ...lines, region };

export function director(name: string, more: Partial<FoundingDirector> = {}): FoundingDirector {
  const [firstname = '', lastname = ''] = name.split(' ');
  return {
    personId: idOf(name),
    firstname,
    lastname,
    name,
    formAddress: asStoredOfPerson,
    residentCanadian: true,
    capableAttested: true,
    consentOn: plainDate('2025-03-10'),
    ...more,
  };
}

export function subscription(name: string, shares: number, more: Partial<Subscription> = {}): Subscription {
  return {
    personId: idOf(name),
    personKind: 'individual',
    name,
    classId: idOf('Common'),
    quantity: BigInt(shares),
    consideration: { kind: 'money', amount: String(shares / 100) },
    paidOn: plainDate('2025-03-12'),
    ...more,
  };
}

const complete: Omit<FoundingFacts, 'iscConfirmedFor'> = {
  today: plainDate('2025-03-12'),
  organization: {
    ...office,
    company_type: 'new',
    status: 'payment_success',
    name: 'Maple Robotics',
    name_postfix: 'Inc.',
    name_format: 'named',
    jurisdiction: 'CA',
    articles_province: 'ON',
    corporation_number: '',
    incorporation_date: null,
    anchored_by: 'incorporation',
    anchored_on: null,
    fiscal_year_end: '12-31',
    first_year_end_on: null,
    office_since: null,
    office_or_before: false,
    year_end_since: null,
    year_end_or_before: false,
  },
  hasAccount: true,
  articles: {
    ...suggestedArticles(plainDate('2025-03-10')),
    min_directors: 1,
    max_directors: 5,
    sector: 'none',
    incorporators: [
      {
        kind: 'individual',
        firstname: 'Amélie',
        lastname: 'Tremblay',
        company_name: '',
        address: { ...office, address_line_2: '', country: 'CA' },
        is_adult: true,
        is_capable: true,
        is_not_bankrupt: true,
      },
    ],
    is_saved: true,
  },
  directors: [director('Amélie Tremblay'), director('Ömer Yılmaz', { residentCanadian: false })],
  officers: 2,
  classes: [classTerms('Common')],
  subscriptions: [subscription('Amélie Tremblay', 400_000), subscription('Ömer Yılmaz', 300_000)],
  privateHolders: 2,
  organizingResolutionOn: plainDate('2025-03-12'),
  planId: 'founder',
};

type Part = 'organization' | 'articles';

/** The same with what differs; the ISC confirmation is of the subscriptions as they then are. */
export function founding(
  differs: Partial<Omit<FoundingFacts, Part>> & { [P in Part]?: Partial<FoundingFacts[P]> } = {},
): FoundingFacts {
  const facts = {
    ...complete,
    ...differs,
    organization: { ...complete.organization, ...differs.organization },
    articles: { ...complete.articles, ...differs.articles },
  };
  return { iscConfirmedFor: significantKey(significantHolders(facts)), ...facts };
}
