import { MoneyText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';

export interface PriceLine {
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
