import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, MoneyText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { formatWholePercent } from '@tabellion/ui/format/number.ts';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { RichText, type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BadgePercent, List, Plus, TicketX } from 'lucide-react';
import { useState } from 'react';
import { type CouponLine, endCoupon, listCoupons } from '../couponsContract.ts';
import { CouponDrawer } from './CouponDrawer.tsx';
import { CouponUses } from './CouponUses.tsx';
import { planName } from './planName.ts';
import { StaffPage } from './StaffPage.tsx';

/** /app/staff/coupons: coupons are made and ended here; nothing of one is deleted. */
export const CouponsScreen = () => (
  <StaffPage>
    <Coupons />
  </StaffPage>
);

function Coupons() {
  const text = useText();
  const reading = useRead(listCoupons, {});
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<CouponLine>();
  const end = useEnd();
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      {text('staffing.coupons.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={text('staffing.coupons')} lead={text('staffing.coupons.lead')} actions={add} />
      <Table
        caption={text('staffing.coupons')}
        reading={reading}
        rows={reading.data?.coupons ?? []}
        rowKey={({ code }) => code}
        rowClass={({ ended_at: endedAt }) => (endedAt === null ? undefined : 'coupon--ended')}
        columns={columnsOf(text, { onUses: setShown, onEnd: end })}
        empty={
          <EmptyState icon={BadgePercent} title={text('staffing.coupons.none')} action={add}>
            {text('staffing.coupons.whyNone')}
          </EmptyState>
        }
      />
      {isAdding && <CouponDrawer plans={reading.data?.plans ?? []} onClose={() => setAdding(false)} />}
      {shown && <CouponUses of={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function useEnd() {
  const text = useText();
  const readings = useReadings();
  const confirm = useConfirm();
  const end = useCall(endCoupon, { say: 'always' });
  return async ({ code }: CouponLine) => {
    const isSure = await confirm({
      title: text('staffing.coupons.endAsk', { code }),
      body: text('staffing.coupons.endWhy'),
      confirm: text('staffing.coupons.end'),
      danger: true,
    });
    if (!isSure) return;
    const answer = await end.run({ body: { code } });
    if (answer.ok) readings.put(listCoupons, {}, answer.data);
  };
}

interface Acts {
  onUses(coupon: CouponLine): void;
  onEnd(coupon: CouponLine): Promise<void>;
}

const columnsOf = (text: Text, { onUses, onEnd }: Acts): Column<CouponLine>[] => [
  {
    key: 'code',
    head: text('staffing.coupons.code'),
    card: 'main',
    cell: ({ code }) => <Id>{code}</Id>,
  },
  {
    key: 'off',
    head: text('staffing.coupons.off'),
    num: true,
    cardLabel: text('staffing.coupons.off'),
    cell: ({ amount, percent }) =>
      amount === null ? <Percent of={percent ?? 0} /> : <MoneyText cents={Math.round(amount * 100)} />,
  },
  {
    key: 'plans',
    head: text('staffing.coupons.plans'),
    cardLabel: text('staffing.coupons.plans'),
    cell: ({ plans }) =>
      plans.length === 0
        ? text('staffing.coupons.plans.all')
        : plans.map((plan) => planName(plan, text)).join(text('search.comma')),
  },
  {
    key: 'valid',
    head: text('staffing.coupons.valid'),
    cardLabel: text('staffing.coupons.valid'),
    cell: (coupon) => <Valid of={coupon} />,
  },
  {
    key: 'uses',
    head: text('staffing.coupons.uses'),
    cardLabel: text('staffing.coupons.uses'),
    cell: (coupon) => <Uses of={coupon} />,
  },
  {
    key: 'state',
    head: text('staffing.column.state'),
    card: 'end',
    cell: ({ ended_at: endedAt }) =>
      endedAt === null ? (
        <StatusBadge tone="ok">{text('staffing.coupons.live')}</StatusBadge>
      ) : (
        <StatusBadge>{text('staffing.coupons.ended')}</StatusBadge>
      ),
  },
  {
    key: 'menu',
    head: <span className="sr">{text('ui.nav.more')}</span>,
    card: 'act',
    width: 64,
    cell: (coupon) => (
      <RowMenu
        name={coupon.code}
        items={[
          {
            key: 'uses',
            label: text('staffing.coupons.showUses'),
            icon: List,
            onSelect: () => onUses(coupon),
          },
          ...(coupon.ended_at === null
            ? [
                {
                  key: 'end',
                  label: text('staffing.coupons.end'),
                  icon: TicketX,
                  onSelect: () => void onEnd(coupon),
                },
              ]
            : []),
        ]}
      />
    ),
  },
];

function Percent({ of }: { of: number }) {
  const { language } = useLanguage();
  return <bdi dir="ltr">{formatWholePercent(of, language)}</bdi>;
}

function Valid({ of: { valid_from: from, valid_until: until } }: { of: CouponLine }) {
  if (until === null)
    return <RichText of="staffing.coupons.validFrom" with={{ from: <DateText date={from} /> }} />;
  return (
    <RichText
      of="staffing.coupons.validBetween"
      with={{ from: <DateText date={from} />, until: <DateText date={until} /> }}
    />
  );
}

function Uses({ of: { uses, max_uses: most, code } }: { of: CouponLine }) {
  const text = useText();
  if (most === null) return <bdi>{uses}</bdi>;
  return (
    <span className="coupon__uses">
      {text('staffing.coupons.usesOf', { uses, most })}
      <progress aria-label={`${text('staffing.coupons.uses')}: ${code}`} value={uses} max={most} />
    </span>
  );
}
