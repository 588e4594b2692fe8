import { decimal } from '@tabellion/kernel/decimal.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { RichText, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useState } from 'react';
import type { readPlans } from '../../../billing/contract.ts';
import { type Price, price, withGovernmentFee } from '../../../billing/rules/price.ts';
import type { PlanView } from '../../../billing/views.ts';
import {
  type AppliedCoupon,
  centsOf,
  PriceLines,
  Province,
  percentOf,
  planName,
} from '../../../billing/web/public.ts';
import { useAnnual } from './annualPage.ts';

export interface OrderOfFiling {
  readonly price: Price;
  /** The price of the plan before the registry's fee. */
  readonly service: Price;
  readonly feeCents: bigint;
  readonly province: ProvinceCode;
  setProvince(province: ProvinceCode): void;
  readonly coupon: AppliedCoupon | undefined;
  setCoupon(coupon: AppliedCoupon | undefined): void;
}

/** The price by the server's rules and rates; the server computes it again on payment. Coupon and tax are on the plan alone. */
export function useFilingPrice(offer: ReplyOf<typeof readPlans>, plan: PlanView | undefined): OrderOfFiling {
  const { annual } = useAnnual();
  const [coupon, setCoupon] = useState<AppliedCoupon>();
  const [province, setProvince] = useState(offer.province);
  const rates = offer.tax_rates.provinces.find((row) => row.province === province)?.taxes ?? [];
  const feeCents = annual.government_fee === null ? 0n : centsOf(annual.government_fee);
  const service = price({
    listCents: plan === undefined ? 0n : centsOf(plan.plan_price),
    discountCents: plan === undefined ? 0n : centsOf(coupon?.discount_amount ?? 0),
    taxes: plan === undefined ? [] : rates.map(({ tax, rate }) => ({ tax, rate: decimal(rate) })),
  });
  return {
    price: withGovernmentFee(service, feeCents),
    service,
    feeCents,
    province,
    setProvince,
    coupon,
    setCoupon,
  };
}

interface FilingOrderProps {
  order: OrderOfFiling;
  offer: ReplyOf<typeof readPlans>;
  /** The one that is bought with the return; undefined where one is in force. */
  plan: PlanView | undefined;
  /** Changes to the price, such as a coupon, below its lines. */
  children?: ReactNode;
}

/** The registry's fee and the service, apart, with the total under a double rule. */
export function FilingOrder({ order, offer, plan, children }: FilingOrderProps) {
  const { text, language } = useLanguage();
  const { annual } = useAnnual();
  const { service, coupon, price: sum } = order;
  const lines: { key: string; what: ReactNode; cents: bigint }[] = [
    {
      key: 'fee',
      what:
        annual.fee_as_of === null ? (
          text('annual.fee.government')
        ) : (
          <RichText of="annual.fee.asOf" with={{ date: <DateText date={annual.fee_as_of} /> }} />
        ),
      cents: order.feeCents,
    },
    {
      key: 'service',
      what:
        plan === undefined
          ? text('annual.fee.inPlan')
          : text('billing.checkout.plan', { plan: planName(text, plan.plan_id) }),
      cents: service.listCents,
    },
  ];
  if (coupon !== undefined)
    lines.push({
      key: 'coupon',
      what: <RichText of="billing.checkout.coupon" with={{ code: <UserText>{coupon.coupon}</UserText> }} />,
      cents: -service.discountCents,
    });
  for (const { tax, rate, cents } of service.taxes) {
    const percent = formatNumber(percentOf(rate), language);
    lines.push({ key: tax, what: text('billing.checkout.tax', { tax, rate: percent }), cents });
  }
  return (
    <Card title={text('annual.panel.costs')}>
      <div className="stack s4">
        <PriceLines caption={text('annual.panel.costs')} lines={lines} totalCents={sum.totalCents} />
        {plan && <Province value={order.province} onChange={order.setProvince} />}
        {children}
        {plan && (
          <p className="muted t12">
            <RichText
              of="billing.checkout.taxNote"
              with={{ date: <DateText date={offer.tax_rates.as_of} /> }}
            />
          </p>
        )}
      </div>
    </Card>
  );
}
