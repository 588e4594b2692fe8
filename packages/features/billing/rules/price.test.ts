import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderLines, totalOf } from './invoice.ts';
import { price, salesTaxRates } from './price.ts';

const on2026 = plainDate('2026-04-20');
const inProvince = (province: ProvinceCode, on = on2026) => salesTaxRates(province, on);
const totals = (listCents: bigint, discountCents: bigint, province: ProvinceCode) => {
  const { netCents, taxes, totalCents } = price({ listCents, discountCents, taxes: inProvince(province) });
  return [netCents, taxes.map(({ tax, cents }) => `${tax} ${cents}`).join(', '), totalCents];
};

describe('price', () => {
  test('adds the sales taxes of the province, each rounded to the cent by itself', () => {
    expect([
      totals(348_00n, 0n, 'ON'),
      totals(348_00n, 87_00n, 'ON'),
      totals(588_00n, 0n, 'QC'),
      totals(1_188_00n, 0n, 'BC'),
      totals(348_00n, 0n, 'AB'),
    ]).toEqual([
      [348_00n, 'HST 4524', 393_24n],
      [261_00n, 'HST 3393', 294_93n],
      [588_00n, 'GST 2940, QST 5865', 676_05n],
      [1_188_00n, 'GST 5940, PST 8316', 1_330_56n],
      [348_00n, 'GST 1740', 365_40n],
    ]);
  });

  test('rounds half a cent of tax up', () => {
    expect(totals(10n, 0n, 'AB')).toEqual([10n, 'GST 1', 11n]);
    expect(totals(9n, 0n, 'AB')).toEqual([9n, 'GST 0', 9n]);
  });

  test('takes off no more than there is', () => {
    expect(totals(348_00n, 400_00n, 'ON')).toEqual([0n, 'HST 0', 0n]);
  });

  test('is exact far above what a floating number holds', () => {
    const listCents = 10n ** 30n + 1n;
    expect(
      price({ listCents, discountCents: 1n, taxes: [{ tax: 'HST', rate: decimal('0.13') }] }),
    ).toMatchObject({ netCents: 10n ** 30n, taxCents: 13n * 10n ** 28n, totalCents: 113n * 10n ** 28n });
  });

  test('gives an invoice whose lines sum to the total, whatever is bought where', () => {
    const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 20n),
        fc.bigInt(0n, 10n ** 20n),
        fc.constantFrom(...provinces),
        (listCents, discountCents, province) => {
          const sum = price({ listCents, discountCents, taxes: inProvince(province) });
          expect(sum.netCents + sum.taxCents).toBe(sum.totalCents);
          expect(sum.netCents >= 0n).toBe(true);
          const sold = [{ kind: 'plan', subject: 'founder', cents: sum.listCents }] as const;
          expect(totalOf(orderLines(sold, 'FOUNDER25', sum))).toBe(sum.totalCents);
        },
      ),
    );
  });
});

test('takes the rate in force on the day', () => {
  const novaScotia = (on: string) => salesTaxRates('NS', plainDate(on)).map(({ rate }) => rate);
  expect(novaScotia('2025-03-31')).toEqual([decimal('0.15')]);
  expect(novaScotia('2025-04-01')).toEqual([decimal('0.14')]);
});
