import { expect, test } from 'vitest';
import { readSheet } from './readSheet.ts';
import { type Sheet, writeCsv, writeXlsx } from './sheet.ts';
import { readZip, writeZip } from './zip.ts';

const bounds = { mostRows: 1000, mostCells: 10_000, mostBytes: 1_000_000 };
const text = (words: string) => new TextEncoder().encode(words);

async function rowsOf(bytes: Uint8Array) {
  const read = await readSheet(bytes, bounds);
  return read.ok ? read.value.rows : read.error;
}

const table: Sheet = {
  title: 'Holders',
  about: [],
  heads: ['Holder', 'Shares', 'Since'],
  rows: [
    [
      [{ text: '=cmd()' }, { number: '1200' }, { date: '2025-03-14' }],
      [{ text: 'Ömer "Ö" Yılmaz, Jr.' }, { number: '0.01' }, null],
    ],
  ],
  rightToLeft: false,
};

test('what we write as a workbook is read again', async () => {
  expect(await rowsOf(await writeXlsx(table))).toEqual([
    [{ text: 'Holder' }, { text: 'Shares' }, { text: 'Since' }],
    [{ text: '=cmd()' }, { number: '1200' }, { date: '2025-03-14' }],
    [{ text: 'Ömer "Ö" Yılmaz, Jr.' }, { number: '0.01' }, null],
  ]);
});

test('what we write as CSV is read again, without the apostrophe that kept it from being a formula', async () => {
  expect(await rowsOf(await writeCsv(table))).toEqual([
    [{ text: 'Holder' }, { text: 'Shares' }, { text: 'Since' }],
    [{ text: '=cmd()' }, { text: '1200' }, { text: '2025-03-14' }],
    [{ text: 'Ömer "Ö" Yılmaz, Jr.' }, { text: '0.01' }, null],
  ]);
});

test.each([
  [
    'a;b\r\n"x;y";2',
    [
      [{ text: 'a' }, { text: 'b' }],
      [{ text: 'x;y' }, { text: '2' }],
    ],
  ],
  ['a\tb\nx\t', [[{ text: 'a' }, { text: 'b' }], [{ text: 'x' }]]],
  [
    'a,b\n"x\ny",2\n',
    [
      [{ text: 'a' }, { text: 'b' }],
      [{ text: 'x\ny' }, { text: '2' }],
    ],
  ],
  ['a,b\n"never closed', [[{ text: 'a' }, { text: 'b' }], [{ text: 'never closed' }]]],
  ['', []],
])('%j is told apart by what its first row has most of', async (words, rows) => {
  expect(await rowsOf(text(words))).toEqual(rows);
});

test('letters that are no UTF-8 are read as Windows writes them, and that is told', async () => {
  const read = await readSheet(new Uint8Array([0x4d, 0xe9]), bounds);
  expect(read).toMatchObject({ ok: true, value: { isGuessed: true, rows: [[{ text: 'Mé' }]] } });
});

/** Our workbook with another sheet in it. */
async function workbook(sheet: string, more: Readonly<Record<string, string>> = {}) {
  const ours = await readZip(await writeXlsx(table), { mostBytes: 1_000_000, mostFiles: 10 });
  if (!ours.ok) throw new Error(ours.error);
  const files = new Map(ours.value.files);
  const body = `<worksheet><sheetData>${sheet}</sheetData></worksheet>`;
  for (const [path, words] of Object.entries({ 'xl/worksheets/sheet1.xml': body, ...more }))
    files.set(path, text(words));
  return writeZip(files);
}

test('figures stay exact, formulas give their last result, and one without is an error', async () => {
  const cells = [
    '<c r="A1"><v>1.2E6</v></c>',
    '<c r="C1"><f>SUM(A1:B1)</f><v>7</v></c>',
    '<c r="D1"><f>NOW()</f></c>',
    '<c r="E1" t="e"><v>#REF!</v></c>',
    '<c r="F1" s="2"><v>45730</v></c>',
    '<c r="G1"><v>1E-2</v></c>',
    '<c r="H1" t="b"><v>1</v></c>',
  ];
  const read = await readSheet(
    await workbook(`<row r="2">${cells.join('').replaceAll('1"', '2"')}</row>`),
    bounds,
  );
  expect(read).toMatchObject({
    value: {
      formulas: 2,
      rows: [
        [],
        [
          { number: '1200000' },
          null,
          { number: '7' },
          { error: '' },
          { error: '#REF!' },
          { date: '2025-03-14' },
          { number: '0.01' },
          { text: 'TRUE' },
        ],
      ],
    },
  });
});

test.each([
  [
    'entities of its own',
    '<!DOCTYPE x [<!ENTITY a "aaaa">]><row><c t="inlineStr"><is><t>&a;</t></is></c></row>',
    'unreadable',
  ],
  ['more rows than anybody has', '<row r="1048576"><c><v>1</v></c></row>', 'too_long'],
])('a workbook with %s is refused', async (_, sheet, problem) => {
  expect(await rowsOf(await workbook(sheet))).toBe(problem);
});

test('more cells than the bound are refused, empty ones too, in a workbook as in text', async () => {
  const wide = `<row><c r="IV"><v>1</v></c></row>`;
  expect(await rowsOf(await workbook(wide.repeat(50)))).toBe('too_large');
  expect(await rowsOf(text(`${','.repeat(200)}\n`.repeat(50)))).toBe('too_large');
});

test('a workbook that grows beyond the bound is refused, whatever it declares', async () => {
  const grown = await workbook(`<row><c t="inlineStr"><is><t>${'a'.repeat(2_000_000)}</t></is></c></row>`);
  expect(grown.length).toBeLessThan(20_000);
  expect(await rowsOf(grown)).toBe('too_large');
});

test.each([
  ['a zip file that is no workbook', () => writeZip(new Map([['a.txt', text('a')]]))],
  ['a PDF', async () => text('%PDF-1.7')],
  ['an older workbook', async () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])],
  ['a broken workbook', async () => (await writeXlsx(table)).subarray(0, 200)],
])('%s is unreadable', async (_, make) => {
  expect(await rowsOf(await make())).toBe('unreadable');
});

const many = 1_000_000;

test.each([
  ['names without a value', `<row><c ${'a'.repeat(many)}><v>1</v></c></row>`, {}],
  ['values that never end', `<row><c>${'<v>'.repeat(many)}</c></row>`, {}],
  ['sounds that never end', `<row><c t="inlineStr"><is>${'<rPh >'.repeat(many)}<t>1</t></is></c></row>`, {}],
  ['zeros before a last figure', `<row><c><v>0.${'0'.repeat(many)}1</v></c></row>`, {}],
  [
    'brackets that never close',
    '<row><c><v>1</v></c></row>',
    {
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(many)}"/></numFmts></styleSheet>`,
    },
  ],
  [
    'tags that never end',
    '<row><c><v>1</v></c></row>',
    {
      'xl/workbook.xml': `<workbook>${'<workbookPr'.repeat(many)}<sheets><sheet name="a" r:id="rId1"/></sheets></workbook>`,
    },
  ],
])('a million %s take no more time than their letters', async (_, sheet, more) => {
  const file = await workbook(sheet, more);
  const before = process.cpuUsage();
  await readSheet(file, { ...bounds, mostBytes: 64_000_000 });
  // Their square would take hours. Of the processor's time, as the machine may be busy with something else.
  expect(process.cpuUsage(before).user).toBeLessThan(20_000_000);
});
