import { Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShareClass } from '../../shapes.ts';

interface ClassTableProps {
  classes: readonly ShareClass[];
  /** Undefined where classes cannot be edited. */
  onEdit: ((shareClass: ShareClass) => void) | undefined;
  /** Shown while there is none: how to begin. */
  action: ReactNode;
}

/** Item 3 of the articles: each class with its three rights. */
export function ClassTable({ classes, onEdit, action }: ClassTableProps) {
  const text = useText();
  return (
    <Table
      caption={text('wizard.classes.title')}
      compact
      rows={classes}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'class',
          share: 140,
          head: text('wizard.shares.class'),
          card: 'main',
          cell: (shareClass) =>
            onEdit ? (
              <button
                type="button"
                className="rowlink who"
                aria-label={text('wizard.editOf', { name: shareClass.name })}
                onClick={() => onEdit(shareClass)}
              >
                <UserText>{shareClass.name}</UserText>
              </button>
            ) : (
              <span className="who">
                <UserText>{shareClass.name}</UserText>
              </span>
            ),
        },
        {
          key: 'votes',
          share: 92,
          head: text('wizard.classes.votes'),
          cardLabel: text('wizard.classes.votes'),
          cell: ({ properties }) =>
            properties.voting
              ? text('wizard.classes.votesEach', { count: properties.votes_per_share })
              : text('wizard.classes.noVotes'),
        },
        {
          key: 'dividends',
          share: 84,
          head: text('wizard.classes.dividends'),
          cardLabel: text('wizard.classes.dividends'),
          cell: ({ properties }) => text(`wizard.dividend.short.${properties.dividend}`),
        },
        {
          key: 'remaining',
          share: 130,
          head: text('wizard.classes.remaining'),
          cardLabel: text('wizard.classes.remaining'),
          cell: ({ properties }) => text(`wizard.liquidation.short.${properties.liquidation}`),
        },
        {
          key: 'authorized',
          share: 94,
          head: text('wizard.classes.authorized'),
          cardLabel: text('wizard.classes.authorized'),
          num: true,
          cell: ({ properties }) =>
            properties.authorized === null ? (
              text('wizard.classes.unlimited')
            ) : (
              <Num of={properties.authorized} />
            ),
        },
        {
          key: 'price',
          share: 64,
          head: text('wizard.shares.price'),
          cardLabel: text('wizard.shares.price'),
          num: true,
          cell: ({ priceExact }) => <PriceText dollars={priceExact} />,
        },
      ]}
      empty={
        <EmptyState icon={Layers} title={text('wizard.classes.none')} action={action}>
          {text('wizard.classes.whyNone')}
        </EmptyState>
      }
    />
  );
}
