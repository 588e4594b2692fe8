import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../template.ts';
import { interestClauses, partiesOf } from './interests.ts';

const facts = {
  language: 'en',
  statute: 'cbca',
  persons: new Map([
    ['ann', { name: 'Ann Roy' }],
    ['bob', { name: 'Bob Lee' }],
  ]),
} as unknown as BookFacts;
const directors = ['ann', 'bob'];
const said = (
  over: Partial<BookFacts>,
  parties: readonly string[],
  more: { readonly isMinuted?: boolean; readonly subscribers?: readonly string[] } = {},
) =>
  interestClauses({ ...facts, ...over }, { directors, parties, ...more }).map((block) => {
    if (block.kind === 'clause') return `${block.text} [${block.section}]`;
    return block.kind === 'note' ? block.text : '';
  });

test('a director who is the other party discloses it in writing, and minutes enter it (CBCA s. 120(1))', () => {
  expect(said({}, ['old', 'eve'])).toEqual([]);
  expect(said({}, ['bob', 'eve', 'bob'])).toEqual([
    'Bob Lee, a director, is a party to what this resolution approves, on the terms set out above, and discloses that interest to the Corporation. [CBCA, s.\u00a0120(1)]',
    'On a matter on which the Act forbids a director to vote, the director signs this resolution for this disclosure alone. [CBCA, s.\u00a0120(5)]',
    'Before this document is signed, a lawyer says whether a director who is a party may vote on it, and whether the shareholders have to confirm it.',
  ]);
});

// That Ontario's Act leaves it to the shareholders too was read nowhere: its papers do not say it.
test('where every director is a party, the shareholders approve what none of them may (CBCA s. 120(5), (7.1))', () => {
  expect(said({}, ['ann', 'bob'])[2]).toBe(
    'Where the Act leaves no director who may vote on a matter above, it is for the shareholders, once the interest is disclosed to them, to approve or confirm the matter by special resolution. [CBCA, s.\u00a0120(7.1)]',
  );
  expect(said({ language: 'fr', statute: 'obca' }, ['ann', 'bob'], { isMinuted: true })).toEqual([
    'Ann Roy et Bob Lee, membres du conseil d’administration, sont parties aux opérations approuvées ci-dessus, aux conditions qui y sont énoncées. Cet intérêt est consigné au présent procès-verbal. [LSAO, art.\u00a0132]',
    'Avant la signature du présent document, un juriste indique si un administrateur partie à l’opération peut voter, et si les actionnaires doivent la confirmer.',
  ]);
});

test('the first shareholders confirm the first issue alone: whatever else has every director for a party is theirs too', () => {
  const subscribers = ['ann', 'bob'];
  const ofShareholders = (parties: readonly string[]) =>
    said({}, parties, { subscribers }).filter((text) => text.includes('120(7.1)'));
  const toConfirm =
    'The interest is disclosed to the shareholders, who confirm the first issue of shares in their organizing resolution. [CBCA, s.\u00a0120(7.1)]';
  expect(ofShareholders([])).toEqual([toConfirm]);
  expect(ofShareholders(['ann'])).toEqual([toConfirm]);
  expect(ofShareholders(['ann', 'bob'])).toEqual([
    toConfirm,
    expect.stringContaining('Where the Act leaves no director who may vote'),
  ]);
});

test('shares for money, property or services, rights, vesting, debts and shares that come back have another party; transfers and orders have none', () => {
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
    'bob',
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
