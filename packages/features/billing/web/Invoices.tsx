import { decimal } from '@tabellion/kernel/decimal.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { listInvoices } from '../contract.ts';
import type { InvoiceView } from '../views.ts';
import { PriceLines } from './OrderSummary.tsx';
import { centsOf, percentOf } from './quote.ts';
import { planName } from './usePurchase.ts';

interface InvoicesProps {
  orgId: string;
  /** The card payment provider of this deployment. */
  provider: string;
}

/** Invoices of the organization, the newest first; nothing before the first payment. One page holds fifty
 *  years. */
export function Invoices({ orgId, provider }: InvoicesProps) {
  const reading = useRead(listInvoices, { params: { provider }, query: { org_unique_id: orgId } });
  if (reading.isError) return <ReadFailed of={reading} />;
  return reading.data?.invoices.map((invoice) => <Invoice key={invoice.invoice_id} of={invoice} />);
}

function Invoice({ of: { number, issued_on, lines, total } }: { of: InvoiceView }) {
  const text = useText();
  return (
    <Card
      title={<RichText of="billing.invoice.title" with={{ number: <Id>{number}</Id> }} />}
      extra={
        <span className="muted">
          <RichText of="billing.invoice.paid" with={{ date: <DateText date={issued_on} /> }} />
        </span>
      }
    >
      <PriceLines
        caption={text('billing.invoice.title', { number })}
        lines={lines.map((line) => ({
          key: `${line.kind} ${line.subject}`,
          what: <What of={line} />,
          cents: centsOf(line.amount),
        }))}
        totalCents={centsOf(total)}
      />
    </Card>
  );
}

function What({ of: { kind, subject, rate } }: { of: InvoiceView['lines'][number] }): ReactNode {
  const { text, language } = useLanguage();
  if (kind === 'plan') return text('billing.checkout.plan', { plan: planName(text, subject) });
  if (kind === 'coupon')
    return <RichText of="billing.checkout.coupon" with={{ code: <UserText>{subject}</UserText> }} />;
  if (kind === 'government_fee') return text('wizard.costs.fee');
  const percent = percentOf(decimal(rate ?? '0'));
  return text('billing.checkout.tax', { tax: subject, rate: formatNumber(percent, language) });
}
