import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { NameList } from '@tabellion/ui/components/NameList.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Suspense, useState } from 'react';
import { InstrumentTransaction } from '../../../instruments/web/public.ts';
import type { PoolLine } from '../../../shares/openSecuritiesContract.ts';

interface PoolsProps {
  orgId: string;
  pools: readonly PoolLine[];
  /** A register of an earlier date records nothing. */
  isPast: boolean;
}

/** Shares reserved by plans, and how many no option has used; nothing where there is no pool. */
export function Pools({ orgId, pools, isPast }: PoolsProps) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const [chosen, setChosen] = useState<PoolLine>();
  if (pools.length === 0) return null;
  const mayRecord = mayEdit && !isPast;
  return (
    <section className="stack s4">
      <h2>{text('instruments.pools')}</h2>
      <Table
        caption={text('instruments.pools')}
        compact
        rows={pools}
        rowKey={({ pool_id: id }) => id}
        columns={[
          {
            key: 'name',
            head: text('instruments.pool'),
            card: 'main',
            cell: ({ name }) => (
              <b className="who">
                <UserText>{name}</UserText>
              </b>
            ),
          },
          {
            key: 'class',
            head: text('register.class'),
            cardLabel: text('register.class'),
            cell: ({ classes }) => <NameList of={classes.map(({ name }) => name)} />,
          },
          {
            key: 'reserved',
            head: text('instruments.pool.reserved'),
            num: true,
            cardLabel: text('instruments.pool.reserved'),
            cell: ({ reservedExact }) => <Num of={reservedExact} />,
          },
          {
            key: 'used',
            head: text('instruments.pool.used'),
            num: true,
            cardLabel: text('instruments.pool.used'),
            cell: ({ usedExact }) => <Num of={usedExact} />,
          },
          {
            key: 'left',
            head: text('instruments.pool.left'),
            num: true,
            card: 'end',
            cardLabel: text('instruments.pool.left'),
            cell: ({ leftExact }) => <Num of={leftExact} />,
          },
          ...(mayRecord
            ? [
                {
                  key: 'act',
                  head: <span className="sr">{text('register.actions')}</span>,
                  cell: (pool: PoolLine) => (
                    <div className="row end">
                      <Button size="sm" onClick={() => setChosen(pool)}>
                        {text('transaction.adjustPool')}
                      </Button>
                    </div>
                  ),
                },
              ]
            : []),
        ]}
        empty={null}
      />
      {chosen && (
        <Suspense fallback={null}>
          <InstrumentTransaction
            orgId={orgId}
            transaction="reserve"
            pool={chosen}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
