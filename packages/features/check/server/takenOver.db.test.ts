import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOf } from '../../../../tests/stories/stage.ts';
import { tellTakenOver } from '../../../../tests/stories/takenOver.ts';
import { given } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn, verified } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createDocument } from '../../documents/draftContract.ts';
import { importTable } from '../../exchange/contract.ts';
import { plainRights } from '../../exchange/testing.ts';
import { checkBook } from '../contract.ts';

let server: TestServer;
let owner: SignedIn;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  await verified(server, owner);
  const hand = handOf(server, owner.token);
  orgId = await tellTakenOver(hand, server, { name: 'Old Pines', incorporation_date: '2015-06-01' });
});
afterAll(() => server.close());

async function takeIn(rows: readonly string[]) {
  const file = new Blob([['Holder,Class,Shares,Certificate', ...rows].join('\n')], { type: 'text/csv' });
  const mapping = JSON.stringify({
    columns: { name: 0, class: 1, quantity: 2, certificate: 3 },
    on: '2024-12-31',
    opening: { capital: { Common: '100' }, source: 'financial_statements', statedOn: '2024-12-31' },
    rights: { Common: plainRights },
  });
  const params = { id: orgId };
  const preview = { mapping, preview: 'true' as const };
  const { report } = given(await owner.api(importTable, { params, body: preview }, { file }));
  const body = { mapping, preview: 'false' as const, seen: report.seen ?? '' };
  given(await owner.api(importTable, { params, body }, { file }));
}

const check = async () => given(await owner.api(checkBook, { params: { orgId }, query: {} }));

test('a table of holders shows what the book lacks, and three buttons draft three of the documents', async () => {
  await takeIn(['Ann Roy,Common,60,CS-1', 'Bo Li,Common,30,CS-2', 'Cy Tan,Common,10,CS-5']);
  const before = await check();
  expect(before.findings.map(({ code, about, fix }) => [code, about, fix.do])).toEqual([
    ['consent_not_filed', 'Amélie Tremblay', 'draft'],
    ['certificate_missing', 'CS-1', 'draft'],
    ['certificate_missing', 'CS-2', 'draft'],
    ['certificate_missing', 'CS-5', 'draft'],
    ['articles_missing', '', 'open'],
    ['by_laws_missing', '', 'open'],
    expect.arrayContaining(['certificate_gap', 'CS-3 – CS-4']),
  ]);
  for (const { fix } of before.findings.slice(0, 3)) {
    if (fix.do !== 'draft') throw new Error('nothing to draft');
    const { template, subject } = fix;
    const body = { template, subject };
    const { document } = given(await owner.api(createDocument, { params: { orgId }, body }));
    expect(document).toMatchObject({ template, status: 'draft', media_type: 'application/pdf' });
  }
  const after = await check();
  expect(after.in_place).toBe(before.in_place + 3);
  expect(after.findings.map(({ code, about }) => [code, about])).not.toContainEqual([
    'certificate_missing',
    'CS-1',
  ]);
  expect(after.findings.filter(({ code }) => code === 'certificate_missing')).toHaveLength(1);
});
