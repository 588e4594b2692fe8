import { readFile } from 'node:fs/promises';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { foundWords } from '../../rules/foundWords.ts';
import type { RowAnswers } from '../../rules/mapping.ts';
import { readHolders } from './readHolders.ts';
import { isTable, openTable, seenTable } from './table.ts';

const data = (path: string) =>
  readFile(new URL(`../../../../../tests/data/arriving/${path}`, import.meta.url));

/** The table as the register would take it in, its columns as they are guessed. */
async function arriving(path: string, answers: RowAnswers = {}) {
  const bytes = await data(path);
  const opened = await openTable(bytes);
  if (!isTable(opened)) throw new Error(opened.code);
  const { guess: columns } = seenTable(opened);
  const { file, parts } = await readHolders(bytes, {
    incorporatedOn: plainDate('2020-01-01'),
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
    columns,
    on: plainDate('2020-02-29'),
    opening: null,
    rights: {},
    numbers: new Set<string>(),
    reading: {},
    answers,
  });
  const all = [...parts];
  const issues = all
    .flatMap((part) => part.acts ?? [])
    .flatMap((act) =>
      act.kind === 'issued' ? act.payload.issues.map((one) => ({ ...one, on: act.on })) : [],
    );
  const people = all.flatMap((part) => part.persons ?? []);
  return {
    unanswered: file.unanswered,
    faults: file.faults.first.map(({ where, code }) => [where, code]),
    warnings: file.warnings.first.map(({ where, code }) => [code, where]),
    asks: file.warnings.first.flatMap(({ ask }) => ask ?? []),
    said: file.warnings.first.map(({ code, params }) => foundWords('en')(code, params)),
    names: people.map(({ facts: [fact] }) =>
      fact?.kind === 'name' ? Object.values(fact.body).filter(Boolean).join(' ') : '',
    ),
    issued: String(issues.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n)),
    quantities: issues.map(({ quantity }) => quantity),
    prices: issues.map(({ price }) => price),
    amounts: issues.map(({ consideration }) => consideration?.amount),
    dates: issues.map(({ on }) => on),
  };
}

describe('figures are those that the workbook shows', () => {
  test.each([
    ['price-typed.xlsx', { faults: [], prices: ['0.29', '0.0004'], amounts: ['29', '0.04'] }],
    ['price-computed.xlsx', { faults: [], prices: ['0.3'], amounts: ['3'] }],
    ['quantity-computed.xlsx', { faults: [], quantities: ['124600'] }],
    ['truly-fractional.xlsx', { faults: [['C2', 'cell.not_whole']] }],
  ])('%s', async (file, expected) => {
    expect(await arriving(`figures/${file}`)).toMatchObject(expected);
  });
});

describe('rows that sum others are asked about, and left out until somebody says otherwise', () => {
  test.each([
    ['total-en.xlsx', ['Zoé Roy'], '100', [['ask.total', '3']]],
    [
      'total-fr-tr.csv',
      ['A B'],
      '100',
      [
        ['ask.total', '3'],
        ['ask.total', '4'],
      ],
    ],
    ['real-name-total.csv', ['Total Energy Ventures Inc.', 'A B'], '130', []],
  ])('%s', async (file, names, issued, asked) => {
    const read = await arriving(`totals/${file}`);
    expect(read).toMatchObject({ faults: [], issued, unanswered: asked.length });
    expect(read.names.toSorted()).toEqual(names.toSorted());
    expect(read.warnings.filter(([code]) => code?.startsWith('ask.'))).toEqual(asked);
  });

  test('with an answer they are left out, or certificates like the others', async () => {
    const { asks } = await arriving('totals/total-en.xlsx');
    const [ask = ''] = asks;
    expect(await arriving('totals/total-en.xlsx', { [ask]: 'leave_out' })).toMatchObject({
      unanswered: 0,
      issued: '100',
      names: ['Zoé Roy'],
    });
    const taken = await arriving('totals/total-en.xlsx', { [ask]: 'take' });
    expect(taken).toMatchObject({ unanswered: 0, issued: '200' });
    expect(taken.names).toHaveLength(2);
  });
});

describe('letters, separators and heads are judged by the whole file', () => {
  test.each([
    ['separators/title-then-semicolons.csv', ['Şule Yılmaz', 'Zoé Roy'], '110'],
    ['separators/blank-first-line.csv', ['Şule Yılmaz', 'Zoé Roy'], '110'],
    ['letters/utf16be.txt', ['Şule Yılmaz', 'Zoé Roy'], '110'],
    ['letters/windows-1254.csv', ['Şule Yılmaz', 'Zoé Roy'], '110'],
  ])('%s', async (file, names, issued) => {
    expect(await arriving(file)).toMatchObject({ faults: [], names, issued });
  });

  test('letters that had to be guessed are told', async () => {
    expect((await arriving('letters/windows-1254.csv')).said).toContainEqual(
      expect.stringContaining('windows-1254'),
    );
    expect((await arriving('letters/utf16be.txt')).warnings.map(([code]) => code)).not.toContain(
      'warn.not_utf8',
    );
  });

  test('what stands above the heads is told', async () => {
    const { said } = await arriving('separators/title-then-semicolons.csv');
    expect(said).toContain('The header is in row 3. The rows above it were left out.');
  });
});

describe('what nobody sees makes no other holder, class or number', () => {
  test('one holder', async () => {
    const read = await arriving('unseen-letters/one-holder.csv');
    expect(read).toMatchObject({ faults: [], names: ['Zoé Roy'], issued: '3' });
  });

  test('a line break in a name is a blank', async () => {
    const read = await arriving('unseen-letters/line-break-in-name.xlsx');
    expect(read).toMatchObject({ faults: [], names: ['Maple Holdings Inc.'] });
  });

  test('CS-1, CS‑1 and cs-1 are one number', async () => {
    expect((await arriving('unseen-letters/certificate-hyphens.csv')).faults).toEqual([
      ['F3', 'cell.number_repeated'],
      ['F4', 'cell.number_repeated'],
    ]);
  });
});

test.each([
  ['date-format-31.xlsx', { faults: [], dates: ['2020-02-29'] }],
  ['french-decimals.csv', { faults: [], quantities: ['1000'] }],
  ['number-format-skip-d.xlsx', { faults: [], quantities: ['43890'] }],
])('formats/%s is read as it is shown', async (file, expected) => {
  expect(await arriving(`formats/${file}`)).toMatchObject(expected);
});

test('a hidden row is named, and left out until somebody says that it is a certificate', async () => {
  const read = await arriving('hidden/hidden-row.xlsx');
  expect(read).toMatchObject({ faults: [], issued: '100', unanswered: 1 });
  expect(read.said).toContain('Row 3 is hidden in the workbook.');
  const [ask = ''] = read.asks;
  expect(await arriving('hidden/hidden-row.xlsx', { [ask]: 'take' })).toMatchObject({
    issued: '1000',
    unanswered: 0,
  });
});

test('pages that repeat their heads are one table, in which the heads are no rows', async () => {
  const page = (name: string) => `Holder,Class,Shares\n${name},Common,1\n`;
  const opened = await openTable(new TextEncoder().encode(`${page('A B')}${page('C D')}`));
  expect(isTable(opened) && seenTable(opened)).toMatchObject({
    rows: 2,
    columns: [{ values: ['A B', 'C D'] }, { values: ['Common'] }, { values: ['1'] }],
  });
});
