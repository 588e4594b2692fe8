import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { type Seller, specimenSeller, taxesCollected } from './seller.ts';

const on = plainDate('2026-06-01');
const registered = (taxNumbers: Seller['taxNumbers']): Seller => ({
  name: 'Seller',
  address: [],
  taxNumbers,
});
const names = (seller: Seller, province: Parameters<typeof taxesCollected>[1]) =>
  taxesCollected(seller, province, on)?.map(({ tax }) => tax);

test('a seller collects the taxes alone for which he has a number', () => {
  expect(names(registered({}), 'ON')).toEqual([]);
  expect(names(registered({ 'GST/HST': '1' }), 'ON')).toEqual(['HST']);
  expect(names(registered({ 'GST/HST': '1' }), 'QC')).toEqual(['GST']);
  expect(names(registered({ 'GST/HST': '1', QST: '2' }), 'QC')).toEqual(['GST', 'QST']);
  expect(names(registered({ 'GST/HST': '1', 'PST-SK': '3' }), 'BC')).toEqual(['GST']);
  expect(names(registered({ 'GST/HST': '1', 'PST-BC': '3' }), 'BC')).toEqual(['GST', 'PST']);
});

test('the sandbox has a specimen number in every register', () => {
  expect(names(specimenSeller('Sandbox'), 'MB')).toEqual(['GST', 'RST']);
});

test('nothing is sold where no rate is on record for the day', () => {
  expect(taxesCollected(specimenSeller('Sandbox'), 'ON', plainDate('1990-01-01'))).toBeUndefined();
});
