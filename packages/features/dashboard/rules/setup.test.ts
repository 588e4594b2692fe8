import { describe, expect, test } from 'vitest';
import type { OrganizationStatus } from '../../organizations/rules/status.ts';
import { nextActOf, type SetupFacts, setupOf } from './setup.ts';

const nothing: SetupFacts = { userAddress: '', officeAddress: '', directors: 0, shareholders: 0 };
const everything: SetupFacts = {
  userAddress: '1 Elm Street',
  officeAddress: '200 King Street West',
  directors: 3,
  shareholders: 4,
};
const completed = (facts: SetupFacts) => {
  const { step1, step2, step3, step4 } = setupOf(facts);
  return [step1, step2, step3, step4].map(({ isCompleted }) => isCompleted);
};

describe('each of the four steps', () => {
  const table: [string, Partial<SetupFacts>, boolean[]][] = [
    ['is open while nothing is told', {}, [false, false, false, false]],
    ['1 is complete with the user’s address', { userAddress: '1 Elm Street' }, [true, false, false, false]],
    ['2 is complete with the registered office', { officeAddress: '2 King' }, [false, true, false, false]],
    ['3 is complete with a director', { directors: 1 }, [false, false, true, false]],
    ['4 is complete with a shareholder', { shareholders: 1 }, [false, false, false, true]],
    ['is complete when all is told', everything, [true, true, true, true]],
  ];
  test.each(table)('%s', (_, result, expected) => {
    expect(completed({ ...nothing, ...result })).toEqual(expected);
  });

  test('has the path of its screen, the fourth with the share classes below it', () => {
    const { step1, step2, step3, step4, toggle } = setupOf(nothing);
    expect([step1, step2, step3, step4].map(({ path, subpath }) => [path, subpath])).toEqual([
      ['account-info', null],
      ['corporate-info', null],
      ['director-and-officers', null],
      ['shares', 'share-classes'],
    ]);
    expect([toggle, setupOf(everything).toggle]).toEqual([true, false]);
  });
});

describe('what comes next', () => {
  const table: [
    string,
    Partial<SetupFacts>,
    OrganizationStatus,
    string | null,
    string | null,
    string | null,
  ][] = [
    ['is the first open step', { userAddress: 'x' }, 'pending', null, 'corporate-info', 'corporate-info'],
    [
      'is an open step even when it is paid',
      { ...everything, directors: 0 },
      'payment_success',
      'pro',
      'director-and-officers',
      'director-and-officers',
    ],
    ['is the plan, once the four are complete', everything, 'pending', 'pro', 'plans', 'plans'],
    ['is the submission, once it is paid', everything, 'payment_success', 'pro', 'checkout', 'checkout/pro'],
    ['is nothing but waiting for the registry', everything, 'submitted', 'pro', 'wait', 'checkout/pro'],
    ['is to mend what the registry sent back', everything, 'rejected', 'pro', 'fix', 'checkout/pro'],
    ['is nothing once the corporation exists', nothing, 'incorporated', 'pro', null, null],
    ['is nothing once it is dissolved', nothing, 'dissolved', null, null, null],
  ];
  test.each(table)('%s', (_, result, status, plan, act, path) => {
    const next = nextActOf(setupOf({ ...nothing, ...result }), { status, planId: plan, companyType: 'new' });
    expect(next).toEqual(act === null ? null : { act, path });
  });

  test('is the plan without shares where the corporation exists, which may leave them to an import', () => {
    const setup = setupOf({ ...everything, shareholders: 0 });
    const rest = { status: 'pending', planId: null } as const;
    expect(nextActOf(setup, { ...rest, companyType: 'new' })?.act).toBe('shares');
    expect(nextActOf(setup, { ...rest, companyType: 'old' })?.act).toBe('plans');
  });
});
