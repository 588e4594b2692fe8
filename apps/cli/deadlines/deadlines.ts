import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Deadline, DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
import { scheduledDeadlines } from '@tabellion/law/deadlines/deadlines.ts';
import type { DatedYearEnd, FinancialYears } from '@tabellion/law/deadlines/financialYears.ts';
import { readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import { sourceOf } from '@tabellion/law/deadlines/source.ts';
import { type JurisdictionId, jurisdiction, jurisdictionIds } from '@tabellion/law/jurisdictions.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { type Command, type Input, UsageError } from '../command.ts';
import { alignColumns } from '../table.ts';
import { oneOf, required, startOf } from '../values.ts';

export const deadlines: Command = {
  name: 'deadlines',
  summary: 'Lists what the law asks of a corporation between two days, each with its rule and section.',
  operands: [],
  options: [
    { name: 'jurisdiction', value: 'ID', help: `the law of incorporation: ${jurisdictionIds.join(', ')}` },
    {
      name: 'incorporated',
      value: 'DATE',
      help: 'the day of incorporation (YYYY-MM-DD)',
    },
    {
      name: 'anchored',
      value: 'DATE',
      help: 'the last amalgamation or continuance, from whose anniversary annual returns are counted since',
    },
    {
      name: 'year-end',
      value: 'MM-DD',
      help: 'the last day of the financial year; 02-29: the last of February. After a change each with its day: 12-31,06-30:2026-02-15',
    },
    {
      name: 'registered',
      value: 'ID:DATE',
      help: 'where else it does business, and since when; several are separated by commas',
    },
    { name: 'last-meeting', value: 'DATE', help: 'the last annual meeting, or the resolution in its place' },
    { name: 'from', value: 'DATE', help: 'the first day (YYYY-MM-DD)' },
    { name: 'to', value: 'DATE', help: 'the last day (YYYY-MM-DD)' },
    { name: 'json', help: 'one JSON array, the earliest first' },
  ],
  example:
    'tabellion deadlines --jurisdiction CA --incorporated 2020-03-15 --year-end 12-31 --from 2026-01-01 --to 2027-12-31',
  run(input, { write, complain }) {
    const corporation = readCorporation(input);
    const window = readWindow(input, corporation.incorporatedOn);
    const lines = scheduledDeadlines(factsOf(corporation), window).map(lineOf);
    write(input.switches.has('json') ? `${JSON.stringify(lines, null, 1)}\n` : report(lines));
    for (const note of notesOn(corporation)) complain(`tabellion deadlines: ${note}\n`);
    return 0;
  },
};

interface Registered {
  readonly in: JurisdictionId;
  readonly since: PlainDate;
}

interface Corporation {
  readonly jurisdiction: JurisdictionId;
  readonly incorporatedOn: PlainDate;
  readonly anchoredOn: PlainDate | undefined;
  readonly financialYears: FinancialYears | undefined;
  readonly registered: readonly Registered[];
  readonly lastMeetingOn: PlainDate | null;
}

function readCorporation(input: Input): Corporation {
  const { values } = input;
  const home = oneOf(required(input, 'jurisdiction', 'CA'), 'jurisdiction', jurisdictionIds);
  const incorporatedOn = startOf(required(input, 'incorporated', 'YYYY-MM-DD'), 'incorporated');
  const dayOf = (name: 'anchored' | 'last-meeting'): PlainDate | undefined => {
    const typed = values.get(name);
    return typed === undefined ? undefined : onOrAfter(startOf(typed, name), name, incorporatedOn);
  };
  return {
    jurisdiction: home,
    incorporatedOn,
    anchoredOn: dayOf('anchored'),
    financialYears: yearsOf(values.get('year-end'), incorporatedOn),
    registered: registeredIn(values.get('registered'), home),
    lastMeetingOn: dayOf('last-meeting') ?? null,
  };
}

function yearsOf(text: string | undefined, beganOn: PlainDate): FinancialYears | undefined {
  if (text === undefined) return undefined;
  const ends = text.split(',').map((one) => yearEndOf(one.trim(), beganOn));
  const isInOrder = ends.every(({ from }, at) => at === 0 || from > (ends[at - 1]?.from ?? beganOn));
  if (isInOrder) return { beganOn, ends };
  throw new UsageError(
    `--year-end "${text}" is not in order; write the first one, then each later one with its day: 12-31,06-30:2026-02-15.`,
  );
}

function yearEndOf(text: string, beganOn: PlainDate): DatedYearEnd {
  const [end = '', from] = text.split(':');
  const read = readFiscalYearEnd(end);
  if (read.ok) return { from: from === undefined ? beganOn : startOf(from, 'year-end'), end: read.value };
  throw new UsageError(`--year-end "${end}" is no day of a year; write it as MM-DD, such as 12-31.`);
}

function registeredIn(text: string | undefined, home: JurisdictionId): readonly Registered[] {
  const registered: Registered[] = [];
  for (const one of text?.split(',') ?? []) {
    const [id = '', since = ''] = one.trim().split(':');
    const where = oneOf(id, 'registered', jurisdictionIds);
    if (where === home)
      throw new UsageError(`--registered ${id} is its own jurisdiction; name others, or leave it out.`);
    if (registered.some((other) => other.in === where))
      throw new UsageError(`--registered names ${id} twice; name it once, with the day on which it began.`);
    registered.push({ in: where, since: startOf(since, 'registered') });
  }
  return registered;
}

function readWindow(input: Input, incorporatedOn: PlainDate): { from: PlainDate; to: PlainDate } {
  const from = startOf(required(input, 'from', 'YYYY-MM-DD'), 'from');
  const to = onOrAfter(startOf(required(input, 'to', 'YYYY-MM-DD'), 'to'), 'to', from, '--from');
  onOrAfter(to, 'to', incorporatedOn);
  return { from, to };
}

function onOrAfter(
  date: PlainDate,
  name: string,
  earliest: PlainDate,
  what = 'the incorporation',
): PlainDate {
  if (date >= earliest) return date;
  throw new UsageError(`--${name} ${date} is before ${what} on ${earliest}; give a later day.`);
}

const factsOf = ({ registered, lastMeetingOn, ...corporation }: Corporation) => ({
  jurisdiction: corporation.jurisdiction,
  incorporatedOn: corporation.incorporatedOn,
  anchoredOn: corporation.anchoredOn,
  financialYears: corporation.financialYears,
  filingYear: null,
  annualMeetingOn: lastMeetingOn,
  directors: [],
  officers: [],
  directorMoves: [],
  officeMoves: [],
  hasGst: false,
  events: registered.flatMap(({ in: where, since }) =>
    where === 'ON' ? [{ kind: 'ontario_business', on: since } as const] : [],
  ),
});

interface Line {
  readonly kind: DeadlineKind;
  /** The year of the anniversary or of the year end, even where it is due in the next one; null where it has none. */
  readonly filing_year: number | null;
  readonly due: PlainDate;
  readonly rule: string;
  readonly source: string;
  /** Read in the law or on a government page; what is not is to be confirmed with the registry. */
  readonly verified: boolean;
}

const text = createText('en', en);

function lineOf({ kind, year, dueOn, rule, count, countedFrom, ...one }: Deadline): Line {
  return {
    kind,
    filing_year: year,
    due: dueOn,
    rule: text(`deadline.rule.${rule}`, { count, from: countedFrom }),
    source: sourceOf(kind, one.registration).section,
    verified: !one.confirmWithRegistry,
  };
}

function report(lines: readonly Line[]): string {
  if (lines.length === 0) return 'Nothing is due between these days.\n';
  const rows = lines.map(({ due, kind, filing_year: year, rule, source, verified }) => [
    due,
    text(`deadline.kind.${kind}`, { year: String(year ?? '') }),
    rule,
    `${source}${verified ? '' : ' (confirm with the registry)'}`,
  ]);
  return `${alignColumns([['Due', 'Deadline', 'Rule', 'Source'], ...rows])}\n`;
}

/** The list leaves out what it lacks a fact or a rule for, and says so. */
const notesOn = ({ financialYears, registered }: Corporation): readonly string[] => [
  ...(financialYears === undefined
    ? ['without --year-end MM-DD, deadlines that run from the end of the financial year are left out.']
    : []),
  ...registered.flatMap(({ in: where }) =>
    where === 'ON'
      ? []
      : [
          `filings of a corporation of another jurisdiction in ${jurisdiction(where).name} are left out; confirm them with the registry there.`,
        ],
  ),
];
