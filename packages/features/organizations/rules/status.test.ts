import { expect, test } from 'vitest';
import { type CompanyType, mayBecome, organizationStatuses } from './status.ts';

const steps = (type: CompanyType) =>
  organizationStatuses.flatMap((from) =>
    organizationStatuses.filter((to) => mayBecome(type, from, to)).map((to) => `${from} > ${to}`),
  );

test('a corporation to be goes over the registry, which may send its articles back; until then it may be withdrawn', () => {
  expect(steps('new')).toEqual([
    'pending > payment_success',
    'payment_success > pending',
    'payment_success > submitted',
    'submitted > incorporated',
    'submitted > rejected',
    'incorporated > dissolved',
    'rejected > submitted',
  ]);
});

test('a corporation that exists goes from its payment straight to incorporated, or back', () => {
  expect(steps('old').filter((step) => step.startsWith('payment_success'))).toEqual([
    'payment_success > pending',
    'payment_success > incorporated',
  ]);
});
