import {
  FREQUENCIES,
  type VestingSchedule,
  type VestingStatus,
  vesting,
  vestingTable,
} from '@tabellion/book/vesting.ts';
import { ALLOCATIONS, type Allocation } from '@tabellion/book/vesting-allocation.ts';
import { DAY_RULES } from '@tabellion/book/vesting-days.ts';
import { fractionalTable, fractionalVesting } from '@tabellion/book/vesting-fractional.ts';
import { dateInZone, type PlainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { type Command, type Input, UsageError } from '../command.ts';
import { alignColumns } from '../table.ts';
import { countOf, dateOf, oneOf, required, sharesOf, startOf } from '../values.ts';

const ALLOCATION_NAMES = [...ALLOCATIONS, 'FRACTIONAL'] as const;
const FREQUENCY_NAMES = ['monthly', 'quarterly', 'yearly'] as const;
const START_DAY = 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH';

/** A schedule may last a thousand years, so that every date of it is one of the calendar. */
const MOST_MONTHS = 12_000;

export const vest: Command = {
  name: 'vest',
  summary: 'Shows how many shares of a grant have vested on a date.',
  operands: [],
  options: [
    { name: 'shares', value: 'NUMBER', help: 'shares of the grant, a whole number of any size' },
    { name: 'start', value: 'DATE', help: 'the date that vesting counts from (YYYY-MM-DD)' },
    { name: 'period', value: 'COUNT', help: 'vesting dates from the start to the last; default: four years' },
    { name: 'cliff', value: 'COUNT', help: 'vesting dates before which nothing vests; default: a year' },
    { name: 'frequency', value: 'NAME', help: `${FREQUENCY_NAMES.join(', ')}; default: monthly` },
    {
      name: 'allocation',
      value: 'NAME',
      help: `${ALLOCATION_NAMES.join(', ')}; default: CUMULATIVE_ROUND_DOWN`,
    },
    {
      name: 'day-of-month',
      value: 'RULE',
      help: `01 to 28, 29_, 30_, 31_OR_LAST_DAY_OF_MONTH; default: ${START_DAY}`,
    },
    { name: 'as-of', value: 'DATE', help: 'shares vested at the end of this day; default: today' },
    { name: 'json', help: 'one JSON object, quantities as strings' },
  ],
  example: 'tabellion vest --shares 4800 --start 2021-01-30 --period 48 --cliff 12 --as-of 2022-01-29',
  run(input, { write, now, zone }) {
    const grant = readGrant(input);
    const asOf = input.values.get('as-of');
    const schedule = scheduleOf(grant, asOf === undefined ? dateInZone(now, zone) : dateOf(asOf, 'as-of'));
    write(
      input.switches.has('json') ? `${JSON.stringify(schedule.status, null, 1)}\n` : vestReport(schedule),
    );
    return 0;
  },
};

interface Grant {
  readonly shares: bigint;
  readonly terms: Omit<VestingSchedule, 'allocation'>;
  readonly allocation: Allocation | 'FRACTIONAL';
}

function readGrant(input: Input): Grant {
  const { values } = input;
  const frequency = oneOf(values.get('frequency') ?? 'monthly', 'frequency', FREQUENCY_NAMES);
  const aYear = 12 / FREQUENCIES[frequency].months;
  const most = MOST_MONTHS / FREQUENCIES[frequency].months;
  const period = countOf(values.get('period') ?? String(4 * aYear), 'period', { least: 1, most });
  const cliff = countOf(values.get('cliff') ?? String(aYear), 'cliff', { least: 0, most });
  if (cliff > period) {
    throw new UsageError(`--cliff ${cliff} is longer than --period ${period}; give 0 to ${period}.`);
  }
  return {
    shares: sharesOf(required(input, 'shares', 'NUMBER'), 'shares'),
    terms: {
      start: startOf(required(input, 'start', 'YYYY-MM-DD'), 'start'),
      period,
      cliff,
      frequency,
      dayRule: oneOf(values.get('day-of-month') ?? START_DAY, 'day-of-month', DAY_RULES),
    },
    allocation: oneOf(values.get('allocation') ?? 'CUMULATIVE_ROUND_DOWN', 'allocation', ALLOCATION_NAMES),
  };
}

function scheduleOf({ shares, terms, allocation }: Grant, asOf: PlainDate): Schedule {
  if (allocation === 'FRACTIONAL') {
    const status = fractionalVesting(shares, terms, asOf);
    return spelled(asOf, status, fractionalTable(shares, terms), formatDecimal);
  }
  const whole = { ...terms, allocation };
  return spelled(asOf, vesting(shares, whole, asOf), vestingTable(shares, whole), String);
}

type Status<T> = Omit<VestingStatus, 'vested' | 'unvested'> & Readonly<Record<'vested' | 'unvested', T>>;
type VestingLine<T> = { readonly date: PlainDate } & Readonly<Record<'quantity' | 'vested', T>>;

/** A grant on a date, with all quantities spelled. */
interface Schedule {
  readonly asOf: PlainDate;
  readonly status: Status<string>;
  readonly rows: readonly VestingLine<string>[];
}

const spelled = <T extends bigint>(
  asOf: PlainDate,
  status: Status<T>,
  rows: readonly VestingLine<T>[],
  spell: (quantity: T) => string,
): Schedule => ({
  asOf,
  status: { ...status, vested: spell(status.vested), unvested: spell(status.unvested) },
  rows: rows.map(({ date, quantity, vested }) => ({
    date,
    quantity: spell(quantity),
    vested: spell(vested),
  })),
});

/** The report for people: what has vested, then every date with what vests on it and what has by then. */
function vestReport({ asOf, status, rows }: Schedule): string {
  const summary = alignColumns([
    ['As of', asOf],
    ['Vested', status.vested],
    ['Unvested', status.unvested],
    ['Dates gone by', String(status.installments)],
    ['First date', status.firstVestDate],
    ['Next date', status.nextVestDate ?? 'none: all have vested'],
    ['Last date', status.finalVestDate],
  ]);
  const table = alignColumns(
    [
      ['', 'Date', 'Vests', 'Vested'],
      ...rows.map(({ date, quantity, vested }) => [date <= asOf ? '*' : '', date, quantity, vested]),
    ],
    [2, 3],
  );
  return `${summary}\n\n${table}\n\n* gone by\n`;
}
