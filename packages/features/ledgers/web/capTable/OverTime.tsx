import { useRead } from '@tabellion/ui/call/useRead.ts';
import { SteppedArea } from '@tabellion/ui/charts/SteppedArea.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { ErrorState, Skeleton } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { formatWholePercent } from '@tabellion/ui/format/number.ts';
import { type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { type CapTableView, type OwnershipView, readOwnership } from '../../capTableContract.ts';
import { colourOf, REST, restOf } from './shown.ts';

interface OverTimeProps {
  orgId: string;
  query: { asOf?: string; knownAt?: string };
  /** The ends of the bands say what the table says. */
  of: CapTableView;
}

/** Ownership over time: a step for each date, and the same as a table. */
export function OverTime({ orgId, query, of }: OverTimeProps) {
  const text = useText();
  const reading = useRead(readOwnership, { params: { id: orgId }, query });
  return (
    <Card
      title={text('capTable.over')}
      extra={
        reading.data && <span className="t12 muted">{text(`capTable.over.${reading.data.thinned}`)}</span>
      }
      flush
    >
      {reading.data ? (
        <Steps of={reading.data} now={of} />
      ) : reading.isError ? (
        <ErrorState message={reading.message} onRetry={() => void reading.refetch()} />
      ) : (
        <div className="captable__wait" aria-busy="true">
          <Skeleton width="100%" height={132} />
        </div>
      )}
    </Card>
  );
}

function Steps({ of, now }: { of: OwnershipView; now: CapTableView }) {
  const { language, text } = useLanguage();
  const { steps, holders, asOf } = of;
  const first = steps[0]?.on;
  if (first === undefined) return null;
  const hasOthers =
    now.total.holders > holders.length || steps.some(({ sharesExact }) => sharesExact.at(-1) !== '0');
  const colours = [...holders.map((_, place) => colourOf(place, now.total.holders)), REST];
  const percents = holders.map(
    ({ person_id: id }) => now.holders.find((one) => one.person_id === id)?.owns ?? '0.00',
  );
  const names = [
    ...holders.map(({ person_id: id, display_name: name }) => ({ id, name: nameOf(name, text) })),
    ...(hasOthers ? [{ id: 'others', name: text('capTable.otherHolders') }] : []),
  ];
  const ends = [...percents, restOf(percents)].map((percent, place) => (
    <>
      <b>
        <PercentText percent={percent} />
      </b>
      <span className="trunc name">{names[place]?.name}</span>
    </>
  ));
  const ticks = steps.map(({ on, kinds: [kind, ...others] }) => ({
    on,
    words: kind !== undefined && others.length === 0 ? text(`ledger.kind.${kind}`) : '',
    date: <DateText date={on} />,
  }));
  if (asOf !== steps.at(-1)?.on) ticks.push({ on: asOf, words: '', date: <DateText date={asOf} /> });
  return (
    <>
      <SteppedArea
        label={text('capTable.over')}
        steps={steps.map(({ on, percents: parts }) => ({
          on,
          parts: parts.map((part) => Number(part) / 100),
        }))}
        reach={{ from: first, to: asOf }}
        colours={colours}
        axis={[0, 25, 50, 75, 100].map((percent) => formatWholePercent(percent, language))}
        ticks={ticks}
        ends={ends}
        legend={names.map(({ name }) => name)}
      />
      <details className="captable__details">
        <summary>{text('capTable.asTable')}</summary>
        <Table
          caption={text('capTable.over')}
          compact
          rows={[...steps].reverse()}
          rowKey={({ on }) => on}
          columns={columnsOf(names, text)}
          empty={null}
        />
      </details>
    </>
  );
}

const nameOf = (name: string, text: Text) =>
  name === '' ? text('dashboard.erased') : <UserText>{name}</UserText>;

function columnsOf(
  names: readonly { id: string; name: ReactNode }[],
  text: Text,
): Column<OwnershipView['steps'][number]>[] {
  return [
    {
      key: 'date',
      head: text('capTable.date'),
      card: 'main',
      cell: ({ on, kinds }) => (
        <>
          <DateText date={on} />
          <small className="sub">{kinds.map((kind) => text(`ledger.kind.${kind}`)).join(', ')}</small>
        </>
      ),
    },
    ...names.map(({ id, name }, place) => ({
      key: id,
      head: name,
      num: true,
      cell: ({ percents, sharesExact }: OwnershipView['steps'][number]) => (
        <>
          <PercentText percent={percents[place] ?? '0.00'} />
          <small className="sub">
            <Num of={sharesExact[place] ?? '0'} />
          </small>
        </>
      ),
    })),
  ];
}
