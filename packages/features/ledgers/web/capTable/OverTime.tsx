import { useRead } from '@tabellion/ui/call/useRead.ts';
import { SteppedArea } from '@tabellion/ui/charts/SteppedArea.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { NameList } from '@tabellion/ui/components/NameList.tsx';
import { ErrorState, Skeleton } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { formatWholePercent } from '@tabellion/ui/format/number.ts';
import { type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { type CapTableView, type OwnershipView, readOwnership } from '../../capTableContract.ts';
import {
  type CapTableGrouping,
  type CountedShares,
  PROMISED_COLOUR,
  REST_COLOUR,
  shownParts,
  sumOf,
} from './shown.ts';

type Step = OwnershipView['steps'][number];

interface OverTimeProps {
  orgId: string;
  query: { asOf?: string; knownAt?: string };
  by: CapTableGrouping;
  counted: CountedShares;
  /** The ends of the bands say what the table says. */
  of: CapTableView;
  /** A date to mark. */
  marked: string | undefined;
}

/** Ownership over time: a step for each date, and the same as a table. */
export function OverTime({ orgId, query, by, counted, of, marked }: OverTimeProps) {
  const text = useText();
  const reading = useRead(readOwnership, {
    params: { id: orgId },
    query: { ...query, ...(by === 'class' && { by }), ...(counted !== 'issued' && { of: counted }) },
  });
  return (
    <Card
      title={text('capTable.over')}
      extra={
        reading.data && <span className="t12 muted">{text(`capTable.over.${reading.data.thinned}`)}</span>
      }
      flush
    >
      {reading.data && <Steps of={reading.data} now={of} by={by} counted={counted} marked={marked} />}
      {!reading.data && reading.isError && (
        <ErrorState message={reading.message} onRetry={() => void reading.refetch()} />
      )}
      {!reading.data && !reading.isError && (
        <div className="captable__wait" aria-busy="true">
          <Skeleton width="100%" height={132} />
        </div>
      )}
    </Card>
  );
}

interface StepsProps extends Pick<OverTimeProps, 'by' | 'counted' | 'marked'> {
  of: OwnershipView;
  now: CapTableView;
}

function Steps({ of: { steps, asOf, startsTakenOver }, now, by, counted, marked }: StepsProps) {
  const { language, text } = useLanguage();
  const first = steps[0]?.on;
  if (first === undefined) return null;
  const shown = shownParts(now, by, counted);
  const bands = [
    ...shown.parts.map(({ id, name, percent, colour }) => ({
      id,
      percent,
      colour,
      name: name === '' ? text('dashboard.erased') : <UserText>{name}</UserText>,
    })),
    { id: 'others', name: text('capTable.otherHolders'), percent: shown.rest, colour: REST_COLOUR },
    {
      id: 'promised',
      colour: PROMISED_COLOUR,
      percent: sumOf(shown.reserved.map(({ percent }) => percent)),
      name: text(counted === 'pool' ? 'capTable.over.withPool' : 'capTable.over.promised'),
    },
  ]
    .map((band, place) => ({ ...band, place }))
    .filter(
      ({ place }) => place < shown.parts.length || steps.some((step) => step.sharesExact[place] !== '0'),
    );
  return (
    <>
      <SteppedArea
        label={text('capTable.over')}
        steps={steps.map(({ on, percents }) => ({
          on,
          parts: bands.map(({ place }) => Number(percents[place]) / 100),
        }))}
        reach={{ from: first, to: asOf }}
        colours={bands.map(({ colour }) => colour)}
        axis={[0, 25, 50, 75, 100].map((percent) => formatWholePercent(percent, language))}
        ticks={ticksOf({ steps, startsTakenOver }, now, text)}
        ends={bands.map(({ percent, name }) => (
          <>
            <b>
              <PercentText percent={percent} />
            </b>
            <span className="trunc name">{name}</span>
          </>
        ))}
        legend={bands.map(({ name }) => name)}
        now={marked}
      />
      <details className="captable__details">
        <summary>{text('capTable.asTable')}</summary>
        <Table
          caption={text('capTable.over')}
          compact
          rows={[...steps].reverse()}
          rowKey={({ on }) => on}
          columns={columnsOf(bands, text)}
          empty={null}
        />
      </details>
    </>
  );
}

/** The dates of the events, and at the end that of the table. */
function ticksOf(
  { steps, startsTakenOver }: Pick<OwnershipView, 'steps' | 'startsTakenOver'>,
  { asOf, today }: CapTableView,
  text: Text,
) {
  const isFounding = (step: Step, at: number) =>
    at === 0 && !startsTakenOver && step.kinds.includes('issued');
  const ticks = steps.map((step, at) => ({
    on: step.on,
    words: isFounding(step, at) ? text('capTable.founders') : eventIn(step, text),
    date: <DateText date={step.on} length={at === 0 ? 'month' : 'day'} />,
  }));
  const last = {
    on: asOf,
    words: asOf === today ? text('register.today') : '',
    date: <DateText date={asOf} />,
  };
  const event = ticks.at(-1);
  return event?.on === asOf ? [...ticks.slice(0, -1), { ...last, words: event.words }] : [...ticks, last];
}

/** A class by whose first shares the date is known, or the kinds of its acts. */
const eventIn = ({ firstOf, kinds }: Step, text: Text): ReactNode =>
  firstOf.length > 0 ? (
    <NameList of={firstOf} />
  ) : (
    kinds.map((kind) => text(`ledger.kind.${kind}`)).join(text('search.comma'))
  );

function columnsOf(
  bands: readonly { id: string; name: ReactNode; place: number }[],
  text: Text,
): Column<Step>[] {
  return [
    {
      key: 'date',
      head: text('capTable.date'),
      card: 'main',
      cell: (step) => (
        <>
          <DateText date={step.on} />
          <small className="sub">{eventIn(step, text)}</small>
        </>
      ),
    },
    ...bands.map(({ id, name, place }) => ({
      key: id,
      head: name,
      num: true,
      cell: ({ percents, sharesExact }: Step) => (
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
