/** The registers' workbooks, opened with openpyxl and LibreOffice, must hold what their CSV files hold. */
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { login } from '@tabellion/features/entry/contract.ts';
import { registerNames } from '@tabellion/features/people/registerContract.ts';
import { listShareClasses } from '@tabellion/features/shares/contract.ts';
import { type Sheet, writeCsv, writeXlsx } from '@tabellion/platform/files/sheet.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellMaple } from '../stories/maple.ts';
import { handOf } from '../stories/stage.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const execute = promisify(execFile);

interface Exported {
  readonly name: string;
  readonly csv: Uint8Array;
  readonly xlsx: Uint8Array;
}

let server: TestServer;
let folder: string;
let files: readonly Exported[];

beforeAll(async () => {
  server = await startTestServer();
  folder = await scratchFolder('tabellion-peer-sheets-');
  files = [...(await exportedRegisters()), await oddSheet()];
  for (const { name, csv, xlsx } of files) {
    await writeFile(join(folder, `${name}.csv`), csv);
    await writeFile(join(folder, `${name}.xlsx`), xlsx);
  }
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Every register of the story company in both formats, one of them in Arabic. */
async function exportedRegisters(): Promise<Exported[]> {
  const { orgId: id, signIn } = await tellMaple(server);
  const { token } = await handOf(server)(login, { body: { ...signIn } });
  const { shareclasses } = await handOf(server, token)(listShareClasses, { params: { id } });
  const take = async (path: string, language: string): Promise<Uint8Array> => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    const reply = await fetch(`${server.origin}/api/organization/${id}/${path}`, { headers });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return new Uint8Array(await reply.arrayBuffer());
  };
  const registers = [
    ...registerNames.map((name) => ({ name, path: `register/export/${name}?` })),
    { name: 'capital', path: `register/capital/${shareclasses[0]?._id}/export?` },
    { name: 'cap-table', path: 'cap-table/export?by=holder&' },
    { name: 'cap-table-classes', path: 'cap-table/export?by=class&' },
    { name: 'control', path: 'register/control/export?' },
    { name: 'shareholders-ar', path: 'register/export/shareholders?', language: 'ar' },
  ];
  return Promise.all(
    registers.map(async ({ name, path, language = 'en' }) => ({
      name,
      csv: await take(`${path}format=csv`, language),
      xlsx: await take(`${path}format=xlsx`, language),
    })),
  );
}

/** Cells of every kind, with what a sheet, a cell or its name may stumble over. */
async function oddSheet(): Promise<Exported> {
  const sheet: Sheet = {
    title: "Registre: l'[unique] et l'actionnaire d'",
    about: ['Érable & Fils <Inc.>'],
    heads: ['Words', 'Figure', 'Day', 'Part'],
    rows: [
      [
        [{ text: '=1+1' }, { number: '12345678901234567890' }, { date: '2024-02-29' }, { percent: '16.71' }],
        [{ text: '😀 ليلى "x"' }, { number: '-0.0000001' }, { date: '1850-01-01' }, null],
        [null, { number: '999999999999999' }, null, { percent: '100.00' }],
      ],
    ],
    rightToLeft: false,
  };
  return { name: 'odd', csv: await writeCsv(sheet), xlsx: await writeXlsx(sheet) };
}

test('openpyxl reads every workbook as its CSV file', async () => {
  await expectTheSame(folder, 'xlsx');
});

test('LibreOffice reads every workbook as its CSV file', async () => {
  const target = join(folder, 'converted');
  const profile = `-env:UserInstallation=file://${join(target, 'profile')}`;
  // Comma, double quote, UTF-8, from line 1, cells as they are shown.
  const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true';
  const workbooks = files.map(({ name }) => join(folder, `${name}.xlsx`));
  await execute('soffice', [profile, '--headless', '--convert-to', format, '--outdir', target, ...workbooks]);
  await expectTheSame(target, 'csv');
});

/** Compares what a peer made of each workbook with the CSV file that the product wrote of the same table. */
async function expectTheSame(read: string, ending: 'csv' | 'xlsx'): Promise<void> {
  const tables = await tablesOf(files.map(({ name }) => join(read, `${name}.${ending}`)));
  const written = await tablesOf(files.map(({ name }) => join(folder, `${name}.csv`)));
  for (const [at, { name }] of files.entries()) expect(tables[at], name).toEqual(written[at]);
}

async function tablesOf(paths: readonly string[]): Promise<string[][][]> {
  // Debian's own interpreter, for another one on the path does not see Debian's packages.
  const script = join(import.meta.dirname, 'readTables.py');
  const { stdout } = await execute('/usr/bin/python3', [script, ...paths], { maxBuffer: 1e8 });
  return (JSON.parse(stdout) as string[][][]).map((rows) => rows.map(comparable));
}

/** A figure may be shown with separators, zeros at its end or a percent sign; empty cells at the end may be left out.
 *  In CSV an apostrophe keeps words from being a formula. */
function comparable(row: readonly string[]): string[] {
  const cells = row.map((cell) => {
    const plain = cell.replace(/^'(?=[=+\-@])/, '');
    const figure = plain.replaceAll(',', '').replace(/%$/, '');
    return /^-?\d{1,15}(\.\d+)?$/.test(figure) ? String(Number(figure)) : plain;
  });
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
