import { decimal } from '@tabellion/kernel/decimal.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { RichText, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { LineView } from '../views.ts';
import { centsOf, percentOf } from './quote.ts';
import { planName } from './usePurchase.ts';

/** The words of a line of an order or an invoice. */
export function LineText({ of: { kind, subject, rate, part } }: { of: LineView }): ReactNode {
  const { text, language } = useLanguage();
  switch (kind) {
    case 'plan':
      return text('billing.checkout.plan', { plan: planName(text, subject) });
    case 'upgrade': {
      const { from, days = 0, of_days: all = 0 } = part ?? {};
      const plan = planName(text, subject);
      return text('paying.line.upgrade', { plan, from: planName(text, from ?? ''), days, all });
    }
    case 'holders': {
      const { days = 0, of_days: all = 0 } = part ?? {};
      const count = Number(subject);
      return days === all
        ? text('paying.line.holdersYear', { count })
        : text('paying.line.holders', { count, days, all });
    }
    case 'coupon':
      return <RichText of="billing.checkout.coupon" with={{ code: <UserText>{subject}</UserText> }} />;
    case 'government_fee':
      return text('paying.line.fee');
    case 'tax': {
      const percent = percentOf(decimal(rate ?? '0'));
      return text('billing.checkout.tax', { tax: subject, rate: formatNumber(percent, language) });
    }
  }
}

/** The lines of an order or an invoice, for a table of prices. */
export const priceLinesOf = (lines: readonly LineView[]) =>
  lines.map((line) => ({
    key: `${line.kind} ${line.subject}`,
    what: <LineText of={line} />,
    cents: centsOf(line.amount),
  }));
