import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';

export const salesTaxNames = ['GST', 'HST', 'QST', 'PST', 'RST'] as const;
export type SalesTaxName = (typeof salesTaxNames)[number];

/** Rates that hold from a date on, as exact decimals of one. */
interface TaxPeriod {
  from: string;
  rates: readonly { tax: SalesTaxName; rate: string }[];
}

const gst = { tax: 'GST', rate: '0.05' } as const;
const gstAlone: readonly TaxPeriod[] = [{ from: '2008-01-01', rates: [gst] }];

/**
 * Sales tax on a service supplied to a recipient in each province. `confirm`: an accountant confirms, before real
 * money is taken, the rates and in which provinces the seller must be registered to collect PST, RST and QST.
 * Source: the published rates of the Canada Revenue Agency, Revenu Québec and the provinces on the date given.
 */
export const salesTaxData: {
  as_of: string;
  status: 'confirm';
  periods: Readonly<Record<ProvinceCode, readonly TaxPeriod[]>>;
} = {
  as_of: '2026-01-01',
  status: 'confirm',
  periods: {
    AB: gstAlone,
    BC: [{ from: '2013-04-01', rates: [gst, { tax: 'PST', rate: '0.07' }] }],
    // Retail sales tax reaches software as a service since January 1, 2026.
    MB: [...gstAlone, { from: '2026-01-01', rates: [gst, { tax: 'RST', rate: '0.07' }] }],
    NB: [{ from: '2016-07-01', rates: [{ tax: 'HST', rate: '0.15' }] }],
    NL: [{ from: '2016-07-01', rates: [{ tax: 'HST', rate: '0.15' }] }],
    NS: [
      { from: '2010-07-01', rates: [{ tax: 'HST', rate: '0.15' }] },
      { from: '2025-04-01', rates: [{ tax: 'HST', rate: '0.14' }] },
    ],
    NT: gstAlone,
    NU: gstAlone,
    ON: [{ from: '2010-07-01', rates: [{ tax: 'HST', rate: '0.13' }] }],
    PE: [{ from: '2016-10-01', rates: [{ tax: 'HST', rate: '0.15' }] }],
    QC: [{ from: '2013-01-01', rates: [gst, { tax: 'QST', rate: '0.09975' }] }],
    SK: [{ from: '2017-03-23', rates: [gst, { tax: 'PST', rate: '0.06' }] }],
    YT: gstAlone,
  },
};
