import { governmentFee } from '@tabellion/law/fees.ts';
import { type JurisdictionId, type ProvinceCode, provinceCodes } from '@tabellion/law/jurisdictions.ts';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, MoneyText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { Price } from '../rules/price.ts';
import type { PlanView, TaxRatesView } from '../views.ts';
import { GovernmentFee } from './GovernmentFee.tsx';
import { percentOf } from './quote.ts';
import { planName } from './usePurchase.ts';

interface OrderSummaryProps {
  plan: PlanView;
  price: Price;
  coupon: string | undefined;
  province: ProvinceCode;
  setProvince(province: ProvinceCode): void;
  rates: TaxRatesView;
  /** The law of the corporation that is founded with it: the registry charges its own fee. */
  law: JurisdictionId | undefined;
  /** Changes to the price, such as a coupon, below its lines. */
  children?: ReactNode;
}

/** The order, line by line, with the total under a double rule. */
export function OrderSummary(props: OrderSummaryProps) {
  const { plan, price, coupon, province, setProvince, rates, law, children } = props;
  const { text, language } = useLanguage();
  const lines: PriceLine[] = [
    {
      key: 'plan',
      what: text('billing.checkout.plan', { plan: planName(text, plan.plan_id) }),
      cents: price.listCents,
    },
  ];
  if (coupon !== undefined) {
    const what = <RichText of="billing.checkout.coupon" with={{ code: <UserText>{coupon}</UserText> }} />;
    lines.push({ key: 'coupon', what, cents: -price.discountCents });
    lines.push({ key: 'subtotal', what: text('billing.checkout.subtotal'), cents: price.netCents });
  }
  for (const { tax, rate, cents } of price.taxes) {
    const what = text('billing.checkout.tax', { tax, rate: formatNumber(percentOf(rate), language) });
    lines.push({ key: tax, what, cents });
  }
  return (
    <Card title={text('billing.checkout.summary')}>
      <div className="stack s4">
        <PriceLines caption={text('billing.checkout.summary')} lines={lines} totalCents={price.totalCents} />
        {law !== undefined && <WithFee law={law} totalCents={price.totalCents} />}
        <Province value={province} onChange={setProvince} />
        {children}
        <p className="muted t12">
          <RichText of="billing.checkout.taxNote" with={{ date: <DateText date={rates.as_of} /> }} />
        </p>
      </div>
    </Card>
  );
}

/** The whole that a new corporation costs, told before it is paid. */
function WithFee({ law, totalCents }: { law: JurisdictionId; totalCents: bigint }) {
  const text = useText();
  const fee = governmentFee(law, 'incorporation');
  const facts = [{ key: 'fee', label: text('wizard.costs.fee'), value: <GovernmentFee law={law} /> }];
  if (fee !== undefined) {
    const whole = totalCents + BigInt(fee.onlineCents);
    facts.push({
      key: 'whole',
      label: text('billing.checkout.totalWithFee'),
      value: <MoneyText cents={whole} />,
    });
  }
  return <Particulars facts={facts} />;
}

export function Province({
  value,
  onChange,
}: {
  value: ProvinceCode;
  onChange(province: ProvinceCode): void;
}) {
  const { text, language } = useLanguage();
  const options = provinceCodes
    .map((code) => ({ value: code, label: text(`province.${code}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {text('billing.checkout.province')}
      </span>
      <Select
        label={text('billing.checkout.province')}
        value={value}
        options={options}
        onChange={(chosen) => {
          const code = provinceCodes.find((one) => one === chosen);
          if (code !== undefined) onChange(code);
        }}
      />
    </div>
  );
}

interface PriceLine {
  key: string;
  what: ReactNode;
  cents: bigint;
}

interface PriceLinesProps {
  /** The table's name for readers of the screen. */
  caption: string;
  lines: readonly PriceLine[];
  totalCents: bigint;
}

/** Items, discounts and each tax, line by line, with the total under a double rule. */
export function PriceLines({ caption, lines, totalCents }: PriceLinesProps) {
  const text = useText();
  return (
    <Table
      caption={caption}
      compact
      rows={lines}
      rowKey={({ key }) => key}
      empty={null}
      columns={[
        {
          key: 'what',
          head: text('billing.checkout.item'),
          card: 'main',
          cell: ({ what }) => what,
          total: text('billing.checkout.total'),
        },
        {
          key: 'amount',
          head: text('billing.checkout.amount'),
          card: 'end',
          num: true,
          cell: ({ cents }) => <MoneyText cents={cents} />,
          total: <MoneyText cents={totalCents} />,
        },
      ]}
    />
  );
}
