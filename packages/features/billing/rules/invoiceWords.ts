/** The wording of invoices and credit notes as they are printed, in the two languages of paper. */

import { type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import type { InvoiceLine } from './invoice.ts';

export type PaperLanguage = 'en' | 'fr';

const english = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  number: 'Number',
  date: 'Date',
  billTo: 'Billed to',
  takesBack: 'Takes back invoice',
  item: 'Item',
  amount: 'Amount',
  subtotal: 'Subtotal before tax',
  total: 'Total',
  paid: 'Paid in full. Amounts are in Canadian dollars.',
  returned: 'Returned to the card that paid. Amounts are in Canadian dollars.',
  taxNumbers: 'Tax registrations: ',
  noTax: 'The seller is not registered to collect sales tax; none is charged.',
  status: 'Status',
  refunded: 'Refunded',
  net: 'Net',
  tax: 'Tax',
  province: 'Province',
  plans: { founder: 'Founder', growth: 'Growth', counsel: 'Counsel' },
} as const;

type Words = {
  readonly [Key in keyof typeof english]: Key extends 'plans' ? Record<string, string> : string;
};

const french: Words = {
  invoice: 'Facture',
  creditNote: 'Note de crédit',
  number: 'Numéro',
  date: 'Date',
  billTo: 'Facturé à',
  takesBack: 'Annule la facture',
  item: 'Objet',
  amount: 'Montant',
  subtotal: 'Sous-total avant taxes',
  total: 'Total',
  paid: 'Payée en entier. Les montants sont en dollars canadiens.',
  returned: 'Remboursée sur la carte qui a payé. Les montants sont en dollars canadiens.',
  taxNumbers: 'Numéros d’inscription aux taxes\u00a0: ',
  noTax: 'Le vendeur n’est pas inscrit aux taxes de vente; aucune n’est perçue.',
  status: 'État',
  refunded: 'Remboursée',
  net: 'Net',
  tax: 'Taxes',
  province: 'Province',
  plans: { founder: 'Fondation', growth: 'Croissance', counsel: 'Conseil' },
};

export const wordsIn = (language: PaperLanguage): Words => (language === 'fr' ? french : english);

const frenchTaxes: Readonly<Record<string, string>> = {
  GST: 'TPS',
  HST: 'TVH',
  QST: 'TVQ',
  PST: 'TVP',
  RST: 'TVD',
  'GST/HST': 'TPS/TVH',
  'PST-BC': 'TVP (C.-B.)',
  'PST-SK': 'TVP (Sask.)',
  'RST-MB': 'TVD (Man.)',
};

/** A tax or a register of sellers, as the language calls it. */
export const taxName = (tax: string, language: PaperLanguage): string =>
  language === 'fr' ? (frenchTaxes[tax] ?? tax) : tax;

const planIn = (planId: string, language: PaperLanguage): string => {
  const plans: Record<string, string> = wordsIn(language).plans;
  return plans[planId] ?? planId;
};

/** A line in words, such as "Growth plan instead of Founder: the difference for 265 of 365 days". */
export function lineIn(line: InvoiceLine, language: PaperLanguage): string {
  const fr = language === 'fr';
  switch (line.kind) {
    case 'plan': {
      const plan = planIn(line.subject, language);
      return fr ? `Forfait ${plan}, un an` : `${plan} plan, one year`;
    }
    case 'upgrade': {
      const [plan, from] = [planIn(line.subject, language), planIn(line.from, language)];
      return fr
        ? `Forfait ${plan} au lieu de ${from}\u00a0: la différence pour ${line.days} jours sur ${line.ofDays}`
        : `${plan} plan instead of ${from}: the difference for ${line.days} of ${line.ofDays} days`;
    }
    case 'holders':
      return holdersIn(line, fr);
    case 'coupon':
      return `Coupon ${line.subject}`;
    case 'government_fee':
      return fr ? 'Droits gouvernementaux' : 'Government fee';
    case 'tax':
      return `${taxName(line.subject, language)} ${percentIn(line.rate, fr)}`;
  }
}

function holdersIn(
  { subject, days, ofDays }: Extract<InvoiceLine, { kind: 'holders' }>,
  fr: boolean,
): string {
  const many = subject !== '1';
  const what = fr
    ? `${subject} ${many ? 'détenteurs supplémentaires' : 'détenteur supplémentaire'}`
    : `${subject} further ${many ? 'holders' : 'holder'}`;
  if (days === ofDays) return fr ? `${what}, un an` : `${what}, one year`;
  return fr ? `${what}, ${days} jours sur ${ofDays}` : `${what}, ${days} of ${ofDays} days`;
}

function percentIn(rate: string, fr: boolean): string {
  const percent = formatDecimal((decimal(rate) * 100n) as Decimal);
  return fr ? `${percent.replace('.', ',')}\u00a0%` : `${percent}%`;
}

export const moneyIn = (cents: bigint, language: PaperLanguage): string =>
  new Intl.NumberFormat(`${language}-CA`, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
  }).format(Number(cents) / 100);

export const dateIn = (date: string, language: PaperLanguage): string => formatDate(date, language, 'long');
