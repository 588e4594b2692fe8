import { expect, test } from 'vitest';
import { type IssuerFacts, isBeyond, privateHoldersOf } from './privateIssuer.ts';

const restricted = { transferRestrictions: 'with the directors’ consent' };
const held = (
  personId: string,
  more: Partial<IssuerFacts['certificates'][number]> = {},
): IssuerFacts['certificates'][number] => ({ personId, status: 'open', exemption: null, ...more });
const asEmployee = { exemption: { rule: 'private_issuer', category: 'employee' } } as const;
const persons = [{ personId: 'both', members: ['ann', 'cy'] }];

test('each who holds counts once, of joint holders every one; employees and former employees do not', () => {
  const certificates = [
    held('ann'),
    held('ann'),
    held('both'),
    held('dee', asEmployee),
    // Once an employee, now a holder of shares that somebody else sold to him.
    held('eli', { ...asEmployee, status: 'ended' }),
    held('eli'),
    held('gone', { status: 'ended' }),
    held('never', { ...asEmployee, status: 'void' }),
  ];
  expect(privateHoldersOf({ corporation: restricted, certificates, persons })).toEqual({
    counted: 2,
    employees: 2,
  });
});

test('without a restriction on transfers it is no private issuer', () => {
  const certificates = [held('ann')];
  const corporation = { transferRestrictions: null };
  expect(privateHoldersOf({ corporation, certificates, persons })).toBeNull();
  expect(privateHoldersOf({ corporation: null, certificates, persons })).toBeNull();
});

test('whoever brings in the fifty-first is asked why; an act that leaves them as many is not', () => {
  const asked = [
    [49, 50],
    [50, 51],
    [51, 51],
    [53, 52],
  ].map(([before = 0, after = 0]) => isBeyond({ before, after }));
  expect(asked).toEqual([false, true, false, false]);
});
