import { createHash } from 'node:crypto';
import { checkPackage } from '@tabellion/book/ocf/check.ts';
import { loadSchemas } from '@tabellion/book/ocf/schemas.ts';
import { packageFiles, stock, stockClass, transaction } from '@tabellion/book/ocf/testing.ts';
import { listActivity } from '@tabellion/features/activity/contract.ts';
import { readControl, readPersonControlStatus } from '@tabellion/features/control/registerContract.ts';
import { readDashboard } from '@tabellion/features/dashboard/contract.ts';
import { login } from '@tabellion/features/entry/contract.ts';
import {
  eraseImportedPeople,
  importPackage,
  importTable,
  listConflicts,
  listImports,
  takeBackImport,
} from '@tabellion/features/exchange/contract.ts';
import { plainRights } from '@tabellion/features/exchange/testing.ts';
import { listRegisterInstruments } from '@tabellion/features/instruments/registerContract.ts';
import { readBook } from '@tabellion/features/ledgers/booksContract.ts';
import { readCapTable, readOwnership } from '@tabellion/features/ledgers/capTableContract.ts';
import { readHolder } from '@tabellion/features/ledgers/holderContract.ts';
import { listRegisterShareholders } from '@tabellion/features/ledgers/registerContract.ts';
import { listDirectors, listOfficers } from '@tabellion/features/people/contract.ts';
import { rebuild } from '@tabellion/features/registers/server/public/acts.ts';
import { listShareClasses, listShareholders } from '@tabellion/features/shares/contract.ts';
import { correctEntries } from '@tabellion/features/shares/correctionContract.ts';
import { type CallInput, call } from '@tabellion/kit/client.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { readZip, writeZip } from '@tabellion/platform/files/zip.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Maple, tellMaple } from './maple.ts';
import { amelie } from './mapleCast.ts';
import { shownRegisters } from './shownRegisters.ts';
import { type Hand, handOf } from './stage.ts';
import { tellTakenOver } from './takenOver.ts';

let server: TestServer;
let maple: Maple;
let hand: Hand;
let token: string;

/** The story bears other days; what the database records bears its own. */
const startedAtMs = Date.now() - 60_000;

beforeAll(async () => {
  server = await startTestServer();
  maple = await tellMaple(server);
  ({ token } = await handOf(server)(login, { body: { ...maple.signIn } }));
  hand = handOf(server, token);
});
afterAll(() => server.close());

const params = () => ({ id: maple.orgId });

test('Maple Robotics Inc. is a federal corporation of Toronto since March 12, 2025', async () => {
  expect(await hand(readDashboard, { params: params() })).toMatchObject({
    name: 'Maple Robotics Inc.',
    status: 'incorporated',
    corporation_type: 'Federal Canadian',
    incorporation_date: '2025-03-12',
    city: 'Toronto',
    province: 'Ontario',
    waiting: { subscriptions: 0 },
  });
});

test('1,197,000 shares stand for 491,176.41 dollars of stated capital', async () => {
  const { figures } = await hand(readDashboard, { params: params() });
  expect(figures).toEqual({
    issuedExact: '1197000',
    classes: 3,
    holders: 12,
    privateHolders: { counted: 10, employees: 2, most: 50 },
    votesExact: '1152000',
    significant: 2,
    // The amount paid, less 8,000/958,000 of the account of the common shares (CBCA s. 39(1)).
    statedCapital: '491176.41',
  });
});

test('its founders hold 44.45, 33.33 and 22.22 per cent by certificates CS-1 to CS-3 on March 14, 2025', async () => {
  const { rows, totalExact } = await heldOn('2025-03-14');
  expect(rows).toEqual([
    ['CS-1', 'Amélie Tremblay', '400000', '44.45', '2025-03-14', null],
    ['CS-2', 'Ömer Yılmaz', '300000', '33.33', '2025-03-14', '48/12 monthly'],
    ['CS-3', 'ليلى حداد', '200000', '22.22', '2025-03-14', '48/12 monthly'],
  ]);
  expect(totalExact).toBe('900000');
});

test('twelve holders have its shares on April 20, 2026, Hélène some of those that were Amélie’s', async () => {
  const { rows, totalExact } = await heldOn('2026-04-20');
  expect(rows.map(([certificate, name, shares, percent]) => [certificate, name, shares, percent])).toEqual([
    ['CS-2', 'Ömer Yılmaz', '300000', '25.06'],
    ['CS-3', 'ليلى حداد', '200000', '16.71'],
    ['CS-4', 'Grace MacDonald', '50000', '4.18'],
    ['CS-6', 'Hélène Bouchard', '25000', '2.09'],
    ['CS-7', 'Amélie Tremblay', '375000', '31.33'],
    ['CS-8', 'Mei Chen', '10000', '0.84'],
    ['CS-9', 'Yusuf Demir', '12000', '1.00'],
    ['NV-1', 'İpek Şahin', '30000', '2.51'],
    ['NV-2', 'Daniel Okafor', '15000', '1.25'],
    ['PS-1', 'Laurentian Seed Fund L.P.', '120000', '10.02'],
    ['PS-2', 'Northgate Holdings Ltd.', '40000', '3.34'],
    ['PS-3', 'يوسف الخطيب', '20000', '1.67'],
  ]);
  expect(totalExact).toBe('1197000');
});

test('its employees have options on 63,000 Class B shares, 5.00 per cent fully diluted', async () => {
  const { lines, pools } = await hand(listRegisterInstruments, {
    params: params(),
    query: { sort: 'label' },
  });
  expect(lines.map((one) => [one.label, one.holder.display_name, one.class_name, one.leftExact])).toEqual([
    ['OP-1', 'İpek Şahin', 'Class B Common', '40000'],
    ['OP-2', 'Daniel Okafor', 'Class B Common', '23000'],
  ]);
  expect(pools).toMatchObject([{ name: 'Stock option plan 2026', leftExact: '37000' }]);
  const { promised, holders } = await hand(readCapTable, { params: params(), query: { asOf: '2026-04-20' } });
  expect(promised).toMatchObject([{ kind: 'options', sharesExact: '63000', diluted: '5.00' }]);
  // As the picture of the cap table has them.
  expect(holders.slice(0, 5).map(({ diluted }) => diluted)).toEqual([
    '29.76',
    '23.81',
    '15.87',
    '9.52',
    '3.97',
  ]);
});

test('ownership over time says of each date what the cap table of that date says, by holder and by class', async () => {
  for (const by of [undefined, 'class'] as const)
    for (const of of [undefined, 'diluted', 'pool'] as const) {
      const query = { asOf: '2026-04-20', ...(by && { by }), ...(of && { of }) };
      const { parts, steps } = await hand(readOwnership, { params: params(), query });
      expect(steps.length).toBeGreaterThan(by ? 3 : 7);
      for (const { on, percents } of steps) {
        const pool = of === 'pool' ? ({ pool: 'with' } as const) : {};
        const table = await hand(readCapTable, { params: params(), query: { asOf: on, ...pool } });
        const lines = by
          ? table.classes.map((one) => ({ ...one, id: one.class_id }))
          : table.holders.map((one) => ({ ...one, id: one.person_id }));
        const shown = parts.map(({ _id }) => {
          const line = lines.find(({ id }) => id === _id);
          return (of ? line?.diluted : line?.owns) ?? '0.00';
        });
        expect(percents.slice(0, parts.length)).toEqual(shown);
        const promised = of ? table.promised.map((one) => (by ? one.dilutedByClass : one.diluted)) : [];
        expect(hundredths([percents.at(-1) ?? ''])).toBe(hundredths(promised));
        expect(hundredths(percents)).toBe(10_000);
      }
    }
});

const hundredths = (percents: readonly string[]) =>
  percents.reduce((sum, percent) => sum + Math.round(Number(percent) * 100), 0);

/** Open certificates as the register says them on a day, by their numbers. */
async function heldOn(asOf: string) {
  const { shareholders, totalExact } = await hand(listShareholders, { params: params(), query: { asOf } });
  const rows = shareholders.flatMap(({ display_name, issuances }) =>
    issuances
      .filter(({ state }) => state === 'issued')
      .map(({ certificate, issuance_date, ownershipExact, ownershipPercentage, vesting }) => [
        certificate,
        display_name,
        ownershipExact,
        ownershipPercentage,
        issuance_date,
        vesting && 'period' in vesting && `${vesting.period}/${vesting.cliff} ${vesting.frequency}`,
      ]),
  );
  return { rows: rows.sort(), totalExact };
}

test('two of its holders have significant control on any date, and ten count for a private issuer', async () => {
  const { lines, isValued, steps, filings, unresolved } = await hand(readControl, {
    params: params(),
    query: { asOf: '2026-04-20' },
  });
  expect(lines.map((line) => [line.display_name, line.grounds, line.percentVotes, line.became_on])).toEqual([
    ['Amélie Tremblay', ['votes', 'value'], '32.55', '2025-03-14'],
    ['Ömer Yılmaz', ['votes'], '26.04', '2025-03-14'],
  ]);
  expect([isValued, unresolved]).toEqual([true, []]);
  // The founders' votes, as the cap table says them.
  const founders = await hand(readControl, { params: params(), query: { asOf: '2025-03-14' } });
  expect(founders.lines.map((line) => [line.percentVotes, line.fractionVotes])).toEqual([
    ['44.45', '4/9'],
    ['33.33', '1/3'],
  ]);
  expect([steps.length, filings[0]?.reference]).toEqual([1, 'ISC-2026-0210']);
  const { privateHolders } = await hand(readCapTable, { params: params(), query: { asOf: '2026-04-20' } });
  // İpek and Daniel were issued shares as employees.
  expect(privateHolders).toEqual({ counted: 10, employees: 2 });
});

test('the articles have two voting classes and one without votes, all without limit', async () => {
  const { shareclasses } = await hand(listShareClasses, { params: params() });
  expect(
    shareclasses.map(({ name, priceExact, issuedExact, properties }) => [
      properties.prefix,
      name,
      properties.votes_per_share,
      properties.authorized,
      priceExact,
      issuedExact,
    ]),
  ).toEqual([
    ['CS', 'Common', '1', null, '0.01', '972000'],
    ['PS', 'Preferred Seed', '1', null, '2.5', '180000'],
    ['NV', 'Class B Common', '0', null, '0.01', '45000'],
  ]);
});

test('two directors sit since the certificate, officers since the organizing resolution', async () => {
  const { directors } = await hand(listDirectors, { params: params(), query: {} });
  expect(directors.map(({ display_name, elected_date }) => [display_name, elected_date])).toEqual([
    ['Amélie Tremblay', '2025-03-12'],
    ['Ömer Yılmaz', '2025-03-12'],
  ]);
  const { officers } = await hand(listOfficers, { params: params(), query: {} });
  const rows = Object.entries(officers).flatMap(([position, holders]) =>
    holders.map(({ display_name, appointment_dates }) => [
      position,
      display_name,
      appointment_dates[position as keyof typeof appointment_dates],
    ]),
  );
  expect(rows.sort()).toEqual([
    ['presidents', 'Amélie Tremblay', '2025-03-14'],
    ['secretaries', 'Ömer Yılmaz', '2025-03-14'],
    ['treasurers', 'Amélie Tremblay', '2025-03-14'],
  ]);
});

test('its log tells each act on its day in the story, and when it was recorded', async () => {
  const activities = await wholeLog();
  const days = (kind: string) => activities.filter((one) => one.kind === kind).map(({ date }) => date);
  expect(days('organization_created')).toEqual(['2025-03-10']);
  expect(days('incorporated')).toEqual(['2025-03-12']);
  const issued = ['2026-04-17', '2026-03-30', '2026-01-12', '2025-09-15', '2025-06-02', '2025-03-14'];
  expect([...new Set(days('shares_issued'))]).toEqual(issued);
  expect(new Set(days('member_added'))).toEqual(new Set(['2025-03-17']));
  expect(activities.every(({ createdAt }) => Date.parse(createdAt) > startedAtMs)).toBe(true);
});

test('every act of its history is named by an entry of its log, so that before and after can be read', async () => {
  const named = new Set<number>();
  for (const { acts } of await wholeLog())
    if (acts !== null) for (let seq = acts.first; seq <= acts.last; seq++) named.add(seq);
  const { acts } = await server.installation.db.asOrganization(maple.orgId, (q) => rebuild(q, maple.orgId));
  expect([...named].toSorted((a, b) => a - b)).toEqual(Array.from({ length: acts }, (_, i) => i + 1));
});

async function wholeLog() {
  const entries: ReplyOf<typeof listActivity>['activities'][number][] = [];
  let before: string | undefined;
  do {
    const query = { superseded: 'true', ...(before !== undefined && { before }) } as const;
    const { activities, next } = await hand(listActivity, { params: { orgId: maple.orgId }, query });
    entries.push(...activities);
    before = next ?? undefined;
  } while (before !== undefined);
  return entries;
}

test('its history leaves as a package of the Open Cap Format in which nothing is wrong', async () => {
  const bytes = await takenOut();
  const read = await readZip(bytes, { mostBytes: 10_000_000, mostFiles: 20 });
  if (!read.ok) throw new Error(read.error);
  const md5 = (content: Uint8Array) => createHash('md5').update(content).digest('hex');
  const report = checkPackage(read.value.files, { schemas: await loadSchemas(), md5 });
  expect(report).toMatchObject({ valid: true, version: '1.2.0', findings: [] });
  const manifest = JSON.parse(Buffer.from(read.value.files.get('Manifest.ocf.json') ?? []).toString());
  expect(manifest).toMatchObject({
    as_of: '2026-04-17',
    issuer: { legal_name: 'Maple Robotics Inc.', formation_date: '2025-03-12' },
  });
});

describe('taken into the empty register of another corporation', () => {
  let id: string;
  let file: Blob;
  beforeAll(async () => {
    id = await tellTakenOver(hand, server, { name: 'Maple Machines', incorporation_date: '2025-03-12' });
    file = new Blob([Buffer.from(await takenOut())], { type: 'application/zip' });
  });

  const take = (body: CallInput<typeof importPackage>['body']) =>
    call(importPackage, { params: { id }, body }, { file, token, language: 'en', origin: server.origin });

  test('it is previewed without a trace', async () => {
    const answer = await take({ preview: 'true', match: 'true' });
    expect(answer).toMatchObject({
      data: {
        batch_id: null,
        report: {
          version: '1.2.0',
          faults: { count: 0 },
          // The format does not say all rights of a class.
          warnings: { first: Array.from({ length: 3 }, () => ({ code: 'warn.rights_assumed' })) },
          // The director of the other corporation is Amélie too.
          matched: 1,
          kept: [],
          outcome: {
            persons: 12,
            refused: { count: 0 },
            anomalies: { count: 0 },
            others: 0,
            before: { holders: 0, issuedExact: '0', classes: [] },
            after: {
              holders: 12,
              issuedExact: '1197000',
              rights: [
                { kind: 'option', count: 2, sharesExact: '63000' },
                { kind: 'pool', name: 'Stock option plan 2026', sharesExact: '100000' },
              ],
            },
            // Her shares were bought back.
            former: { count: 1, first: ['Sofia Mensah'] },
          },
        },
      },
    });
    expect((await shownRegisters(hand, id, '2026-04-17')).lines).toEqual([]);
  });

  test('it gives the same registers and cap table on every day, but for full dilution', async () => {
    const previewed = await take({ preview: 'true', match: 'true' });
    const seen = (previewed.ok && previewed.data.report.seen) || '';
    const unseen = await take({ preview: 'false', match: 'true', seen: 'another' });
    expect(unseen).toMatchObject({ textCode: 'IMPORTS.OUTCOME_DIFFERS' });
    expect(await take({ preview: 'false', match: 'true', seen })).toMatchObject({ ok: true });
    // The same once more would double every holding.
    expect(await take({ preview: 'false', match: 'true', seen })).toMatchObject({ ok: false });
    for (const day of ['2025-03-12', '2025-03-14', '2025-06-30', '2025-09-15', '2026-01-12', '2026-04-17'])
      expect([day, await shownRegisters(hand, id, day)]).toEqual([
        day,
        await shownRegisters(hand, maple.orgId, day),
      ]);
    const { db } = server.installation;
    const { differences } = await db.asOrganization(id, (q) => rebuild(q, id));
    expect(differences).toEqual([]);
  });

  test('it is taken back as one, and can come again', async () => {
    const { batches } = await hand(listImports, { params: { id } });
    expect(batches).toMatchObject([{ source: 'package', certificates: 14, taken_back_at: null }]);
    const [{ batch_id } = { batch_id: '' }] = batches;
    await hand(takeBackImport, { params: { id }, body: { batch_id } });
    expect((await shownRegisters(hand, id, '2026-04-17')).lines).toEqual([]);
    const twice = await call(
      takeBackImport,
      { params: { id }, body: { batch_id } },
      { token, language: 'en', origin: server.origin },
    );
    expect(twice).toMatchObject({ ok: false, status: 409, textCode: 'IMPORTS.ALREADY_TAKEN_BACK' });
    const previewed = await take({ preview: 'true', match: 'true' });
    const seen = (previewed.ok && previewed.data.report.seen) || '';
    const unseen = await take({ preview: 'false', match: 'true', seen: 'another' });
    expect(unseen).toMatchObject({ textCode: 'IMPORTS.OUTCOME_DIFFERS' });
    expect(await take({ preview: 'false', match: 'true', seen })).toMatchObject({ ok: true });
    // The same once more would double every holding.
    expect(await take({ preview: 'false', match: 'true', seen })).toMatchObject({ ok: false });
    expect(await shownRegisters(hand, id, '2026-04-17')).toEqual(
      await shownRegisters(hand, maple.orgId, '2026-04-17'),
    );
    const { db } = server.installation;
    const { differences } = await db.asOrganization(id, (q) => rebuild(q, id));
    expect(differences).toEqual([]);
  });
});

test('what no act holds of a package is kept with its import, leaves with the next package, and goes when it is taken back', async () => {
  const id = await tellTakenOver(hand, server, { name: 'Kept Pines', incorporation_date: '2024-01-02' });
  const accepted = transaction('STOCK_ACCEPTANCE', 'accepted', { security_id: 'C-1', comments: ['Signed'] });
  const files = packageFiles({ transactions: [stock('C-1', 'alice', '600'), accepted] });
  const file = new Blob([Buffer.from(await writeZip(files))], { type: 'application/zip' });
  const take = (body: CallInput<typeof importPackage>['body']) =>
    call(importPackage, { params: { id }, body }, { file, token, language: 'en', origin: server.origin });
  const previewed = await take({ preview: 'true' });
  const seen = (previewed.ok && previewed.data.report.seen) || '';
  expect(previewed).toMatchObject({
    data: { report: { kept: [{ type: 'TX_STOCK_ACCEPTANCE', code: 'no_act', count: 1 }] } },
  });
  expect(await take({ preview: 'false', seen })).toMatchObject({ ok: true });
  const { batches } = await hand(listImports, { params: { id } });
  expect(batches).toMatchObject([{ kept: 1 }]);
  expect(await transactionsOf(id)).toMatchObject([
    { object_type: 'TX_STOCK_ISSUANCE', custom_id: 'C-1' },
    { ...accepted, security_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  await hand(takeBackImport, { params: { id }, body: { batch_id: batches[0]?.batch_id ?? '' } });
  expect(await transactionsOf(id)).toEqual([]);
});

test('what an import brings along that does not add up is listed until it is corrected', async () => {
  const id = await tellTakenOver(hand, server, { name: 'Crooked Pines', incorporation_date: '2024-01-02' });
  expect(await hand(listConflicts, { params: { id } })).toEqual({ count: 0, entries: [] });
  const classes = [stockClass('COM', { initial_shares_authorized: '500' })];
  const files = packageFiles({ classes, plans: [], transactions: [stock('C-1', 'alice', '600')] });
  const file = new Blob([Buffer.from(await writeZip(files))], { type: 'application/zip' });
  const take = (body: CallInput<typeof importPackage>['body']) =>
    call(importPackage, { params: { id }, body }, { file, token, language: 'en', origin: server.origin });
  const previewed = await take({ preview: 'true' });
  const seen = (previewed.ok && previewed.data.report.seen) || '';
  expect(previewed).toMatchObject({ data: { report: { outcome: { anomalies: { count: 1 } } } } });
  expect(await take({ preview: 'false', seen })).toMatchObject({ ok: true });
  expect(await hand(listConflicts, { params: { id } })).toMatchObject({
    count: 1,
    entries: [
      { kind: 'issued', on: '2024-01-02', textCode: 'REGISTERS.ABOVE_AUTHORIZED', persons: ['alice'] },
    ],
  });
  const [{ batch_id } = { batch_id: '' }] = (await hand(listImports, { params: { id } })).batches;
  const erase = { params: { id }, body: { batch_id } };
  const early = await call(eraseImportedPeople, erase, { token, language: 'en', origin: server.origin });
  expect(early).toMatchObject({ ok: false, status: 409, textCode: 'IMPORTS.STANDS' });
  await hand(takeBackImport, { params: { id }, body: { batch_id } });
  expect(await hand(listConflicts, { params: { id } })).toEqual({ count: 0, entries: [] });
  // Alice, who is restored, stays until she is taken back again.
  const corrected = async (as: 'restore' | 'void') => {
    const [alice = { root: '', seen: '' }] = await server.database.asOwner<{ root: string; seen: string }>(
      `select added.root, newest.act_id as seen from register_acts added
         join person_facts fact on fact.org_id = added.org_id and fact.person_id::text = added.payload ->> 'personId'
         join register_acts newest on newest.org_id = added.org_id and newest.root = added.root
         where added.org_id = $1 and added.batch_id = $2 and added.kind = 'person.added'
           and added.verb = 'record' and fact.body::text like '%alice%'
         order by newest.seq desc limit 1`,
      [id, batch_id],
    );
    const body = { amend: [{ ...alice, as }], amend_reason: 'Theirs after all' };
    await hand(correctEntries, { params: { id }, body });
  };
  await corrected('restore');
  expect(await hand(eraseImportedPeople, erase)).toEqual({
    batch_id,
    kept: { count: 1, first: ['alice'] },
  });
  expect((await hand(listImports, { params: { id } })).batches).toMatchObject([{ people_erased_at: null }]);
  await corrected('void');
  // A person who was never a holder is nobody's to keep; those of the register before stay.
  const factsOf = () =>
    server.database.asOwner<{ body: unknown; basis: string | null }>(
      'select body, basis from person_facts where org_id = $1 order by recorded_at, fact_id',
      [id],
    );
  const before = await factsOf();
  await hand(eraseImportedPeople, erase);
  const after = await factsOf();
  const facts = after.filter(({ basis }) => basis === 'entered_by_mistake').length;
  expect(facts).toBeGreaterThan(0);
  expect(JSON.stringify(after)).not.toContain('alice');
  expect(JSON.stringify(before)).toContain('alice');
  expect(after.filter(({ body }) => body !== null)).toHaveLength(before.length - facts);
  expect((await hand(listImports, { params: { id } })).batches).toMatchObject([
    { people_erased_at: expect.any(String) },
  ]);
  const { db } = server.installation;
  expect((await db.asOrganization(id, (q) => rebuild(q, id))).differences).toEqual([]);
  // Nobody comes back without a name.
  const [entry = { root: '', seen: '' }] = await server.database.asOwner<{
    root: string;
    seen: string;
  }>(
    `select added.root, newest.act_id as seen from register_acts added
       join register_acts newest on newest.org_id = added.org_id and newest.root = added.root and newest.verb = 'void'
       where added.org_id = $1 and added.batch_id = $2 and added.kind = 'person.added'
       order by newest.seq desc`,
    [id, batch_id],
  );
  const restored = await call(
    correctEntries,
    { params: { id }, body: { amend: [{ ...entry, as: 'restore' }], amend_reason: 'Theirs after all' } },
    { token, language: 'en', origin: server.origin },
  );
  expect(restored).toMatchObject({ ok: false, textCode: 'REGISTERS.PEOPLE_ERASED' });
});

/** The transactions of the package that an organization gives. */
async function transactionsOf(id: string): Promise<unknown[]> {
  const read = await readZip(await takenOut(id), { mostBytes: 1 << 26, mostFiles: 100 });
  const items = read.ok ? read.value.files.get('Transactions.ocf.json') : undefined;
  return items === undefined ? [] : JSON.parse(new TextDecoder().decode(items)).items;
}

test('an import that brings a private issuer above fifty holders tells so, and is recorded for a reason that the log keeps', async () => {
  const id = await tellTakenOver(hand, server, { name: 'Many Pines', incorporation_date: '2024-01-02' });
  const rows = Array.from({ length: 51 }, (_, at) => `Ann Roy ${at},Common,10`);
  const file = new Blob([`Holder,Class,Shares\n${rows.join('\n')}\n`], { type: 'text/csv' });
  const columns = { name: 0, class: 1, quantity: 2 };
  const mapping = JSON.stringify({
    columns,
    on: '2024-02-01',
    opening: null,
    rights: { Common: plainRights },
  });
  const take = (body: Omit<CallInput<typeof importTable>['body'], 'mapping'>) =>
    call(
      importTable,
      { params: { id }, body: { ...body, mapping } },
      { file, token, language: 'en', origin: server.origin },
    );
  const previewed = await take({ preview: 'true' });
  expect(previewed).toMatchObject({
    data: { report: { outcome: { before: { privateHolders: 0 }, after: { privateHolders: 51 } } } },
  });
  const seen = (previewed.ok && previewed.data.report.seen) || '';
  expect(await take({ preview: 'false', seen })).toMatchObject({
    ok: false,
    fields: [{ path: 'override_reason', textCode: 'SHARES.PRIVATE_ISSUER_LIMIT' }],
  });
  expect((await hand(listImports, { params: { id } })).batches).toEqual([]);
  const because = { override: 'true', override_reason: 'fewer_beneficial' } as const;
  expect(await take({ preview: 'false', seen, ...because })).toMatchObject({ ok: true });
  expect(
    await server.database.asOwner(
      `select params from activity where org_id = $1 and kind = 'private_issuer_limit'`,
      [id],
    ),
  ).toMatchObject([{ params: { counted: 51, reason: 'fewer_beneficial', act: 'issued' } }]);
  // Taken back, they are fewer again.
  const [{ batch_id } = { batch_id: '' }] = (await hand(listImports, { params: { id } })).batches;
  await hand(takeBackImport, { params: { id }, body: { batch_id } });
});

test('an opening position brings its stated capital on its day, and the same file is told the next time', async () => {
  const id = await tellTakenOver(hand, server, { name: 'Old Pines', incorporation_date: '2015-06-01' });
  const rows = ['Holder,Class,Shares,Issued,Price', 'Ann Roy,Common,300,2016-02-01,1', 'Bo Li,Common,100,,2'];
  const file = new Blob([`${rows.join('\n')}\n`], { type: 'text/csv' });
  const mapping = JSON.stringify({
    columns: { name: 0, class: 1, quantity: 2, issued_on: 3, price: 4 },
    on: '2024-12-31',
    opening: { capital: { Common: '512.34' }, source: 'financial_statements', statedOn: '2024-12-31' },
    rights: { Common: plainRights },
  });
  const take = (body: { preview: 'true' } | { preview: 'false'; seen: string }) =>
    call(
      importTable,
      { params: { id }, body: { ...body, match: 'true', mapping } },
      { file, token, language: 'en', origin: server.origin },
    );
  const first = await take({ preview: 'true' });
  expect(first).toMatchObject({
    data: { report: { again: [], outcome: { after: { classes: [{ statedCapital: '512.34' }] } } } },
  });
  const seen = (first.ok && first.data.report.seen) || '';
  expect(await take({ preview: 'false', seen })).toMatchObject({ ok: true });
  const on = async (asOf: string) => {
    const { lines, total, classes } = await shownRegisters(hand, id, asOf);
    return [
      lines.map(([name, , shares]) => `${name} ${shares}`),
      total.sharesExact,
      classes[0]?.statedCapital,
    ];
  };
  // Nothing is known before the opening position.
  expect(await on('2024-12-30')).toEqual([[], '0', undefined]);
  expect(await on('2024-12-31')).toEqual([['Ann Roy 300', 'Bo Li 100'], '400', '512.34']);
  const { lines } = await hand(listRegisterShareholders, { params: { id }, query: {} });
  const ann = lines.find(({ display_name: name }) => name === 'Ann Roy')?.person_id ?? '';
  // Both held them before, nobody says since when: so do the files and the register of control.
  expect(lines.map((line) => [line.held_since, line.is_on_or_before])).toEqual(
    lines.map(() => ['2024-12-31', true]),
  );
  const ownership = await hand(readOwnership, { params: { id }, query: {} });
  expect(ownership.startsTakenOver).toBe(true);
  const control = await hand(readControl, { params: { id }, query: {} });
  expect(control.lines.map((line) => [line.became_on, line.is_on_or_before])).toEqual([
    ['2024-12-31', true],
    ['2024-12-31', true],
  ]);
  const standing = await hand(readPersonControlStatus, { params: { id, personId: ann }, query: {} });
  expect([standing.became_on, standing.is_on_or_before]).toEqual(['2024-12-31', true]);
  for (const list of ['register/export/shareholders', 'register/control/export'])
    expect(await fileOf(id, list)).toContain('On or before December 31, 2024');
  const { certificates, ledger } = await hand(readHolder, { params: { id, personId: ann }, query: {} });
  expect(certificates).toMatchObject([
    { on: '2024-12-31', issue: { price: '1', taken_over: { issued_on: '2016-02-01' } } },
  ]);
  expect(ledger.map((line) => [line.on, line.is_on_or_before])).toEqual([['2024-12-31', true]]);
  // A certificate without a day was issued then or before, and no price is made up.
  const issues = await hand(readBook, { params: { id, book: 'issues' }, query: {} });
  const dates = issues.rows.map((row) => row[issues.heads.indexOf('Date')]);
  expect(dates).toEqual([{ date: '2016-02-01' }, { text: 'On or before December 31, 2024' }]);
  const ledgers = await hand(readBook, { params: { id, book: 'ledgers' }, query: {} });
  expect(ledgers.rows.map((row) => row[ledgers.heads.indexOf('Date')])).toEqual(
    ledgers.rows.map(() => ({ text: 'On or before December 31, 2024' })),
  );
  const { firstname, lastname } = amelie;
  expect(await take({ preview: 'true' })).toMatchObject({
    data: { report: { again: [{ recorded_by: `${firstname} ${lastname}` }] } },
  });
});

/** A register as the export menu gives it. */
async function fileOf(id: string, list: string): Promise<string> {
  const answer = await fetch(`${server.origin}/api/organization/${id}/${list}?format=csv`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  return answer.text();
}

/** The package that the export menu gives. */
async function takenOut(id = maple.orgId): Promise<Uint8Array> {
  const answer = await fetch(`${server.origin}/api/organization/${id}/export/ocf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  return new Uint8Array(await answer.arrayBuffer());
}

test('the rows of its registers are what its acts say', async () => {
  const { db } = server.installation;
  const { differences, acts } = await db.asOrganization(maple.orgId, (q) => rebuild(q, maple.orgId));
  expect([differences, acts > 10]).toEqual([[], true]);
});
