import type { TextKey } from '@tabellion/texts/text.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { InstantText, MoneyText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { Drawer, DrawerBody } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BadgePercent } from 'lucide-react';
import { type CouponLine, listCouponUses } from '../couponsContract.ts';
import { planName } from './planName.ts';

const statuses: Readonly<Record<string, TextKey>> = {
  created: 'staffing.coupons.status.created',
  requires_action: 'staffing.coupons.status.requires_action',
  paid: 'staffing.coupons.status.paid',
  refused: 'staffing.coupons.status.refused',
  refunded: 'staffing.coupons.status.refunded',
};

/** When a coupon was used and what it took off; by whom, staff do not see. */
export function CouponUses({ of: { code }, onClose }: { of: CouponLine; onClose(): void }) {
  const text = useText();
  const reading = useRead(listCouponUses, { query: { code } });
  return (
    <Drawer title={code} onClose={onClose}>
      <DrawerBody>
        <Table
          caption={text('staffing.coupons.uses')}
          reading={reading}
          rows={reading.data?.uses ?? []}
          rowKey={({ at }) => at}
          columns={[
            {
              key: 'at',
              head: text('staffing.operations.since'),
              card: 'main',
              cell: ({ at }) => <InstantText instant={at} />,
            },
            {
              key: 'plan',
              head: text('staffing.coupons.plans'),
              cell: ({ plan }) => (plan === '' ? '–' : planName(plan, text)),
            },
            {
              key: 'off',
              head: text('staffing.coupons.off'),
              num: true,
              cell: ({ discount }) => <MoneyText cents={Math.round(discount * 100)} />,
            },
            {
              key: 'status',
              head: text('staffing.column.state'),
              card: 'end',
              cell: ({ status }) => {
                const words = statuses[status];
                return words === undefined ? status : text(words);
              },
            },
          ]}
          empty={<EmptyState icon={BadgePercent} title={text('staffing.coupons.noUses')} />}
        />
      </DrawerBody>
    </Drawer>
  );
}
