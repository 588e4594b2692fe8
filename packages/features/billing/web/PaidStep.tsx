import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card, PageHead, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, MoneyText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CheckoutView } from '../views.ts';
import { centsOf } from './quote.ts';
import { planName } from './usePurchase.ts';

interface PaidProps {
  checkout: CheckoutView;
  /** The path where the invoices stand. */
  invoicesAt: string;
  onContinue(): void;
}

/** The payment, with the invoice's number and the way to it. */
export function PaidStep({ checkout, invoicesAt, onContinue }: PaidProps) {
  const text = useText();
  const { subscription, invoice, card } = checkout;
  const facts = [
    subscription && {
      key: 'plan',
      label: text('billing.paid.plan'),
      value: planName(text, subscription.plan_id),
    },
    subscription && {
      key: 'until',
      label: text('billing.paid.until'),
      value: <DateText date={subscription.plan_last_date} />,
    },
    invoice && { key: 'invoice', label: text('billing.paid.invoice'), value: <Id>{invoice.number}</Id> },
    invoice && {
      key: 'amount',
      label: text('billing.paid.amount'),
      value: <MoneyText cents={centsOf(invoice.total)} />,
    },
    card && {
      key: 'card',
      label: text('billing.card.title'),
      value: text('billing.card.ending', {
        brand: text(`billing.brand.${card.brand}`),
        lastFour: card.last_four,
      }),
    },
  ].filter((fact) => fact !== null);
  return (
    <div className="stack s4">
      <PageHead title={text('billing.paid.title')} />
      <Callout tone="ok">{text('billing.paid.body')}</Callout>
      <Card>
        <Particulars facts={facts} />
      </Card>
      <div className="row end wrap">
        {invoice && (
          <Link to={`${invoicesAt}?invoice=${invoice.number}`} className={buttonClass({ size: 'lg' })}>
            {text('billing.paid.toInvoice')}
          </Link>
        )}
        <Button variant="primary" size="lg" onClick={onContinue}>
          {text('billing.paid.continue')}
        </Button>
      </div>
    </div>
  );
}
