import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { tabellion } from '../testing.ts';

interface Case {
  readonly kind: string;
  readonly jurisdiction?: string;
  readonly input: string | Readonly<Record<string, string>>;
  readonly expected: string | null;
}

const file = new URL('../../../tests/data/deadlines/cases.json', import.meta.url);
const cases: Case[] = JSON.parse(readFileSync(file, 'utf8'));

interface Line {
  readonly kind: string;
  readonly filing_year: number | null;
  readonly due: string;
  readonly rule: string;
  readonly source: string;
  readonly verified: boolean;
}

async function listed(...args: readonly string[]): Promise<Line[]> {
  const { code, out, err } = await tabellion('deadlines', ...args, '--json');
  expect({ code, err: err.replace(/.*are left out.*\n/g, '') }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

/** No case looks further ahead, in years. */
const all = ['--from', '2019-01-01', '--to', '2030-12-31'];
const federal = ['--jurisdiction', 'CA', '--incorporated'];

/** The due day that the command gives for a case, by its options; undefined where they cannot describe it. */
async function answered({ kind, jurisdiction = 'CA', input }: Case): Promise<string | null | undefined> {
  const of = typeof input === 'string' ? {} : input;
  const day = typeof input === 'string' ? input : '';
  const first = async (wanted: string, args: readonly string[], year?: number) =>
    (await listed(...args, ...all)).find(
      (line) => line.kind === wanted && (year === undefined || line.filing_year === year),
    )?.due ?? null;
  switch (kind) {
    case 'annual_filing':
      return first(
        kind,
        [
          '--jurisdiction',
          jurisdiction,
          '--incorporated',
          of.incorporation ?? '2019-01-01',
          ...(of.fye === undefined ? [] : ['--year-end', of.fye]),
        ],
        Number(of.year),
      );
    case 'initial_return_ON':
      return first('initial_filing', ['--jurisdiction', 'ON', '--incorporated', day]);
    case 'first_annual_meeting':
      return first(kind, [...federal, day]);
    case 'next_annual_meeting': {
      const held = ['--last-meeting', of.last ?? '', '--year-end', of.fye?.slice(5) ?? ''];
      return first('annual_meeting', [...federal, '2020-01-15', ...held]);
    }
    case 't2':
      return first(
        'tax_return',
        [...federal, '2019-01-01', '--year-end', day.slice(5)],
        Number(day.slice(0, 4)),
      );
    default:
      return undefined;
  }
}

const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

/** West and east of Greenwich, a half-hour zone, and the first zone of the day. */
test.each(['UTC', 'America/St_Johns', 'America/Vancouver', 'Asia/Istanbul', 'Pacific/Kiritimati'])(
  'in %s, the command gives the known answer of every case that its options can describe',
  async (zone) => {
    process.env.TZ = zone;
    const answers = await Promise.all(cases.map(async (one) => ({ ...one, answered: await answered(one) })));
    const told = answers.filter((one) => one.answered !== undefined);
    // 19 annual filings, an initial return, two meetings, and four tax returns.
    expect(told).toHaveLength(26);
    for (const one of told) expect(one).toMatchObject({ answered: one.expected });
  },
);

describe('a federal corporation of March 15, 2020', () => {
  const company = [...federal, '2020-03-15', '--from', '2026-01-01', '--to', '2027-12-31'];

  test('owes a return in each year, past ones too, with rule and section', async () => {
    const returns = (await listed(...company)).filter(({ kind }) => kind === 'annual_filing');
    expect(returns).toEqual([
      {
        kind: 'annual_filing',
        filing_year: 2026,
        due: '2026-05-14',
        rule: '60 days after the anniversary on 2026-03-15',
        source: 'CBCA s. 263',
        verified: true,
      },
      expect.objectContaining({ filing_year: 2027, due: '2027-05-14' }),
    ]);
  });

  test('after a change of its year end, owes the tax returns of the years as they ended', async () => {
    const lines = await listed(...company, '--year-end', '12-31,06-30:2026-02-15');
    const returns = lines.filter(({ kind }) => kind === 'tax_return');
    expect(returns.map(({ due, rule }) => `${due} ${rule}`)).toEqual([
      '2026-06-30 6 months after the fiscal year end on 2025-12-31',
      '2026-12-31 6 months after the fiscal year end on 2026-06-30',
      '2027-12-31 6 months after the fiscal year end on 2027-06-30',
    ]);
  });

  test('with a year end, owes the yearly steps too', async () => {
    const lines = await listed(...company, '--year-end', '12-31');
    expect(lines.map(({ due, kind, filing_year: year }) => `${due} ${kind} ${year ?? ''}`.trimEnd())).toEqual(
      [
        '2026-02-28 tax_balance 2025',
        '2026-05-14 annual_filing 2026',
        '2026-06-09 financial_statements 2025',
        '2026-06-30 annual_meeting',
        '2026-06-30 auditor_waiver 2025',
        '2026-06-30 tax_return 2025',
        '2026-12-31 isc_review 2026',
        '2027-02-28 tax_balance 2026',
        '2027-05-14 annual_filing 2027',
        '2027-06-09 financial_statements 2026',
        '2027-06-30 annual_meeting',
        '2027-06-30 auditor_waiver 2026',
        '2027-06-30 tax_return 2026',
        '2027-12-31 isc_review 2027',
      ],
    );
  });

  test('registered in Ontario, owes the initial return there and no annual return', async () => {
    const years = [...federal, '2020-03-15', '--from', '2020-01-01', '--to', '2022-12-31'];
    const lines = await listed(...years, '--registered', 'ON:2021-02-01');
    expect(lines.filter(({ source }) => source.startsWith('CIA'))).toMatchObject([
      { kind: 'ontario_initial_return', due: '2021-04-02', filing_year: null, source: 'CIA s. 3' },
    ]);
  });

  test('is told what the list leaves out, beside it', async () => {
    const { code, err } = await tabellion('deadlines', ...company, '--registered', 'BC:2021-02-01', '--json');
    expect({ code, err }).toEqual({
      code: 0,
      err: `tabellion deadlines: without --year-end MM-DD, deadlines that run from the end of the financial year are left out.
tabellion deadlines: filings of a corporation of another jurisdiction in British Columbia are left out; confirm them with the registry there.\n`,
    });
  });
});

test('without --json it is a table for people', async () => {
  const company = ['--jurisdiction', 'AB', '--incorporated', '2019-05-10'];
  const year = ['--from', '2024-01-01', '--to', '2024-12-31'];
  const { out } = await tabellion('deadlines', ...company, ...year);
  expect(
    out,
  ).toBe(`Due         Deadline            Rule                                                         Source
2024-06-30  Annual return 2024  By the end of the month after the anniversary on 2024-05-10  ABCA (confirm with the registry)
`);
});

const good = { jurisdiction: 'CA', incorporated: '2020-03-15', from: '2026-01-01', to: '2027-12-31' };
test.each([
  [{ ...good, jurisdiction: undefined }, '--jurisdiction is missing; add --jurisdiction CA'],
  [{ ...good, jurisdiction: 'US' }, '--jurisdiction "US" is not known; give one of CA, ON'],
  [{ ...good, incorporated: undefined }, '--incorporated is missing; add --incorporated YYYY-MM-DD'],
  [{ ...good, incorporated: '2021-02-29' }, '--incorporated "2021-02-29" is no day'],
  [{ ...good, from: undefined }, '--from is missing; add --from YYYY-MM-DD'],
  [{ ...good, to: '2025-12-31' }, '--to 2025-12-31 is before --from on 2026-01-01; give a later day'],
  [
    { ...good, from: '2010-01-01', to: '2011-01-01' },
    '--to 2011-01-01 is before the incorporation on 2020-03-15',
  ],
  [{ ...good, 'year-end': '12-32' }, '--year-end "12-32" is no day of a year; write it as MM-DD'],
  [{ ...good, 'year-end': '2025-12-31' }, '--year-end "2025-12-31" is no day of a year'],
  [{ ...good, 'year-end': '12-31,06-30' }, '--year-end "12-31,06-30" is not in order; write the first one'],
  [{ ...good, 'year-end': '12-31,06-30:soon' }, '--year-end "soon" is no day'],
  [{ ...good, registered: 'ON' }, '--registered "" is no day of the years 1600 to 2999'],
  [{ ...good, registered: 'XX:2021-02-01' }, '--registered "XX" is not known; give one of'],
  [{ ...good, registered: 'CA:2021-02-01' }, '--registered CA is its own jurisdiction'],
  [{ ...good, registered: 'ON:2021-02-01,ON:2022-02-01' }, '--registered names ON twice'],
  [{ ...good, 'last-meeting': '2019-01-01' }, '--last-meeting 2019-01-01 is before the incorporation'],
])('%j is refused with 2: %s', async (options, complaint) => {
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const { code, out, err } = await tabellion('deadlines', ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(complaint);
});

test('annual returns are counted from the last amalgamation or continuance, all else from the incorporation', async () => {
  const known = [
    ...federal,
    '2011-07-04',
    '--anchored',
    '2020-02-29',
    '--from',
    '2020-01-01',
    '--to',
    '2024-12-31',
  ];
  const returns = (await listed(...known)).filter(({ kind }) => kind === 'annual_filing');
  expect(returns.map(({ filing_year, due }) => [filing_year, due])).toEqual([
    [2021, '2021-04-29'],
    [2022, '2022-04-29'],
    [2023, '2023-04-29'],
    [2024, '2024-04-29'],
  ]);
  const early = await tabellion('deadlines', ...known.with(5, '2011-07-03'));
  expect(early).toMatchObject({ code: 2, out: '' });
  expect(early.err).toContain(
    '--anchored 2011-07-03 is before the incorporation on 2011-07-04; give a later day.',
  );
});
