import { formatDate } from '@tabellion/texts/dates.ts';
import { SteppedArea } from '@tabellion/ui/charts/SteppedArea.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, Num } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { HolderVesting } from '../../holderContract.ts';

/** The vesting of one certificate: its rule in words beside the dates and numbers that it gives. */
export function Vesting({ of, asOf }: { of: HolderVesting; asOf: string }) {
  const text = useText();
  const { certificate, sharesExact, vestedExact, dates } = of;
  const label = <Id>{certificate.label ?? text('register.certificate.none')}</Id>;
  return (
    <Card
      title={<RichText of="vesting.of" with={{ certificate: label }} />}
      extra={
        <span className="t12 muted">
          <RichText
            of="vesting.sum"
            with={{
              vested: <Num of={vestedExact} />,
              shares: <Num of={sharesExact} />,
              date: <DateText date={asOf} />,
            }}
          />
        </span>
      }
      flush
    >
      <div className="vesting">
        <Rule of={of} />
        <Chart of={of} asOf={asOf} />
      </div>
      <details className="captable__details">
        <summary>{text('vesting.table')}</summary>
        <Table
          caption={text('vesting.table')}
          compact
          rows={dates}
          rowKey={({ on }) => on ?? ''}
          columns={[
            {
              key: 'date',
              head: text('capTable.date'),
              card: 'main',
              cell: ({ on }) => (on === null ? text('vesting.ahead') : <DateText date={on} />),
            },
            {
              key: 'quantity',
              head: text('vesting.quantity'),
              num: true,
              cardLabel: text('vesting.quantity'),
              cell: (line) => <Num of={line.sharesExact} />,
            },
            {
              key: 'bundle',
              head: text('capTable.total'),
              num: true,
              card: 'end',
              cell: (line) => <Num of={line.vestedExact} />,
            },
          ]}
          empty={null}
        />
      </details>
    </Card>
  );
}

/** The rule as it is stored, in sentences; or that the dates themselves were agreed. */
function Rule({ of: { rule, stoppedOn, countsExact, sharesExact, goneExact } }: { of: HolderVesting }) {
  const { language, text } = useLanguage();
  return (
    <ul className="vesting__rule">
      {rule === null ? <li>{text('vesting.rule.dates')}</li> : <Schedule of={rule} />}
      {countsExact !== sharesExact && (
        <li>{text('vesting.counts', { shares: formatNumber(countsExact, language) })}</li>
      )}
      {goneExact !== '0' && <li>{text('vesting.gone', { shares: formatNumber(goneExact, language) })}</li>}
      {stoppedOn !== null && <li>{text('vesting.stopped', { date: formatDate(stoppedOn, language) })}</li>}
    </ul>
  );
}

function Schedule({ of }: { of: NonNullable<HolderVesting['rule']> }) {
  const { language, text } = useLanguage();
  const { period, cliff, frequency, start, allocation, dayRule, acceleration } = of;
  const day = dayRule === 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH' ? undefined : Number(dayRule.slice(0, 2));
  return (
    <>
      <li>{text(`vesting.rule.${frequency}`, { period, start: formatDate(start, language) })}</li>
      {cliff > 0 && <li>{text(`vesting.cliff.${frequency}`, { cliff })}</li>}
      <li>{text(`vesting.allocation.${allocation}`)}</li>
      <li>
        {day === undefined ? text('vesting.day.start') : text('vesting.day.fixed', { day: String(day) })}
      </li>
      {acceleration && <li>{text(`vesting.acceleration.${acceleration}`)}</li>}
    </>
  );
}

function Chart({ of, asOf }: { of: HolderVesting; asOf: string }) {
  const { language, text } = useLanguage();
  const { dates, sharesExact, goneExact } = of;
  const gone = BigInt(goneExact);
  const whole = BigInt(sharesExact) + gone;
  const last = dates.at(-1)?.on ?? asOf;
  const start = startOf(of);
  const part = (shares: bigint) => Number((shares * 10_000n) / whole) / 10_000;
  // Shares that vested first are those exercised or lost since.
  const partsOf = (exact: string) => {
    const vested = BigInt(exact);
    if (gone === 0n) return [part(vested)];
    const goneThen = vested < gone ? vested : gone;
    return [part(goneThen), part(vested - goneThen)];
  };
  const ahead = dates.find(({ on }) => on === null);
  const dated = dates.flatMap(({ on, vestedExact }) =>
    on === null ? [] : [{ on, parts: partsOf(vestedExact) }],
  );
  const [first] = dated;
  const ticks = [
    { on: start, words: '', date: <DateText date={start} /> },
    ...(first === undefined || first.on === last
      ? []
      : [{ on: first.on, words: '', date: <DateText date={first.on} /> }]),
    { on: last, words: '', date: <DateText date={last} /> },
  ];
  return (
    <SteppedArea
      label={text('register.vesting')}
      steps={[{ on: start, parts: partsOf(ahead?.vestedExact ?? '0') }, ...dated]}
      reach={{ from: start, to: last }}
      colours={gone === 0n ? ['var(--c-1)'] : ['var(--c-rest)', 'var(--c-1)']}
      legend={gone === 0n ? [] : [text('vesting.part.gone'), text('vesting.part.left')]}
      axis={[formatNumber(0, language), formatNumber(whole, language)]}
      ticks={ticks}
      now={asOf > start && asOf < last ? asOf : undefined}
    />
  );
}

/** Where the line begins: the start of the rule; of agreed dates the day of the issue, unless one lies before it. */
function startOf({ rule, issuedOn, dates }: HolderVesting): string {
  if (rule !== null) return rule.start;
  const first = dates.find(({ on }) => on !== null)?.on ?? issuedOn;
  return first < issuedOn ? first : issuedOn;
}
