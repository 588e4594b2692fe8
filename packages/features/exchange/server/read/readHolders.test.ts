import { plainDate } from '@tabellion/kernel/date.ts';
import { type Sheet, writeXlsx } from '@tabellion/platform/files/sheet.ts';
import { expect, test } from 'vitest';
import { foundWords } from '../../rules/foundWords.ts';
import { type ClassTerms, readRights } from '../../rules/mapping.ts';
import { type HoldersInto, numberKey } from './holdersInto.ts';
import { readHolders } from './readHolders.ts';

const into: HoldersInto = {
  incorporatedOn: plainDate('2025-03-12'),
  today: plainDate('2026-04-20'),
  classes: [
    {
      classId: '018f2b6a-0000-7000-8000-000000000001',
      name: 'Common',
      prefix: 'CS',
      kind: 'common',
      votesPerShare: '1',
      authorized: 'unlimited',
      isConvertible: false,
    },
  ],
  people: [],
  match: true,
  columns: { name: 0, class: 1, quantity: 2, certificate: 3, issued_on: 4, price: 5 },
  on: null,
  opening: null,
  rights: {},
  numbers: new Set(),
  reading: {},
  answers: {},
};

/** Terms of classes that a table brings: those of a common class. */
const common: ClassTerms = {
  kind: 'common',
  votesPerShare: '1',
  authorized: 'unlimited',
  price: null,
  convertible: null,
  dividend: { type: 'discretionary' },
  liquidation: { type: 'residual' },
  restrictions: null,
  redeemable: false,
  retractable: false,
  seriesAllowed: false,
  seriesOf: null,
};

const bytes = (...rows: readonly string[]) =>
  new TextEncoder().encode(['Holder,Class,Shares,Certificate,Issued,Price', ...rows].join('\n'));

async function read(file: Uint8Array, more: Partial<HoldersInto> = {}) {
  const { file: found, parts } = await readHolders(file, { ...into, ...more });
  return { ...found, parts: [...parts] };
}

/** Where, and what is wrong there. */
const faultsOf = ({ faults }: Awaited<ReturnType<typeof read>>) =>
  faults.first.map(({ code, where }) => `${where} ${code}`);

test('rows become holders, classes and certificates', async () => {
  const { faults, warnings, items, parts } = await read(
    bytes(
      'Amélie Tremblay,Common,"400,000",CS-1,2025-03-14,0.01',
      'Laurentian Seed Fund L.P.,Seed,120000,PS-7,2025/06/02,2.5',
      'amélie  tremblay,Seed,10,,2025-09-15,',
    ),
    { rights: { Seed: common } },
  );
  expect([faults.count, items, warnings.first.map(({ code }) => code)]).toEqual([
    0,
    3,
    ['warn.guessed_individual', 'warn.guessed_body_corporate', 'warn.no_amount'],
  ]);
  const acts = parts.flatMap((part) => part.acts ?? []);
  expect(acts).toMatchObject([
    { kind: 'class.created', on: '2025-03-12', payload: { name: 'Seed', prefix: 'PS', votesPerShare: '1' } },
    {
      on: '2025-03-14',
      payload: {
        issues: [
          {
            certificate: { prefix: 'CS', label: 'CS-1', serial: 1 },
            quantity: '400000',
            price: '0.01',
            consideration: { kind: null, amount: '4000' },
          },
        ],
      },
    },
    { on: '2025-06-02', payload: { issues: [{ certificate: { label: 'PS-7', serial: 7 } }] } },
    { on: '2025-09-15', payload: { issues: [{ certificate: null, price: null, consideration: null }] } },
  ]);
  const persons = parts.flatMap((part) => part.persons ?? []);
  expect(persons.map(({ kind, on, facts }) => [kind, on, facts[0]?.body])).toMatchObject([
    ['individual', '2025-03-14', { firstname: 'Amélie', lastname: 'Tremblay' }],
    ['body_corporate', '2025-06-02', { company_name: 'Laurentian Seed Fund L.P.' }],
  ]);
});

const opening = {
  on: plainDate('2025-12-31'),
  opening: { capital: { Seed: '1000.5' }, source: 'financial_statements' as const, statedOn: '2025-12-31' },
};

test('an opening position stands from its day on: certificates that bear their dates, and stated capital', async () => {
  const { faults, warnings, parts } = await read(
    bytes(
      'Amélie Tremblay,Common,"400,000",CS-1,2025-03-14,0.01',
      'Ömer Yılmaz,Common,100,CS-2,,0.5',
      'Laurentian Seed Fund L.P.,Seed,120000,PS-7,2025-06-02,2.5',
      'ليلى حداد,Founders,10,,,',
    ),
    { ...opening, rights: { Seed: common, Founders: common } },
  );
  expect(faults.first).toEqual([]);
  expect(warnings.first.map(({ code, params }) => [code, params.name ?? params.names])).toEqual([
    ['warn.guessed_individual', 'Amélie Tremblay; Ömer Yılmaz; ليلى حداد'],
    ['warn.guessed_body_corporate', 'Laurentian Seed Fund L.P.'],
    ['warn.no_capital', 'Founders'],
  ]);
  const acts = parts.flatMap((part) => part.acts ?? []);
  const opened = acts.flatMap((act) => (act.kind === 'capital.opened' ? [act] : []));
  // Told of one class; of another what its rows say was paid: 4,000 and 50 dollars.
  expect(opened.map(({ on, payload }) => [on, payload.amount, payload.source])).toEqual([
    ['2025-12-31', '4050', 'financial_statements'],
    ['2025-12-31', '1000.5', 'financial_statements'],
    ['2025-12-31', '0', 'financial_statements'],
  ]);
  const issued = acts.flatMap((act) => (act.kind === 'issued' ? [act] : []));
  expect(
    issued.map(({ on, payload: { issues } }) => [
      on,
      issues.map(({ price, consideration, takenOver }) => [
        price,
        consideration?.amount,
        takenOver?.issuedOn,
      ]),
    ]),
  ).toEqual([
    ['2025-12-31', [['0.01', '4000', '2025-03-14']]],
    ['2025-12-31', [['0.5', '50', null]]],
    ['2025-12-31', [['2.5', '300000', '2025-06-02']]],
    ['2025-12-31', [[null, undefined, null]]],
  ]);
});

test('an opening position holds nothing that was issued after its day, and has a day that has come', async () => {
  const row = 'Ann Roy,Common,1,,2026-01-01,1';
  const seed = 'Ann Roy,Seed,1,,2025-06-02,1';
  const rights = { Seed: common };
  expect(faultsOf(await read(bytes(row, seed), { ...opening, rights }))).toEqual(['E2 cell.after_opening']);
  expect(faultsOf(await read(bytes(row), { ...opening, on: plainDate('2026-04-21') }))).toEqual([
    ' cell.future',
  ]);
  expect(faultsOf(await read(bytes(row), { ...opening, on: plainDate('2025-03-11') }))).toEqual([
    ' cell.too_early',
  ]);
});

test('a class that comes with the table has the rights that were told of it', async () => {
  const terms = readRights({
    price: '2.5',
    properties: {
      voting: false,
      votes_per_share: '1',
      dividend: 'fixed_cumulative',
      dividend_rate: '6',
      liquidation: 'preference',
      redeemable: true,
      retractable: false,
      convertible: false,
      authorized: '1000000',
      series_allowed: false,
      restrictions: '',
    },
  });
  const rights = { Seed: terms.ok ? terms.value : (undefined as never) };
  const { parts, warnings } = await read(bytes('Ann Roy,Seed,1,PS-1,2025-06-02,1'), { rights });
  expect([warnings.first.map(({ code }) => code), parts[0]?.acts]).toMatchObject([
    ['warn.guessed_individual'],
    [
      {
        payload: {
          name: 'Seed',
          prefix: 'PS',
          kind: 'preferred',
          votesPerShare: '0',
          authorized: '1000000',
          dividend: { type: 'fixed', rate: '6', cumulative: true },
          liquidation: { type: 'preference', amount: '2.5', rank: 1 },
          redeemable: true,
        },
      },
    ],
  ]);
});

test('who has the name of one person in the register is that person', async () => {
  const personId = '018f2b6a-0000-7000-8000-000000000002';
  const people = [{ personId, kind: 'individual' as const, name: 'Amélie Tremblay' }];
  const file = bytes('AMÉLIE TREMBLAY,Common,1,CS-1,2025-03-14,1');
  const existing = await read(file, { people });
  expect([existing.matched, existing.parts[0]?.onRecord]).toEqual([1, [{ personId, on: '2025-03-14' }]]);
  const twins = [...people, { ...people[0], personId: '018f2b6a-0000-7000-8000-000000000003' } as never];
  expect((await read(file, { people: twins })).matched).toBe(0);
  expect((await read(file, { people, match: false })).matched).toBe(0);
});

/** First and last names, as the register keeps them. */
const namesOf = (parts: Awaited<ReturnType<typeof read>>['parts']) =>
  parts
    .flatMap((part) => part.persons ?? [])
    .map(({ facts: [fact] }) => (fact?.kind === 'name' ? [fact.body.firstname, fact.body.lastname] : []));

test('a family name of several words stays whole where the table has a column of it', async () => {
  const file = new TextEncoder().encode(
    ['First name,Last name,Shares', 'Jan,Van der Berg,1', 'Şule Nur,Yılmaz,2', ',Madonna,3'].join('\n'),
  );
  const columns = { firstname: 0, name: 1, quantity: 2 };
  const { faults, parts } = await read(file, { columns, on: plainDate('2025-03-14') });
  expect(faults.count).toBe(0);
  expect(namesOf(parts)).toEqual([
    ['Jan', 'Van der Berg'],
    ['Şule Nur', 'Yılmaz'],
    ['', 'Madonna'],
  ]);
});

test('a family name before a comma is one, and a body keeps its comma', async () => {
  const { faults, parts } = await read(
    bytes(
      '"Roy, Zoé",Common,1,,2025-03-14,1',
      'Zoé Roy,Common,2,,2025-03-14,1',
      '"Maple Holdings, Inc.",Common,3,,2025-03-14,1',
    ),
  );
  expect(faults.count).toBe(0);
  expect(namesOf(parts)).toEqual([
    ['Zoé', 'Roy'],
    ['', ''],
  ]);
});

test('provinces are stored by their code, and one name at two addresses is told', async () => {
  const file = new TextEncoder().encode(
    [
      'Holder,Shares,Street,City,Province',
      'Ann Roy,1,1 Elm Street,Toronto,Ontario',
      'Ann Roy,2,9 Oak Street,Toronto,ON',
    ].join('\n'),
  );
  const columns = { name: 0, quantity: 1, address: 2, city: 3, region: 4 };
  const { warnings, parts } = await read(file, { columns, on: plainDate('2025-03-14') });
  expect(warnings.first.map(({ code, params }) => [code, params.name])).toContainEqual([
    'warn.same_name',
    'Ann Roy',
  ]);
  const [person] = parts.flatMap((part) => part.persons ?? []);
  expect(person?.facts[1]?.body).toMatchObject({ address_line_1: '1 Elm Street', region: 'ON' });
});

test('every cell that cannot be read is named by its place', async () => {
  const found = await read(
    bytes(
      ',Common,1,,2025-03-14,1',
      'Ann Roy,,1,,2025-03-14,1',
      'Ann Roy,Common,1.5,,2025-03-14,1',
      'Ann Roy,Common,-3,,2025-03-14,1',
      'Ann Roy,Common,0,,2025-03-14,1',
      'Ann Roy,Common,1,,03/04/2025,1',
      'Ann Roy,Common,1,,2025-02-30,1',
      'Ann Roy,Common,1,,2026-04-21,1',
      'Ann Roy,Common,1,,2025-03-11,1',
      'Ann Roy,Common,1,,2025-03-14,free',
      'Ann Roy,Common,1,CS-1,2025-03-14,1',
      'Bo Li,Common,1,CS-1,2025-03-14,1',
      'Ann\u0007 Roy,Common,1,,2025-03-14,1',
      `${'A'.repeat(301)},Common,1,,2025-03-14,1`,
    ),
  );
  expect(faultsOf(found)).toEqual([
    'A2 cell.required',
    'B3 cell.required',
    'C4 cell.not_whole',
    'C5 cell.not_whole',
    'C6 cell.not_whole',
    'E7 cell.not_a_date',
    'E8 cell.not_a_date',
    'E9 cell.future',
    'E10 cell.too_early',
    'F11 cell.not_amount',
    'D13 cell.number_repeated',
    'A14 cell.forbidden',
    'A15 cell.too_long',
  ]);
  expect(found.parts).toEqual([]);
});

test('what is wrong stands row by row; a class of which nothing is told and a number of the register are found at once', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Holder ${'x'.repeat(70)} ${at}`);
  const { faults, warnings } = await read(
    bytes(
      'Ann Roy,Common,1,CS-1,2025-03-14,1',
      ',Comon,none,CS-4,2025-03-14,free',
      ...names.map((name) => `${name},Common,1,,2025-03-14,1`),
      'Bo Li,Comon,0,,2025-03-14,1',
    ),
    {
      numbers: new Set([
        numberKey({ prefix: 'CS', label: 'CS-1' }),
        numberKey({ prefix: 'PS', label: 'CS-4' }),
      ]),
    },
  );
  expect(faults.first.map(({ code, where }) => `${where} ${code}`)).toEqual([
    'A3 cell.required',
    'B3 cell.class_untold',
    'C3 cell.not_whole',
    'F3 cell.not_amount',
    'C16 cell.not_whole',
  ]);
  expect(warnings.first).toEqual([
    {
      code: 'warn.guessed_individual',
      where: '',
      params: { count: 14, names: ['Ann Roy', ...names.slice(0, 9)].join('; '), more: 4 },
    },
    { code: 'warn.number_on_record', where: 'D2', params: { value: 'CS-1' } },
  ]);
});

test('of fifty thousand rows ten that are wrong are all named, and nothing is taken', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) =>
    at % 5000 === 4999 ? `Holder ${at},Common,none,,2025-03-14,1` : `Holder ${at},Common,10,,2025-03-14,1`,
  );
  const found = await read(bytes(...rows));
  expect([found.items, found.faults.count, found.parts]).toEqual([50_000, 10, []]);
  expect(faultsOf(found)).toEqual(
    Array.from({ length: 10 }, (_, at) => `C${(at + 1) * 5000 + 1} cell.not_whole`),
  );
});

test('stated capital of a class without a row is refused, and prices that do not make the amount are told', async () => {
  const misspelledClass = {
    on: plainDate('2025-12-31'),
    opening: { capital: { Comon: '100' }, source: 'other' as const, statedOn: null },
  };
  const wrong = await read(bytes('Ann Roy,Common,10,CS-1,2025-06-02,1'), misspelledClass);
  expect(wrong.faults.first).toMatchObject([{ code: 'table.no_rows_of_class', params: { name: 'Comon' } }]);
  const both = { columns: { name: 0, quantity: 1, price: 2, amount: 3 }, on: plainDate('2025-12-31') };
  const rows = 'Name,Shares,Price,Amount\nAnn Roy,3,10.00,300.00\nBo Li,3,10.00,30.00\n';
  const { faults, warnings } = await read(new TextEncoder().encode(rows), both);
  expect(faults.first).toEqual([]);
  expect(warnings.first).toContainEqual({
    code: 'warn.amount_differs',
    where: '',
    params: { count: 1, rows: '2' },
  });
});

test('a column that nobody named is asked for', async () => {
  const { price: _, name: __, ...columns } = into.columns;
  const { faults } = await read(bytes('Ann Roy,Common,1,,2025-03-14,1'), { columns });
  expect(faults.first).toEqual([{ code: 'table.not_mapped', where: '', params: { column: 'name' } }]);
});

test('a workbook is read like text, and its formulas are told', async () => {
  const sheet: Sheet = {
    title: 'Holders',
    about: ['Maple Robotics Inc.'],
    rightToLeft: false,
    heads: ['Holder', 'Class', 'Shares', 'Certificate', 'Issued', 'Price'],
    rows: [
      [
        [
          { text: '=A1' },
          { text: 'Common' },
          { number: '12' },
          null,
          { date: '2025-03-14' },
          { number: '2' },
        ],
      ],
    ],
  };
  const { faults, parts } = await read(await writeXlsx(sheet));
  expect(faults.first).toEqual([]);
  // A text that looks like a formula is a name, to the letter.
  expect(parts.flatMap((part) => part.persons ?? [])[0]?.facts[0]?.body).toMatchObject({ lastname: '=A1' });
});

test('what is no table says so, in four languages', async () => {
  const { faults } = await read(new TextEncoder().encode('%PDF-1.7'));
  const [first] = faults.first;
  if (first === undefined) throw new Error('a fault was due');
  expect(foundWords('en')(first.code, first.params)).toMatch(/^We couldn’t read this as a table\./);
  const actual = (['en', 'fr', 'tr', 'ar'] as const).map((one) => foundWords(one)(first.code, first.params));
  expect(new Set(actual).size).toBe(4);
});

test('the row is named at which shares or dollars leave what the registers can count', async () => {
  const most = '9'.repeat(38);
  expect(
    faultsOf(
      await read(
        bytes(
          `A,Common,${most},,2025-03-14,`,
          'B,Common,1,,2025-03-14,',
          `C,Common,1000,,2025-03-14,${'9'.repeat(28)}`,
        ),
      ),
    ),
  ).toEqual(['C3 cell.sum_too_large', 'C4 cell.sum_too_large']);
  const dear = await read(bytes(`C,Common,1000,,2025-03-14,${'9'.repeat(28)}`));
  expect(faultsOf(dear)).toEqual(['F2 cell.not_amount']);
});

test('a column of as many classes as rows is refused, and not for long', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => `A,Class ${at},1,,2025-03-14,`);
  expect(faultsOf(await read(bytes(...rows)))).toEqual([' table.too_many_classes']);
});
