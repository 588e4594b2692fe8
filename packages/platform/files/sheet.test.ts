import { describe, expect, test } from 'vitest';
import { readDelimited } from './delimited.ts';
import { type Sheet, writeCsv, writeXlsx } from './sheet.ts';
import { readZip } from './zip.ts';

const sheet: Sheet = {
  title: 'Actionnaires: au 20/04',
  about: ['Registre en date du 2026-04-20'],
  heads: ['Nom', 'Actions', 'Depuis', '%'],
  rows: [
    [
      [{ text: 'Hélène "H" Bouchard' }, { number: '25000' }, { date: '2025-11-03' }, { percent: '2.09' }],
      [{ text: '=cmd|calc!A1' }, { number: '12345678901234567890' }, null, null],
      [{ text: '' }, { number: '0.5' }, null, null],
      [{ text: 'ليلى & <حداد>\u0000' }, { number: '1' }, { date: '1850-01-01' }, null],
    ],
  ],
  rightToLeft: true,
};

const xml = async (path: string): Promise<string> => {
  const read = await readZip(await writeXlsx(sheet), { mostBytes: 1e6, mostFiles: 10 });
  if (!read.ok) throw new Error(read.error);
  return Buffer.from(read.value.files.get(path) ?? []).toString('utf8');
};

describe('a table as CSV', () => {
  test('has a byte order mark, quoted words, exact figures, and no formula', async () => {
    const text = Buffer.from(await writeCsv(sheet)).toString('utf8');
    expect(text.split('\r\n')).toEqual([
      '\ufeff"Registre en date du 2026-04-20"',
      '"Nom","Actions","Depuis","%"',
      '"Hélène ""H"" Bouchard",25000,2025-11-03,2.09',
      '"\'=cmd|calc!A1",12345678901234567890,,',
      '"",0.5,,',
      '"ليلى & <حداد>\u0000",1,1850-01-01,',
      '',
    ]);
  });
});

test.each([
  ['by semicolons', 'x;=cmd|calc!A1', "x;'=cmd|calc!A1"],
  ['by semicolons, with a space', 'x; @SUM(1)', "x;' @SUM(1)"],
  ['by tabs', 'x\t+1', "x\t'+1"],
  ['by bars', 'x|-1', "x|'-1"],
  ['by colons', 'x:=1', "x:'=1"],
  ['by lines', 'x\n=1', "x\n'=1"],
  ['by anything, by a full-width sign', '＝1+1', "'＝1+1"],
  ['by semicolons, by full-width signs', '；;＠a;＋b;－c', "；;'＠a;'＋b;'－c"],
])('a cell holds no formula where cells are separated %s', async (_, name, written) => {
  const text = Buffer.from(await writeCsv({ ...sheet, rows: [[[{ text: name }]]] })).toString('utf8');
  expect(text).toContain(`"${written}"`);
  const read = readDelimited(Buffer.from(text), { mostRows: 10, mostCells: 100 });
  expect(read.ok && read.value.rows[2]).toEqual([{ text: name }]);
});

test('a name with signs in it stays as it is', async () => {
  for (const name of ['Smith-Jones & Co. - A/S', 'a@maple.test', '1 + 1 = 2', "L'Érable"]) {
    const text = Buffer.from(await writeCsv({ ...sheet, rows: [[[{ text: name }]]] })).toString('utf8');
    expect(text).toContain(`"${name}"`);
  }
});

describe('a table as a workbook', () => {
  test('holds words as words, figures exactly, dates as dates', async () => {
    const text = await xml('xl/worksheets/sheet1.xml');
    expect(text).toContain('<c s="4"><v>25000</v></c><c s="2"><v>45964</v></c><c s="3"><v>0.0209');
    expect(text).toContain('<t xml:space="preserve">12345678901234567890</t>');
    expect(text).toContain('<c s="5"><v>0.5</v></c>');
    expect(await xml('xl/styles.xml')).toContain('numFmtId="165" formatCode="#,##0.00########"');
    expect(text).toContain('<t xml:space="preserve">=cmd|calc!A1</t>');
    expect(text).toContain('<t xml:space="preserve">ليلى &amp; &lt;حداد&gt;</t>');
    expect(text).toContain('<t xml:space="preserve">1850-01-01</t>');
  });

  test('runs from right to left where the language does, with its heads frozen', async () => {
    const text = await xml('xl/worksheets/sheet1.xml');
    expect(text).toContain('rightToLeft="1"');
    expect(text).toContain('ySplit="2"');
  });

  test('is named without what a name may not have', async () => {
    expect(await xml('xl/workbook.xml')).toContain('name="Actionnaires  au 20 04"');
  });
});
