import type { IssuedCertificate, Person } from '@tabellion/book/entities.ts';
import { expect, test } from 'vitest';
import { countPrivateHolders } from './founding.ts';

const person = (personId: string, members?: readonly string[]): Person => ({
  personId,
  kind: members === undefined ? 'individual' : 'joint',
  facts: {},
  ...(members && { members: [...members] }),
});
const persons = [
  person('ann'),
  person('bo'),
  person('cem'),
  person('both', ['ann', 'bo']),
  person('nobody', []),
];
const taken = (
  personId: string,
  exemption: IssuedCertificate['exemption'] = null,
): Pick<IssuedCertificate, 'personId' | 'exemption'> => ({ personId, exemption });

test('whoever subscribes twice counts once, and joint holders count each by himself', () => {
  expect(countPrivateHolders(persons, [])).toBe(0);
  expect(countPrivateHolders(persons, [taken('ann'), taken('ann'), taken('cem')])).toBe(2);
  expect(countPrivateHolders(persons, [taken('both'), taken('ann')])).toBe(2);
  expect(countPrivateHolders(persons, [taken('nobody')])).toBe(1);
});

test('employees do not count, whatever else they take', () => {
  const employee = { rule: 'employee', category: null } as const;
  expect(countPrivateHolders(persons, [taken('ann', employee), taken('ann'), taken('bo')])).toBe(1);
  const ofPrivateIssuer = { rule: 'private_issuer', category: 'employee' } as const;
  expect(countPrivateHolders(persons, [taken('both', ofPrivateIssuer), taken('cem')])).toBe(1);
});
