import { beforeAll, expect, test } from 'vitest';
import { formAddress, given } from '../../../../tests/support/founding.ts';
import { amelie, onRecord, openShares, server } from '../../../../tests/support/stages/shares.ts';
import { listAccess } from '../../members/accessLogContract.ts';
import { updatePerson } from '../../people/contract.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import { type BookName, readBook } from '../booksContract.ts';
import { asPages } from './files/asPages.ts';

openShares();

let id: string;

beforeAll(async () => {
  const story = await onRecord();
  ({ id } = story);
  const to = [{ person: { firstname: 'Clara', lastname: 'Aubin' }, sharesExact: '150' }];
  const body = {
    security_id: story.securities.ann,
    to,
    effective_on: '2025-05-05',
    consideration: 'money',
    amountExact: '500',
  } as const;
  given(await amelie.api(transferShares, { params: { id }, body }));
  const address = { ...formAddress, address_line_1: '12 Elm Street' };
  given(await amelie.api(updatePerson, { body: { person_id: story.ann, address, reason: 'correction' } }));
});

async function book(name: BookName, asOf?: string) {
  const query = asOf === undefined ? {} : { asOf };
  const { heads, rows, title } = given(await amelie.api(readBook, { params: { id, book: name }, query }));
  const told = (cell: (typeof rows)[number][number]) => (cell === null ? '' : Object.values(cell)[0]);
  return {
    title,
    lines: rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, told(row[at] ?? null)]))),
  };
}

test('the securities register has every issue and transfer, ended certificates and whole addresses', async () => {
  const { title, lines } = await book('securities');
  expect(title).toBe('Complete securities register');
  expect(lines.map((line) => [line.Holder, line.Shares, line.Status, line.Transaction, line.Date])).toEqual([
    ['Clara Aubin', '150', 'Outstanding', 'Transfer', '2025-05-05'],
    ['Ann Tremblay', '400', 'Ended', 'Issue', '2025-03-14'],
    ['Ann Tremblay', '250', 'Outstanding', 'Transfer', '2025-05-05'],
  ]);
  // Each line says the number that its holder has of the class in all (CBCA s. 50(1)(b)).
  expect(lines.map((line) => line['Held in all'])).toEqual(['150', '250', '250']);
  expect(lines[0]).toMatchObject({
    From: 'Ann Tremblay CS-1',
    Consideration: 'Money',
    Amount: '500',
  });
  // The transferor paid nothing for what he keeps.
  expect(lines[2]).toMatchObject({ Consideration: '', Amount: '' });
  expect(lines[1]).toMatchObject({
    'Ended on': '2025-05-05',
    'Ended by': 'Transfer',
    'Replaced by': 'Clara Aubin CS-2; CS-3',
    Address: expect.stringContaining(formAddress.postal_code),
  });
  expect((await book('securities', '2025-05-04')).lines.map((line) => line.Status)).toEqual(['Outstanding']);
});

test('the issue register has what came of the corporation, and the ledgers what came and went', async () => {
  expect((await book('issues')).lines.map((line) => [line.Date, line.Holder, line.Shares])).toEqual([
    ['2025-03-14', 'Ann Tremblay', '400'],
  ]);
  expect((await book('ledgers')).lines.map((line) => [line.Holder, line.In, line.Out, line.Balance])).toEqual(
    [
      ['Clara Aubin', '150', '0', '150'],
      ['Ann Tremblay', '400', '0', '400'],
      ['Ann Tremblay', '0', '150', '250'],
    ],
  );
});

test('each leaves as a file, which the access log notes', async () => {
  for (const name of ['securities', 'issues', 'ledgers'] as const)
    for (const format of ['csv', 'xlsx']) {
      const path = `/api/organization/${id}/register/books/${name}/export?format=${format}`;
      const answer = await fetch(server.origin + path, {
        headers: { authorization: `Bearer ${amelie.token}` },
      });
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300);
    }
  const { entries } = given(await amelie.api(listAccess, { params: { orgId: id }, query: {} }));
  const taken = entries.filter(({ kind }) => kind === 'exported');
  expect(JSON.stringify(taken)).toMatch(/shareholder_ledgers.*issue_register.*securities_register/);
});

test('every export goes to paper, in English for who reads Turkish', async () => {
  const path = `/api/organization/${id}`;
  const files = [
    'register/books/securities/export',
    'register/books/issues/export',
    'register/books/ledgers/export',
    ...['shareholders', 'transfers', 'instruments', 'classes', 'directors', 'officers'].map(
      (register) => `register/export/${register}`,
    ),
    'register/control/export',
    'register/control/whole/export',
    'cap-table/export?by=holder',
  ];
  for (const file of files) {
    const url = `${path}/${file}${file.includes('?') ? '&' : '?'}format=pdf`;
    const reply = await fetch(server.origin + url, {
      headers: { authorization: `Bearer ${amelie.token}`, 'accept-language': 'tr' },
    });
    expect([file, reply.status, reply.headers.get('content-type')]).toEqual([file, 200, 'application/pdf']);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('what does not fit on paper is refused: a character without a font, more than 5,000 lines', async () => {
  const { db, texts, typesetter } = server.installation;
  const pagesOf = (name: string, lines: number) =>
    db.asOrganization(id, async (q) => {
      const ctx = { q: { ...q, releaseWhile: (_: string, wait: () => Promise<void>) => wait() } };
      const rows = [Array.from({ length: lines }, () => [{ text: name }])];
      return asPages(
        { ...ctx, orgId: id, language: 'en' } as never,
        { texts, typesetter, actName: () => 'Act' },
        { title: 'Holders', about: [], table: { heads: ['Name'], rows } },
      );
    });
  expect(await pagesOf('Ann \u{1f98a}', 1)).toMatchObject({
    error: { textCode: 'DOCUMENTS.UNPRINTABLE', params: { characters: '\u{1f98a}' } },
  });
  expect(await pagesOf('Ann', 5_001)).toMatchObject({ error: { textCode: 'DOCUMENTS.TOO_LONG' } });
});
