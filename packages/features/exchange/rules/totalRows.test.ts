import { describe, expect, test } from 'vitest';
import { SumsAbove, sumWords } from './totalRows.ts';

const classes = ['Common', 'Actions ordinaires', 'A Grubu', 'الفئة أ'];
const saysSum = sumWords(classes);

describe('a cell says that its row is a sum', () => {
  test.each([
    'Total',
    'TOTAL:',
    'Totals',
    'Grand Total',
    'grand-total',
    'Sub-total',
    'Subtotal',
    'To\u00adtal',
    'Total shares',
    'Total issued and outstanding',
    'Total Common',
    'Common total',
    'Total of Common shares',
    'Total (12 holders)',
    'Total 1,200',
    'Sous-total',
    'SOUS‑TOTAL',
    'Total général',
    'Total des actions',
    'Total Actions ordinaires',
    'Totaux',
    'Toplam',
    'Genel Toplam',
    'ARA TOPLAM',
    'Ara toplam:',
    'A Grubu toplamı',
    'Toplam pay',
    'Yekûn',
    'المجموع',
    'الإجمالي',
    'الاجمالي',
    'المجموع الكلي',
    'المَجموع',
    'إجمالي الأسهم',
    'مجموع الفئة أ',
  ])('%j', (cell) => {
    expect(saysSum(cell)).toBe(true);
  });
});

describe('a name is no sum', () => {
  test.each([
    'Total Energy Ventures Inc.',
    'Totalis Capital',
    'Grand Total Holdings Ltd.',
    'Total S.A.',
    'Ann Total',
    'Toplam Yatırım A.Ş.',
    'Ara Güler',
    'Common',
    'Somme Dupont',
    'شركة المجموع القابضة',
    '',
    '100',
  ])('%j', (cell) => {
    expect(saysSum(cell)).toBe(false);
  });
});

describe('a row without a word is known by its figures', () => {
  const row = (name: string, shares: bigint, className = 'Common', isOfCertificate = true) => ({
    name,
    shares,
    className,
    isOfCertificate,
    amount: undefined,
  });
  const above = () => {
    const sums = new SumsAbove(classes);
    for (const one of [row('A B', 60n), row('C D', 40n), row('E F', 10n, 'Seed')]) sums.add(one);
    return sums;
  };

  test.each([
    ['nobody, the sum of all', row('', 110n, '', false), true],
    ['nobody, the sum of its class', row('', 100n, 'Common', false), true],
    ['a class in place of a name', row('Common', 100n, '', false), false],
    ['a class in place of a name, with the sum of all', row('common', 110n, '', false), true],
    ['nobody, another number', row('', 99n, '', false), false],
    ['somebody of whom no certificate is told, as of none above', row('Everybody', 110n, '', false), true],
    ['somebody with a certificate whose shares happen to be the sum', row('G H', 110n), false],
  ])('%s', (_, one, isSum) => {
    expect(above().isSum(one)).toBe(isSum);
  });

  test('sums begin again after a sum', () => {
    const sums = above();
    sums.passSum();
    sums.add(row('I J', 7n, 'Series A'));
    expect(sums.isSum(row('', 7n, '', false))).toBe(true);
    expect(sums.isSum(row('', 117n, '', false))).toBe(true);
  });
});
