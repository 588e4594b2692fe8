import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOf } from '../../../../tests/stories/stage.ts';
import { tellTakenOver } from '../../../../tests/stories/takenOver.ts';
import { given } from '../../../../tests/support/founding.ts';
import { hostileWords } from '../../../../tests/support/hostileWords.ts';
import { registered, type SignedIn, signIn, verified } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { todayAt } from '../../../../tests/support/story.ts';
import { changeOffice, changeYearEnd, correctSince, readCorporation } from '../../corporation/contract.ts';
import { readDeadlines } from '../../deadlines/contract.ts';

import { listMissing, stateFormerBook } from '../../documents/draftContract.ts';
import { uploadDocument } from '../../documents/fileContract.ts';
import { importTable } from '../../exchange/contract.ts';
import { plainRights } from '../../exchange/testing.ts';
import { updatePosition } from '../../people/contract.ts';
import { listRegisterDirectors } from '../../people/registerContract.ts';
import { rebuild } from '../../registers/server/public/acts.ts';
import { checkBook } from '../contract.ts';

let server: TestServer;
let owner: SignedIn;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  await verified(server, owner);
  const hand = handOf(server, owner.token);
  orgId = await tellTakenOver(hand, server, {
    name: 'Old Pines',
    incorporation_date: '2015-06-01',
    director_since: '2019-04-01',
    or_before: true,
    office_before: '2018-03-01',
  });
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

test('a register that is taken over lacks nothing of its past, and what the law wants of it today', async () => {
  await takeIn(['Ann Roy,Common,60,CS-1', 'Bo Li,Common,30,CS-2', 'Cy Tan,Common,10,CS-5']);
  const { findings, required } = await check();
  // Certificates, subscriptions and consents of the past lie in the former minute book: none is drafted a second time.
  expect([required, findings.map(({ code, about, fix }) => [code, about, fix])]).toEqual([
    0,
    [
      // The register of significant control lacks what it lacks wherever the former one is.
      ['control_overdue', 'Ann Roy', { do: 'open', page: 'control_register', id: null }],
      ['control_overdue', 'Bo Li', { do: 'open', page: 'control_register', id: null }],
      ['year_end_missing', '', { do: 'open', page: 'corporation', id: null }],
      ['articles_missing', '', { do: 'open', page: 'section', id: 'articles' }],
      ['by_laws_missing', '', { do: 'open', page: 'section', id: 'by_laws' }],
      ['certificate_gap', 'CS-3 – CS-4', { do: 'open', page: 'section', id: 'certificates' }],
    ],
  ]);
});

test('articles without the certificate of incorporation ask for it, until it is filed with its entry', async () => {
  const params = { orgId };
  const upload = (words: string, body: { name: string; entry_id?: string }) =>
    owner.api(
      uploadDocument,
      { params, body: { category: 'articles', ...body } },
      { file: new Blob([testPdf({ pages: [words] })], { type: 'application/pdf' }) },
    );
  const lacks = async () => given(await owner.api(listMissing, { params })).lacks_certificate;
  const asked = async () => {
    const { findings } = await check();
    const codes = ['articles_missing', 'incorporation_certificate_missing'];
    return findings.filter(({ code }) => codes.includes(code)).map(({ code, fix }) => [code, fix]);
  };
  const entry = await lacks();
  given(await upload('Articles', { name: 'Scan 0001' }));
  const fix = { do: 'open', page: 'incorporation_certificate', id: entry };
  expect(await asked()).toEqual([['incorporation_certificate_missing', fix]]);
  expect(await upload('Page', { name: 'Scan 0002', entry_id: crypto.randomUUID() })).toMatchObject({
    textCode: 'GENERAL.NOT_FOUND',
  });
  const { document } = given(await upload('Page', { name: 'Scan 0002', entry_id: entry ?? '' }));
  // The certificate bears the day on which the corporation came into existence.
  expect([await asked(), await lacks(), document.dated_on]).toEqual([[], null, '2015-06-01']);
});

test('one answer says since which day its paper is here', async () => {
  const params = { orgId };
  const missing = async () => given(await owner.api(listMissing, { params }));
  const before = await missing();
  // Registers go on every day: they are printed when somebody asks for them.
  const wantedOf = ({ missing }: typeof before) =>
    missing.flatMap(({ section, template }) => (section === 'registers' ? [] : template));
  expect([wantedOf(before), before.paper_since]).toEqual([[], todayAt(server)]);
  const body = { paper_since: '2015-06-01' };
  given(await owner.api(stateFormerBook, { params, body }));
  const after = await missing();
  expect(after.paper_since).toBe('2015-06-01');
  expect(wantedOf(after)).toContain('director_consent');
  const refusedOn = async (paper_since: string) => {
    const answer = await owner.api(stateFormerBook, { params, body: { paper_since } });
    return answer.ok ? [] : (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);
  };
  expect(await refusedOn('2999-01-01')).toEqual(['paper_since PEOPLE.DATE_IN_FUTURE']);
  // Entries made since have their paper here: no later day hides it from the book.
  const begunOn = todayAt(server);
  server.clock.pass({ days: 2 });
  owner = await signIn(server, owner.email);
  expect(await refusedOn(todayAt(server))).toEqual(['paper_since DOCUMENTS.PAPER_AFTER_TAKING_OVER']);
  given(await owner.api(stateFormerBook, { params, body: { paper_since: begunOn } }));
  expect(wantedOf(await missing())).toEqual([]);
  const kept = await server.database.asOwner<{ since: string; who: string }>(
    `select paper_since::text as since, stated_by as who from former_books where org_id = $1 order by answer_no`,
    [orgId],
  );
  expect(kept).toEqual(['2015-06-01', begunOn].map((since) => ({ since, who: owner.userId })));
  const told = await server.database.asOwner<{ from: string }>(
    `select params ->> 'from' as from from activity where org_id = $1 and kind = 'former_book_stated' order by entry_no`,
    [orgId],
  );
  expect(told.map(({ from }) => from)).toEqual(['2015-06-01', begunOn]);
});

test('its register says that a seat was held on a day or before, and of no earlier day who sat', async () => {
  const on = async (asOf?: string) => {
    const query = asOf === undefined ? {} : { asOf };
    const { seats, open_since } = given(
      await owner.api(listRegisterDirectors, { params: { id: orgId }, query }),
    );
    return [seats.map((one) => [one.since, one.is_on_or_before]), open_since];
  };
  const since = [['2019-04-01', true]];
  expect([await on(), await on('2019-03-31'), await on('2019-04-01')]).toEqual([
    [since, null],
    [[], '2019-04-01'],
    [since, null],
  ]);
  const headers = { authorization: `Bearer ${owner.token}` };
  const path = `/api/organization/${orgId}/register/export/directors?format=csv`;
  const file = await (await fetch(server.origin + path, { headers })).text();
  expect(file).toContain('"On or before April 1, 2019"');

  // The old minute book names the day: it is said again as known.
  const { seats } = given(await owner.api(listRegisterDirectors, { params: { id: orgId }, query: {} }));
  const body = {
    person: { person_id: seats[0]?.person_id ?? '' },
    appointed_on: '2018-06-01',
    as: 'correction',
    reason: 'The old minute book was found',
  } as const;
  given(await owner.api(updatePosition, { params: { id: orgId, position: 'directors' }, body }));
  expect(await on()).toEqual([[['2018-06-01', false]], null]);
});

test('its office and year end hold since a day or before, and the day can be corrected', async () => {
  const params = { id: orgId };
  const read = async (asOf?: string) =>
    given(await owner.api(readCorporation, { params, query: asOf === undefined ? {} : { asOf } }));
  const held = async () =>
    (await read()).history.flatMap((line) =>
      line.kind === 'incorporated' ? [] : [[line.kind, line.on, line.is_on_or_before]],
    );
  const refusedOf = (answer: Awaited<ReturnType<typeof correct>>) =>
    answer.ok ? [] : (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);
  const correct = (effective_on: string, more: { or_before?: boolean; reason?: string } = {}) => {
    const body = { of: 'registered_office' as const, effective_on, reason: 'The profile of 2016', ...more };
    return owner.api(correctSince, { params, body });
  };
  expect(await held()).toEqual([['address.changed', '2018-03-01', true]]);
  const earlier = await read('2018-02-28');
  expect([earlier.facts?.registered_office, earlier.open_since]).toEqual([
    null,
    { registered_office: '2018-03-01' },
  ]);
  expect((await read('2018-03-01')).open_since).toEqual({});

  const office = (await read()).facts?.registered_office;
  if (!office) throw new Error('no office');
  const place = { ...office, place: 'records' as const, city: 'Ottawa', postal_code: 'K1A 0B1' };
  const records = { ...place, effective_on: '2019-01-01', or_before: true };
  given(await owner.api(changeOffice, { params, body: records }));
  const ends = { fiscal_year_end: '12-31', effective_on: '2020-01-01', or_before: true };
  given(await owner.api(changeYearEnd, { params, body: ends }));
  expect(await held()).toEqual([
    ['address.changed', '2018-03-01', true],
    ['address.changed', '2019-01-01', true],
    ['yearend.changed', '2020-01-01', true],
  ]);
  const deadlines = async () => {
    const { deadlines: due, settled } = given(await owner.api(readDeadlines, { params }));
    return [...due.map((one) => `${one.kind} ${one.due_on}`), ...settled.map(({ kind }) => kind)].toSorted();
  };
  const before = await deadlines();
  // A year end counts for the years before its day; a first office is no move.
  expect(before.filter((one) => one.startsWith('tax_return')).length).toBeGreaterThan(1);
  expect(before.filter((one) => one.startsWith('office'))).toEqual([]);
  const { findings } = await check();
  const wrong = ['act_without_paper', 'records_place_unresolved', 'approved_by_nothing', 'year_end_missing'];
  expect(findings.filter(({ code }) => wrong.includes(code))).toEqual([]);

  expect(refusedOf(await correct('2999-01-01'))).toEqual(['effective_on PEOPLE.DATE_IN_FUTURE']);
  expect(refusedOf(await correct('2015-05-31'))).toEqual(['effective_on PEOPLE.BEFORE_INCORPORATION']);
  expect(refusedOf(await correct('2016-05-01', { reason: ' ' }))).toEqual(['reason GENERAL.FIELD_REQUIRED']);
  expect(await correct('2018-03-01', { or_before: true })).toMatchObject({
    textCode: 'SHARES.NOTHING_CHANGES',
  });
  for (const [what, words] of hostileWords) {
    const answer = await correct('2017-05-01', { reason: words });
    if (!answer.ok) {
      expect(
        answer.fields?.map(({ path }) => path),
        what,
      ).toEqual(['reason']);
      continue;
    }
    const [act] = await server.database.asOwner<{ body: unknown }>(
      'select to_jsonb(a) as body from register_acts a where org_id = $1 order by seq desc limit 1',
      [orgId],
    );
    const kept = JSON.stringify(words.normalize('NFC').trim()).slice(1, -1);
    expect(JSON.stringify(act?.body).includes(kept), what).toBe(true);
    given(await correct('2018-03-01', { or_before: true }));
  }
  given(await correct('2016-05-01'));
  expect((await held())[0]).toEqual(['address.changed', '2016-05-01', false]);
  const after = await read('2018-02-28');
  expect([after.facts?.registered_office, after.open_since.registered_office]).toEqual([office, undefined]);
  expect(await deadlines()).toEqual(before);
  const rebuilt = await server.database.database.asOrganization(orgId, (q) => rebuild(q, orgId));
  expect(rebuilt.differences).toEqual([]);

  // Where it moved since, the first office ends there.
  const moved = { ...office, address_line_1: '1 Bay Street', effective_on: '2021-02-03' };
  given(await owner.api(changeOffice, { params, body: moved }));
  expect(refusedOf(await correct('2021-02-03'))).toEqual(['effective_on CORPORATION.AFTER_NEXT_ENTRY']);
});
