import { describe, expect, test } from 'vitest';
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
])('%j is told apart by what most of its rows have', async (words, rows) => {
  expect(await rowsOf(text(words))).toEqual(rows);
});

describe('letters', () => {
  const line = (words: string) => `Holder;Shares\n${words};1\n`;
  /** As Windows writes these in each code page, a byte each. */
  const bytesIn: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    'windows-1252': { é: 0xe9, ç: 0xe7, '’': 0x92, É: 0xc9, œ: 0x9c },
    'windows-1254': { Ş: 0xde, ı: 0xfd, é: 0xe9, ğ: 0xf0, ü: 0xfc },
    'windows-1256': { ل: 0xe1, ي: 0xed, ى: 0xec, ح: 0xcd, د: 0xcf, ا: 0xc7, é: 0xe9 },
    macintosh: { é: 0x8e, è: 0x8f, ç: 0x8d, ë: 0x91 },
    dos: { é: 0x82, ç: 0x87, ê: 0x88 },
  };
  const written = (words: string, page: string) =>
    Uint8Array.from(words, (letter) => bytesIn[page]?.[letter] ?? letter.charCodeAt(0));
  const wide = (words: string, isBig: boolean, isMarked: boolean) => {
    const little = Buffer.from(`${isMarked ? '\ufeff' : ''}${words}`, 'utf16le');
    return isBig ? little.swap16() : little;
  };

  test.each([
    ['UTF-8', text(line('Şule علي')), 'utf-8', true, 'Şule علي'],
    ['UTF-8 with its mark', text(`\ufeff${line('Zoé')}`), 'utf-8', true, 'Zoé'],
    ['UTF-16 with its mark', wide(line('Şule علي'), false, true), 'utf-16le', true, 'Şule علي'],
    ['big-endian UTF-16 with its mark', wide(line('Şule علي'), true, true), 'utf-16be', true, 'Şule علي'],
    ['UTF-16 without a mark', wide(line('Şule علي'), false, false), 'utf-16le', true, 'Şule علي'],
    ['big-endian UTF-16 without a mark', wide(line('ليلى حداد'), true, false), 'utf-16be', true, 'ليلى حداد'],
    ['Western Windows', written(line('Éric L’œçé'), 'windows-1252'), 'windows-1252', false, 'Éric L’œçé'],
    ['Turkish Windows', written(line('Şule Yıldız'), 'windows-1254'), 'windows-1254', false, 'Şule Yıldız'],
    ['Arabic Windows', written(line('ليلى حداد'), 'windows-1256'), 'windows-1256', false, 'ليلى حداد'],
    [
      'Arabic Windows beside French',
      written(line('ليلى Zoé'), 'windows-1256'),
      'windows-1256',
      false,
      'ليلى Zoé',
    ],
  ])('%s', async (_, bytes, encoding, isSure, name) => {
    const read = await readSheet(bytes, bounds);
    expect(read).toMatchObject({
      value: { reading: { encoding, separator: 'semicolon', isSure } },
    });
    expect(read.ok && read.value.rows).toEqual([
      [{ text: 'Holder' }, { text: 'Shares' }],
      [{ text: name }, { text: '1' }],
    ]);
  });

  test.each([
    ['Mac OS', 'macintosh', 'Zoé Garçon'],
    ['Mac OS, in one name', 'macintosh', 'Noël'],
    ['DOS', 'dos', 'François Prêtre'],
  ])('of %s are refused, not read as others', async (_, page, words) => {
    expect(await rowsOf(written(line(words), page))).toBe('letters');
  });

  test('are those that somebody chose, and these are sure; bytes that are none of them are refused', async () => {
    const bytes = written(line('Şule'), 'windows-1254');
    const chosen = await readSheet(bytes, bounds, { encoding: 'windows-1252' });
    expect(chosen).toMatchObject({ value: { reading: { encoding: 'windows-1252', isSure: true } } });
    expect(chosen.ok && chosen.value.rows[1]).toEqual([{ text: 'Þule' }, { text: '1' }]);
    expect(await readSheet(bytes, bounds, { encoding: 'utf-8' })).toEqual({ ok: false, error: 'letters' });
  });
});

describe('the separator', () => {
  const rows = 'Holder;Class;Shares;Price\nA B;Common;1 000,00;0,10\nTremblay, Jean;Common;5;1,50\n';
  test.each([
    ['with commas in amounts and names', rows, 'semicolon', true],
    ['below a title with commas', `Maple Inc., Toronto, 2020\n\n${rows}`, 'semicolon', false],
    ['below a blank line', '\n\nHolder,Shares\nA B,1\n', 'comma', true],
    ['within quotation marks', 'Holder,Shares\n"B; A; C; D",1\n"F; G",2\n', 'comma', true],
    [
      'of addresses with commas',
      'Holder;Shares;Address\nA;1;12, rue X, Montréal, QC\nB;2;3, rue Y, Laval, QC\n',
      'semicolon',
      true,
    ],
    ['told by the program', 'sep=;\nHolder;Shares\nA B;1\n', 'semicolon', true],
    ['of what is pasted', 'Holder\tShares\nRoy, Ann\t1\n', 'tab', true],
    ['a vertical bar', 'Holder|Shares\nA B|1\n', 'pipe', true],
    ['that may be either', 'Holder;Shares,Price\nA B;1,2\n', 'semicolon', false],
  ])('%s', async (_, words, separator, isSure) => {
    expect(await readSheet(text(words), bounds)).toMatchObject({ value: { reading: { separator, isSure } } });
  });

  test('is the one that somebody chose', async () => {
    const read = await readSheet(text('a;b,c\n'), bounds, { separator: 'comma' });
    expect(read).toMatchObject({ value: { rows: [[{ text: 'a;b' }, { text: 'c' }]] } });
  });
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
  ['0.28999999999999998', '0.29'],
  ['4.0000000000000002E-4', '0.0004'],
  ['7.0000000000000007E-2', '0.07'],
  ['2.5299999999999998', '2.53'],
  ['0.30000000000000004', '0.3'],
  ['-0.28999999999999998', '-0.29'],
  ['124599.99999999999', '124600'],
  ['99999999999999.99', '100000000000000'],
  ['9.9999999999999995E-2', '0.1'],
  ['1234567.8900000001', '1234567.89'],
  ['1.23456789012345675E+16', '12345678901234600'],
  // Fifteen digits are shown as they are, and a whole number that is written out stays whole.
  ['0.123456789012345', '0.123456789012345'],
  ['9007199254740993', '9007199254740993'],
  ['100.5', '100.5'],
  ['-0', '0'],
])('the figure %s is shown as %s', async (stored, shown) => {
  expect(await rowsOf(await workbook(`<row><c><v>${stored}</v></c></row>`))).toEqual([[{ number: shown }]]);
});

const styled = (format: string | number) => {
  const id = typeof format === 'number' ? format : 200;
  const own = `<numFmts><numFmt numFmtId="200" formatCode="${typeof format === 'number' ? '0' : format}"/></numFmts>`;
  return workbook('<row><c s="0"><v>43890</v></c></row>', {
    'xl/styles.xml': `<styleSheet>${own}<cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`,
  });
};

test.each([
  14,
  15,
  16,
  17,
  22,
  27,
  28,
  29,
  30,
  31,
  32,
  33,
  34,
  35,
  36,
  50,
  51,
  52,
  53,
  54,
  55,
  56,
  57,
  58,
  'jj/mm/aaaa',
  '[$-C0C]d mmmm yyyy',
  'yyyy\\-mm\\-dd',
  '[$-F800]dddd, mmmm dd, yyyy',
  'mmm-yy',
  'dd/mm/yyyy hh:mm',
  'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;',
  '[$-1170000]d mmmm',
])('the format %s shows a day', async (format) => {
  expect(await rowsOf(await styled(format))).toEqual([[{ date: '2020-02-29' }]]);
});

test.each([
  0,
  1,
  2,
  3,
  4,
  9,
  10,
  11,
  37,
  38,
  39,
  40,
  41,
  42,
  43,
  44,
  48,
  49,
  '#,##0_d',
  '0_y',
  '* #,##0_m',
  '#,##0 &quot;days&quot;',
  '0\\d',
  '[Red]0',
  '[$CAD] #,##0.00',
  '_-* #,##0_-',
  '[h]:mm',
  'hh:mm:ss',
])('the format %s shows a number', async (format) => {
  expect(await rowsOf(await styled(format))).toEqual([[{ number: '43890' }]]);
});

test('a day that was computed is the one that is shown', async () => {
  const sheet = await workbook('<row><c s="2"><v>45729.999999999993</v></c></row>');
  expect(await rowsOf(sheet)).toEqual([[{ date: '2025-03-14' }]]);
});

test('rows and columns that are hidden and hold something are told', async () => {
  const cells = '<c r="A1"><v>1</v></c><c r="B1"><v>2</v></c>';
  const at = (row: number, attributes: string) =>
    `<row r="${row}" ${attributes}>${cells.replaceAll('1"', `${row}"`)}</row>`;
  const rows = `${at(1, '')}${at(2, 'hidden="1"')}${at(3, 'hidden="true"')}${at(4, 'ht="0" customHeight="1"')}<row r="5" hidden="1"/>`;
  const file = await workbook('', {
    'xl/worksheets/sheet1.xml': `<worksheet><cols><col min="2" max="16384" hidden="1"/></cols><sheetData>${rows}</sheetData></worksheet>`,
  });
  expect(await readSheet(file, bounds)).toMatchObject({
    value: { hiddenRows: [2, 3, 4], hiddenColumns: [1], hiddenSheets: [] },
  });
});

test.each(['hidden', 'veryHidden'])('a %s first sheet is not read, and told', async (state) => {
  const sheet = (words: string) =>
    `<worksheet><sheetData><row><c t="inlineStr"><is><t>${words}</t></is></c></row></sheetData></worksheet>`;
  const file = await workbook('', {
    'xl/workbook.xml': `<workbook><sheets><sheet name="Old" state="${state}" r:id="rId1"/><sheet name="Now" r:id="rId9"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Target="worksheets/sheet9.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet('old'),
    'xl/worksheets/sheet9.xml': sheet('now'),
  });
  expect(await readSheet(file, bounds)).toMatchObject({
    value: { rows: [[{ text: 'now' }]], name: 'Now', sheets: 2, hiddenSheets: ['Old'] },
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
