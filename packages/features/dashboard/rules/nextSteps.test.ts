import { expect, test } from 'vitest';
import { stepsOf } from './nextSteps.ts';

type Facts = Parameters<typeof stepsOf>[0];

const begun: Facts = {
  set: { directors: 'unsent', shareholders: 'waiting', unpaid: [] },
  certificates: 0,
  signedCertificates: 0,
  hasBusinessNumber: false,
  deadlines: [],
};
const linesOf = (facts: Partial<Facts>) =>
  stepsOf({ ...begun, ...facts }).map(({ step, state, count }) => `${step} ${state} ${count}`);

test('a corporation begins with its organizing documents and its business number', () => {
  expect(linesOf({})).toEqual(['organize open 0', 'business_number open 0']);
});

test('payments and certificates that are missing are counted', () => {
  const unpaid = [{ person_id: 'p', security_id: 's', name: 'Ömer Yılmaz' }];
  expect(
    linesOf({
      set: { directors: 'signed', shareholders: 'waiting', unpaid },
      certificates: 3,
      signedCertificates: 1,
    }),
  ).toEqual(['organize waiting 0', 'payment open 1', 'certificates open 2', 'business_number open 0']);
});

test('the register of control and the first date of the rest bear their own days', () => {
  const deadlines = [
    { kind: 'consent', due_on: '2026-12-08' },
    { kind: 'isc_filing', due_on: '2026-12-13' },
    { kind: 'annual_filing', due_on: '2028-01-27' },
  ];
  const dated = stepsOf({ ...begun, deadlines }).filter(({ due_on }) => due_on !== null);
  expect(dated.map(({ step, due_on }) => [step, due_on])).toEqual([
    ['control', '2026-12-13'],
    ['first_deadline', '2028-01-27'],
  ]);
});

test('nothing is left once it is organized, signed and numbered, whatever dates lie ahead', () => {
  expect(
    linesOf({
      set: { directors: 'signed', shareholders: 'signed', unpaid: [] },
      certificates: 2,
      signedCertificates: 2,
      hasBusinessNumber: true,
      deadlines: [{ kind: 'annual_filing', due_on: '2028-01-27' }],
    }),
  ).toEqual([]);
});
