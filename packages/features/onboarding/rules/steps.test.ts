import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import type { FoundingFacts } from './facts.ts';
import { missing } from './missing.ts';
import { resumeAt, steps } from './steps.ts';
import { director, founding } from './testing.ts';

/** A line a step: `account-info C--- COMPLETE`; C completed, E error, D disabled. */
const rail = (facts: FoundingFacts): string[] =>
  steps(facts, missing(facts)).map(({ step, isCompleted, isError, isDisable, textCode, params }) => {
    const flags = `${isCompleted ? 'C' : '-'}${isError ? 'E' : '-'}${isDisable ? 'D' : '-'}`;
    return [step, flags, textCode.replace('ONBOARDING.STEP.', ''), ...Object.values(params)].join(' ');
  });

const untouched = founding({
  organization: { address_line_1: '', city: '', postal_code: '', status: 'pending' },
  hasAccount: false,
  articles: { is_saved: false, incorporators: [], sector: null },
  directors: [],
  officers: 0,
  classes: [],
  subscriptions: [],
  planId: null,
});

describe('the six steps', () => {
  test('are open but for the last one, which is disabled at first', () => {
    expect(rail(untouched)).toEqual([
      'account-info --- NOT_STARTED 2',
      'corporate-info --- NOT_STARTED 5',
      'director-and-officers --- NOT_STARTED 5',
      'shares --- NOT_STARTED 5',
      'plans --- NOT_STARTED 2',
      'checkout --D CLOSED',
    ]);
    expect(resumeAt(missing(untouched))).toBe('user');
  });

  test('say what is to mend in one that was begun: a resident Canadian director', () => {
    const facts = founding({
      organization: { status: 'pending' },
      directors: [director('Ömer Yılmaz', { residentCanadian: false })],
      subscriptions: [],
      planId: null,
    });
    expect(rail(facts)).toEqual([
      'account-info C-- COMPLETE',
      'corporate-info C-- COMPLETE',
      'director-and-officers -E- TO_MEND 1',
      'shares --- NOT_STARTED 5',
      'plans --- NOT_STARTED 2',
      'checkout --D CLOSED',
    ]);
    expect(resumeAt(missing(facts))).toBe('founder');
  });

  test('of shares is not complete by being left to an import', () => {
    const facts = founding({
      organization: {
        status: 'pending',
        company_type: 'old',
        corporation_number: '1234567',
        incorporation_date: plainDate('2020-01-02'),
      },
      classes: [],
      subscriptions: [],
    });
    expect(rail(facts).slice(3)).toEqual([
      'shares --- NOT_STARTED 5',
      'plans C-- PLAN_CHOSEN',
      'checkout --- READY',
    ]);
  });

  const last: [FoundingFacts['organization']['status'], string, string][] = [
    ['pending', 'plans C-- PLAN_CHOSEN', 'checkout --- READY'],
    ['payment_success', 'plans C-- PAID', 'checkout --- READY'],
    ['submitted', 'plans C-- PAID', 'checkout --- WAITING'],
    ['rejected', 'plans C-- PAID', 'checkout -E- REJECTED'],
    ['incorporated', 'plans C-- PAID', 'checkout C-- INCORPORATED'],
  ];
  test.each(last)('end as the status %s says', (status, plans, checkout) => {
    expect(rail(founding({ organization: { status } })).slice(4)).toEqual([plans, checkout]);
  });

  test('close the last one again when something before it breaks', () => {
    const facts = founding({ articles: { min_directors: 3 } });
    expect(rail(facts).slice(2)).toEqual([
      'director-and-officers -E- TO_MEND 1',
      'shares C-- COMPLETE',
      'plans C-- PAID',
      'checkout --D CLOSED',
    ]);
  });
});
