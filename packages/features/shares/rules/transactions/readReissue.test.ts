import type { Certificate } from '@tabellion/book/entities.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { readReissue } from './readReissue.ts';

const on = plainDate('2025-06-01');
const certificate = (more: Partial<Certificate> = {}): Certificate => ({
  securityId: 'cs-1',
  classId: 'common',
  personId: 'ann',
  prefix: 'CS',
  label: 'CS-1',
  serial: 1,
  quantity: 100n,
  status: 'open',
  issuedOn: plainDate('2025-03-12'),
  price: '1',
  paidOn: null,
  consideration: null,
  resolution: null,
  exemption: null,
  vesting: null,
  ...more,
});
const other = certificate({
  securityId: 'cs-2',
  label: 'CS-2',
  serial: 2,
  legends: ['shareholder_agreement'],
});
/** A quarter vests on each first of the month from May on: 50 have. */
const vesting = {
  period: 4,
  cliff: 0,
  frequency: 'monthly',
  allocation: 'CUMULATIVE_ROUND_DOWN',
  dayRule: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
  start: plainDate('2025-04-01'),
} as Certificate['vesting'];

const reissued = (certificates: readonly [Certificate, ...Certificate[]], parts: readonly string[]) => {
  const options = { on, notices: [], resolution: null, newId: () => 'new' };
  const read = readReissue({ parts: [...parts], reason: 'divided' }, { certificates, ...options });
  return read.ok
    ? read.value.into.map(({ quantity, legends }) => [quantity, ...legends])
    : read.error.map(({ path, textCode }) => `${path} ${textCode}`);
};

test('one certificate becomes several for as many shares, and several become one with the notices of all', () => {
  expect(reissued([certificate()], ['60', '40'])).toEqual([['60'], ['40']]);
  expect(reissued([certificate(), other], [])).toEqual([['200', 'shareholder_agreement']]);
});

test('no share appears or goes, and each part has one', () => {
  expect(reissued([certificate()], ['60', '41'])).toEqual(['parts.0 SHARES.PARTS_DIFFER']);
  expect(reissued([certificate()], ['100', '0'])).toEqual(['parts.1 SHARES.OWNERSHIP_INVALID']);
});

test('certificates of one holder and class are put together', () => {
  const differing = [certificate({ personId: 'bo' }), certificate({ classId: 'seed' })];
  for (const one of differing)
    expect(reissued([certificate(), one], [])).toEqual(['security_ids SHARES.NOT_ONE_HOLDING']);
});

test('shares that have not vested stay together, and are put together with no others', () => {
  const vests = certificate({ vesting });
  expect(reissued([vests], ['50', '50'])).toEqual([['50'], ['50']]);
  expect(reissued([vests], ['49', '49', '2'])).toEqual(['parts SHARES.UNVESTED_TOGETHER']);
  expect(reissued([vests, other], [])).toEqual(['parts SHARES.UNVESTED_TOGETHER']);
});
