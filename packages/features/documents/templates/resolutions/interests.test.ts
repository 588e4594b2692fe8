import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../template.ts';
import { interestClauses, partiesOf } from './interests.ts';

const director = (personId: string, ceasedOn: string | null = null) => ({
  position: 'director',
  personId,
  from: '2025-01-01',
  ceasedOn,
});
const facts = {
  language: 'en',
  statute: 'cbca',
  appointments: [director('ann'), director('bob'), director('old', '2026-01-01')],
  persons: new Map([
    ['ann', { name: 'Ann Roy' }],
    ['bob', { name: 'Bob Lee' }],
  ]),
} as unknown as BookFacts;
const on = plainDate('2026-05-01');
const said = (over: Partial<BookFacts>, parties: readonly string[], isMinuted = false) =>
  interestClauses({ ...facts, ...over }, { on, parties, isMinuted }).map((block) =>
    block.kind === 'clause' ? `${block.text} [${block.section}]` : '',
  );

test('a director who is the other party discloses it in writing, and minutes enter it (CBCA s. 120(1))', () => {
  expect(said({}, ['old', 'eve'])).toEqual([]);
  expect(said({}, ['bob', 'eve', 'bob'])).toEqual([
    'Bob Lee, a director, is a party to what this resolution approves, on the terms set out above, and discloses that interest to the Corporation. [CBCA, s.\u00a0120(1)]',
  ]);
  expect(said({ language: 'fr', statute: 'obca' }, ['ann', 'bob'], true)).toEqual([
    'Ann Roy et Bob Lee, membres du conseil d’administration, sont parties aux opérations approuvées ci-dessus, aux conditions qui y sont énoncées. Cet intérêt est consigné au présent procès-verbal. [LSAO, art.\u00a0132]',
  ]);
});

test('shares for property or services, rights, vesting, debts and shares that come back have another party; money, transfers and orders have none', () => {
  const issue = (personId: string, kind: string) => ({ personId, consideration: { kind } });
  const acts = [
    {
      kind: 'issued',
      payload: { issues: [issue('ann', 'property'), issue('bob', 'money'), issue('cy', 'past_service')] },
    },
    { kind: 'option.granted', payload: { personId: 'grantee' } },
    { kind: 'vesting.set', payload: { securityId: 'cs-1' } },
    { kind: 'vesting.accelerated', payload: { securityId: 'op-1' } },
    { kind: 'vesting.stopped', payload: { securityId: 'cs-1' } },
    { kind: 'cancelled', payload: { reason: 'agreement', source: { personId: 'giver' } } },
    { kind: 'cancelled', payload: { reason: 'mistake', source: { personId: 'mistaken' } } },
    { kind: 'instrument.issued', payload: { personId: 'lender' } },
    { kind: 'repurchased', payload: { ground: 'agreement', source: { personId: 'leaver' } } },
    { kind: 'repurchased', payload: { ground: 'order', source: { personId: 'winner' } } },
    { kind: 'redeemed', payload: { demandedBy: 'corporation', source: { personId: 'holder' } } },
    { kind: 'transferred', payload: { source: { personId: 'seller' } } },
  ] as unknown as ChangeAct[];
  const held = {
    certificates: [{ securityId: 'cs-1', personId: 'founder' }],
    instruments: [{ securityId: 'op-1', personId: 'optionee' }],
  } as unknown as BookFacts;
  expect(partiesOf(held, acts)).toEqual([
    'ann',
    'cy',
    'grantee',
    'founder',
    'optionee',
    'giver',
    'lender',
    'leaver',
    'holder',
  ]);
});
