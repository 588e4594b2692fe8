import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  join as joinAs,
  organizationOf,
  registered,
  type SignedIn,
} from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { jobs } from './jobs.ts';
import { setStatus, underHead } from './public.ts';
import { importRegistry } from './registryImport.ts';
import type { StatusFacts } from './store/status.ts';

const now = instant('2026-04-20T14:00:00Z');
let server: TestServer;
let amelie: SignedIn;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(now);
});
beforeEach(async () => {
  amelie = await registered(server);
  orgId = await organizationOf(amelie);
});
afterAll(() => server.close());

const get = (path: string, { token } = amelie) => server.raw(`/api/organization/${path}`, { token });
const post = (path: string, body: object, { token } = amelie, key?: string) =>
  server.raw(`/api/organization/${path}`, {
    body,
    token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const memberOf = async (access: 'view' | 'full') => {
  const member = await registered(server);
  await joinAs(server, orgId, member, access);
  return member;
};
const paths = (answer: { data: Record<string, unknown> }) =>
  (answer.data.fields as { path: string; textCode: string }[]).map(
    ({ path, textCode }) => `${path} ${textCode}`,
  );

const office = {
  address_line_1: '100 King Street West',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'm5x1a9',
};

async function move(...steps: [Parameters<typeof setStatus>[1], StatusFacts?][]) {
  for (const [to, facts] of steps) {
    const moved = await server.database.database.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId: amelie.userId, now: server.clock.read() }, (write) =>
        setStatus(write, to, facts),
      ),
    );
    expect(moved.ok).toBe(true);
  }
}

const incorporate = async () => {
  await post(`${orgId}/corporate-info`, { company_type: 'new', ...office });
  await move(['payment_success'], ['submitted'], ['incorporated', certificate]);
};
const certificate = {
  incorporatedOn: '2025-03-12' as NonNullable<StatusFacts['incorporatedOn']>,
  corporationNumber: '15842037',
};

describe('organization/create', () => {
  test('starts a pending organization with the defaults of the specification', async () => {
    const created = await post('create', { name: 'Érable & Fils', name_postfix: 'Inc.' });
    expect(created).toMatchObject({
      status: 201,
      textCode: 'ORGANIZATION.CREATE_ORGANIZATION.SUCCESS',
      data: {
        name: 'Érable & Fils',
        name_postfix: 'Inc.',
        company_type: 'old',
        name_format: 'named',
        corporation_type: 'Federal Canadian',
        corporation_province: 'Ontario',
        country: 'Canada',
        province: 'Ontario',
        manages_company: 'by_myself',
        status: 'pending',
        isDraft: true,
      },
    });
  });

  test('many at once need one connection each at a time, or they would wait for each other', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `Kuzey ${at}`);
    const answers = await Promise.all(names.map((name) => post('create', { name, name_postfix: 'Inc.' })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
  });

  test('makes one organization for one key, however often it is sent, even at once', async () => {
    const body = { name: 'Maple Bakery', name_postfix: 'Ltd.' };
    const answers = await Promise.all([1, 2, 3].map(() => post('create', body, amelie, 'one key')));
    expect(new Set(answers.map(({ data }) => data.org_unique_id)).size).toBe(1);
    expect(await post('create', { ...body, industry: 'Bread' }, amelie, 'one key')).toMatchObject({
      status: 422,
      textCode: 'IDEMPOTENCY.MISMATCH',
    });
  });

  test('remembers the key of a request for seven days', async () => {
    const madeAt = async (moment: string) => {
      const [forget] = jobs;
      const run = { db: server.database.database, now: instant(moment), signal: AbortSignal.timeout(5_000) };
      await forget?.run(run);
      const made = await post('create', { name: 'Maple Bakery', name_postfix: 'Ltd.' }, amelie, 'kept key');
      return made.data.org_unique_id;
    };
    const first = await madeAt('2026-04-20T14:00:00Z');
    expect(first).toEqual(expect.any(String));
    expect(await madeAt('2026-04-27T14:00:00Z')).toBe(first);
    expect(await madeAt('2026-04-27T14:00:01Z')).not.toBe(first);
  });

  test('asks for a name, unless a number is to be the name, and leaves nothing behind when it refuses', async () => {
    expect(await post('create', {})).toMatchObject({ status: 422, textCode: 'ORGANIZATION.NAME_REQUIRED' });
    const refused = await post('create', { name: 'Maple', name_postfix: 'GmbH' });
    expect(paths(refused)).toEqual(['name_postfix NAME.LEGAL_ELEMENT_NOT_ALLOWED']);
    expect((await get('list')).data.organizations).toHaveLength(1);
    expect((await post('create', { company_type: 'new', name_format: 'numbered' })).status).toBe(201);
  });
});

test('the list shows each organization with status and next act, under the names of the specification', async () => {
  await move(['payment_success']);
  const [first] = (await get('list')).data.organizations as object[];
  expect(first).toEqual({
    unique_id: orgId,
    name: 'Maple Robotics',
    name_postfix: 'Inc.',
    img_url: null,
    incorporation_date: null,
    status: 'payment_success',
    access_type: 'admin',
    selectedSubRoleAccessType: [],
    user_sub_type: 'org_user',
    createdAt: now,
    next_act: 'submit',
  });
});

describe('corporate-info', () => {
  test('keeps what is left out and spells what it stores', async () => {
    await post(`${orgId}/corporate-info`, {
      ...office,
      business_number: '123026635',
      fiscal_year_end: '12-31',
    });
    const saved = await post(`${orgId}/corporate-info`, { industry: 'Robots' });
    expect(saved).toMatchObject({
      status: 200,
      textCode: 'ORGANIZATION.UPDATE_CORPORATE_INFO.SUCCESS',
      data: {
        org_unique_id: orgId,
        name: 'Maple Robotics',
        industry: 'Robots',
        postal_code: 'M5X 1A9',
        province: 'Ontario',
        business_number: '12302 6635',
        fiscal_year_end: '12-31',
        latitude: 43.65,
      },
    });
    expect((await get(`${orgId}/corporate-info`)).data).toEqual(saved.data);
  });

  test('names every field that is wrong', async () => {
    const refused = await post(`${orgId}/corporate-info`, {
      ...office,
      postal_code: 'D5X 1A9',
      province: 'Quebec',
      business_number: '123026636',
      fiscal_year_end: '31-12',
      incorporation_date: '2027-01-01',
    });
    expect(refused.status).toBe(422);
    expect(paths(refused)).toEqual([
      'province ADDRESS.PROVINCE_NOT_ARTICLES',
      'postal_code POSTAL_CODE.INVALID',
      'business_number BUSINESS_NUMBER.CHECK_DIGIT',
      'fiscal_year_end FISCAL_YEAR_END.INVALID',
      'incorporation_date ORGANIZATION.DATE_IN_FUTURE',
    ]);
  });

  test('takes the organization from unique_id in the body', async () => {
    const saved = await post('add-update/corporate-info', { unique_id: orgId, name: 'Maple Machines' });
    expect(saved).toMatchObject({ status: 200, data: { org_unique_id: orgId, name: 'Maple Machines' } });
    const stranger = await registered(server);
    const foreign = await post('add-update/corporate-info', { unique_id: orgId, name: 'Mine' }, stranger);
    expect(foreign.status).toBe(404);
  });

  test('keeps registrations elsewhere, each once and never at home', async () => {
    const list = [{ jurisdiction: 'Quebec', number: '1170000000', registered_on: '2025-06-01' }];
    const saved = await post(`${orgId}/corporate-info`, { registrations: list });
    expect(saved.data.registrations).toEqual(list);
    const refused = await post(`${orgId}/corporate-info`, {
      registrations: [...list, ...list, { jurisdiction: 'Federal Canadian', number: '1' }],
    });
    expect(paths(refused)).toEqual([
      'registrations.1.jurisdiction ORGANIZATION.REGISTRATION_TWICE',
      'registrations.2.jurisdiction ORGANIZATION.REGISTRATION_AT_HOME',
    ]);
  });

  test('is locked while the articles are with the registry', async () => {
    await post(`${orgId}/corporate-info`, { company_type: 'new', ...office });
    await move(['payment_success'], ['submitted']);
    const refused = await post(`${orgId}/corporate-info`, { city: 'Ottawa' });
    expect(refused).toMatchObject({ status: 409, textCode: 'ORGANIZATION.SUBMITTED' });
    expect((await post(`${orgId}/corporate-info`, { industry: 'Robots' })).status).toBe(200);
  });

  test('names the corporate change that a fact of the articles needs after incorporation', async () => {
    await incorporate();
    const refused = await post(`${orgId}/corporate-info`, {
      name: 'Cedar',
      city: 'Ottawa',
      industry: 'Robots',
    });
    expect(refused).toMatchObject({
      status: 409,
      textCode: 'ORGANIZATION.CHANGE_NEEDED',
      data: { changes: ['name', 'address'] },
    });
    expect(paths(refused)).toEqual([
      'name ORGANIZATION.CHANGE_NEEDED.NAME',
      'city ORGANIZATION.CHANGE_NEEDED.ADDRESS',
    ]);
    const same = await post(`${orgId}/corporate-info`, { name: 'Maple Robotics', industry: 'Robots' });
    expect(same).toMatchObject({ status: 200, data: { industry: 'Robots', isDraft: false } });
  });

  test('passes names of any script or length unharmed, or refuses with the field named', async () => {
    for (const name of ["O’Neil 'n' Söhne 🍁", 'Şişli İnşaat', 'شركة القيقب']) {
      const saved = await post(`${orgId}/corporate-info`, { name, name_postfix: 'Inc.' });
      expect(saved).toMatchObject({ status: 200, data: { name } });
    }
    const long = await post(`${orgId}/corporate-info`, { name: 'é'.repeat(300) });
    expect(paths(long)).toEqual(['name NAME.TOO_LONG']);
  });
});

describe('company-info', () => {
  test('says status, incorporationDate, position and isWhiteLabel', async () => {
    await post(`${orgId}/company-info`, { position: 'presidents' });
    expect((await get(`${orgId}/company-info`)).data).toEqual({
      unique_id: orgId,
      name: 'Maple Robotics',
      name_postfix: 'Inc.',
      status: 'pending',
      incorporationDate: null,
      position: 'presidents',
      isWhiteLabel: false,
      warnings: [],
    });
  });

  test('takes the date of a corporation that exists, and of no other', async () => {
    const old = await post(`${orgId}/company-info`, {
      incorporationDate: '2019-05-06',
      corporation_number: '158420-3',
    });
    expect(old.data).toMatchObject({ incorporationDate: '2019-05-06' });
    const other = await organizationOf(amelie, { name: 'Cedar' });
    const refused = await post(`${other}/company-info`, {
      company_type: 'new',
      incorporationDate: '2019-05-06',
    });
    expect(paths(refused)).toEqual(['incorporationDate ORGANIZATION.DATE_FROM_CERTIFICATE']);
  });
});

describe('account-info', () => {
  const account = {
    firstname: 'Amélie',
    lastname: 'Tremblay',
    email: 'A@Maple.test',
    phone_number: '+14165550100',
    ...office,
  };

  test('begins with what the creator told of himself, which nobody else sees', async () => {
    expect((await get(`${orgId}/account-info`)).data).toMatchObject({ firstname: 'Amélie', isSaved: false });
    const clerk = await memberOf('full');
    expect((await get(`${orgId}/account-info`, clerk)).data).toMatchObject({
      firstname: '',
      email: '',
      isSaved: false,
    });
  });

  test('is saved, and is the contact to confirm', async () => {
    const saved = await post(`${orgId}/account-info`, account);
    expect(saved).toMatchObject({
      textCode: 'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS',
      data: { email: 'a@maple.test', province: 'Ontario', isSaved: true, citizenship: '' },
    });
    expect((await get(`${orgId}/confirmContact`)).data).toEqual({
      names: 'Amélie Tremblay',
      firstname: 'Amélie',
      lastname: 'Tremblay',
      email: 'a@maple.test',
      phone: '+14165550100',
    });
  });

  test('names every field that is wrong', async () => {
    const refused = await post(`${orgId}/account-info`, {
      ...account,
      firstname: ' ',
      email: 'nobody',
      phone_number: '1'.repeat(14),
    });
    expect(paths(refused)).toEqual([
      'firstname PERSON_NAME.REQUIRED',
      'email GENERAL.NOT_AN_EMAIL',
      'phone_number PHONE.TOO_LONG',
    ]);
  });
});

test('the billing address is saved, or something went wrong', async () => {
  const body = { type: 'corporate', firstname: 'Amélie', lastname: 'Tremblay', ...office };
  expect(await post(`${orgId}/billing-address`, body)).toMatchObject({
    status: 200,
    message: 'Billing address updated successfully.',
    data: { billingAddress: { type: 'corporate', firstname: 'Amélie', postal_code: 'M5X 1A9' } },
  });
  const refused = await post(`${orgId}/billing-address`, { ...body, postal_code: 'none' });
  expect(refused).toMatchObject({ status: 422, message: 'Something Went Wrong.' });
  expect(paths(refused)).toEqual(['postal_code POSTAL_CODE.INVALID']);
  expect((await get(orgId)).data.billingAddress).toMatchObject({ type: 'corporate', city: 'Toronto' });
});

describe('taxes', () => {
  test('are saved with the message of the specification and shown as the agency prints them', async () => {
    const saved = await post(`${orgId}/update_tax_info`, {
      business_number: '123026635',
      rc_account: '0001',
      rt_account: '12302 6635 RT 0002',
      fiscal_year_end: '12-31',
      gst_since: '2025-04-01',
      filing_period: 'quarterly',
      preparer: 'Cedar LLP',
    });
    expect(saved.message).toBe('Your Tax Information has been updated successfully.');
    expect(saved.data.taxInfo).toEqual({
      business_number: '12302 6635',
      rc_account: '12302 6635 RC 0001',
      rt_account: '12302 6635 RT 0002',
      rp_account: '',
      rm_account: '',
      fiscal_year_end: '12-31',
      gst_since: '2025-04-01',
      filing_period: 'quarterly',
      preparer: 'Cedar LLP',
    });
  });

  test('want one business number in all accounts', async () => {
    const refused = await post(`${orgId}/update_tax_info`, {
      business_number: '123026635',
      rc_account: '100000009RC0001',
      rt_account: '123026635RC0001',
    });
    expect(paths(refused)).toEqual([
      'rc_account ORGANIZATION.BUSINESS_NUMBERS_DIFFER',
      'rt_account BUSINESS_NUMBER.PROGRAM',
    ]);
  });
});

describe('the filing year', () => {
  test('is asked for after incorporation, by data[0], until it is set', async () => {
    expect((await get(`${orgId}/notification`)).data).toEqual([]);
    await incorporate();
    expect((await get(`${orgId}/notification`)).data).toEqual([
      {
        type: 'filing_year',
        title: 'Set the filing year?',
        message:
          'You were incorporated on March 12, 2025. Shall the first filing year be 2026? The annual return is then due on May 11, 2026.',
        filing_year: 2026,
        due_date: '2026-05-11',
      },
    ]);
    const set = await post(`${orgId}/update-filing-year`, { filing_year: '2026-03-12' });
    expect(set.data).toEqual({ filing_year: 2026, due_date: '2026-05-11', confirmWithRegistry: false });
    expect((await get(`${orgId}/notification`)).data).toEqual([]);
  });

  test('comes after the year of incorporation', async () => {
    expect((await post(`${orgId}/update-filing-year`, { filing_year: 2026 })).textCode).toBe(
      'ORGANIZATION.STATUS_NOT_POSSIBLE',
    );
    await incorporate();
    expect(await post(`${orgId}/update-filing-year`, { filing_year: 2025 })).toMatchObject({
      status: 422,
      message: 'The first filing year comes after the year of incorporation, 2025.',
    });
    expect((await post(`${orgId}/update-filing-year`, { filing_year: 'next' })).textCode).toBe(
      'FILING_YEAR.INVALID',
    );
  });
});

describe('the profile image', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (bytes: Buffer, type: string, user = amelie) => {
    const form = new FormData();
    form.set('name', 'logo.png');
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'logo.png');
    return server.raw(`/api/organization/upload_profile/${orgId}`, { body: form, token: user.token });
  };

  test('is stored by what it is, and read by members only', async () => {
    const saved = await upload(png, 'image/png');
    expect(saved).toMatchObject({ status: 200, message: 'Profile Uploaded Successfully' });
    const { img_url } = (await get(`${orgId}/profile`)).data as { img_url: string };
    expect(img_url).toBe(saved.data.img_url);
    const read = ({ token }: SignedIn) =>
      fetch(server.origin + img_url, { headers: { authorization: `Bearer ${token}` } });
    const image = await read(amelie);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await image.arrayBuffer()).equals(png)).toBe(true);
    expect((await read(await registered(server))).status).toBe(404);
  });

  test('is refused when it is no picture, whatever it says', async () => {
    expect(await upload(Buffer.from('<svg/>'), 'image/png')).toMatchObject({
      status: 415,
      textCode: 'ORGANIZATION.IMAGE_INVALID',
    });
    expect((await upload(png, 'image/svg+xml')).status).toBe(415);
  });
});

describe('pre-search', () => {
  const search = (name: string, more = '', token?: string) =>
    server.raw(`/api/public/pre-search?name=${encodeURIComponent(name)}${more}`, { token });

  test('finds names that are alike in the registry file and among corporations here', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabellion-registry-'));
    const file = join(folder, 'registry.csv');
    await writeFile(
      file,
      'Number,Name,Status\n7,"Zebra ""Prime"" Tools Ltd.",Active\n8,Kwik Lantern Inc.,Dissolved\n,,\n9,,Active\n',
    );
    const imported = await server.database.database.transaction(null, (tx) => importRegistry(tx, file));
    expect(imported).toEqual({ ok: true, names: 2, badLines: [5] });
    const found = await search('Zebra Prime Tools Inc.');
    expect(found.data).toMatchObject({
      available: false,
      matches: [
        {
          name: 'Zebra "Prime" Tools Ltd.',
          number: '7',
          source: 'registry',
          reason: 'identical',
          score: 100,
        },
      ],
      isNuansReport: false,
    });
    expect((await search('Quick Lantern Inc.')).data).toMatchObject({ available: true });
    await writeFile(file, 'id,title\n1,a\n');
    expect(await server.database.database.transaction(null, (tx) => importRegistry(tx, file))).toEqual({
      ok: false,
    });
    await rm(folder, { recursive: true });
  });

  test('counts the name of a pending organization as taken without showing it, except to itself', async () => {
    await post(`${orgId}/corporate-info`, { name: 'Quillfeather', name_postfix: 'Inc.' });
    expect((await search('Quilfether Ltd.')).data).toMatchObject({ available: false, matches: [] });
    expect((await search('Quillfeather Inc.', `&org_unique_id=${orgId}`, amelie.token)).data).toMatchObject({
      available: true,
    });
    await incorporate();
    expect((await search('Quilfether Ltd.')).data).toMatchObject({
      available: false,
      matches: [{ name: 'Quillfeather Inc.', source: 'here', status: 'incorporated' }],
    });
  });

  test('tells nobody but a member whose name it is that stands in the way', async () => {
    await post(`${orgId}/corporate-info`, { name: 'Quincebloom', name_postfix: 'Inc.' });
    const { data: asGuest } = await search('Quincebloom Inc.');
    expect(asGuest).toMatchObject({ available: false, matches: [] });
    const stranger = await registered(server);
    const shutOut = await registered(server);
    await joinAs(server, orgId, shutOut, 'restricted');
    for (const token of [undefined, 'garbage', stranger.token, shutOut.token])
      expect(await search('Quincebloom Inc.', `&org_unique_id=${orgId}`, token)).toMatchObject({
        status: 200,
        data: asGuest,
      });
    const reader = await memberOf('view');
    expect((await search('Quincebloom Inc.', `&org_unique_id=${orgId}`, reader.token)).data).toMatchObject({
      available: true,
    });
  });

  test('says what is wrong with the name itself', async () => {
    const { data } = await search('Vermilion Parliament Hill Inc.');
    expect(data).toMatchObject({ refusals: [{ path: 'name' }] });
  });
});

test('the company shows identity, numbers, addresses, taxes and registrations in one reply', async () => {
  await incorporate();
  expect((await get(orgId)).data).toMatchObject({
    unique_id: orgId,
    name: 'Maple Robotics',
    company_type: 'new',
    corporation_type: 'Federal Canadian',
    addresses: [{ type: 'registered_office', city: 'Toronto', province: 'Ontario', country: 'Canada' }],
    fiscal_year_end: '',
    business_number: '',
    corporation_number: '15842037',
    incorporation_date: '2025-03-12',
    createdAt: now,
    billingAddress: null,
    pendingSignatures: 0,
    taxInfo: { filing_period: null },
    registrations: [],
  });
});

test('a member who may only look changes nothing, a stranger finds nothing', async () => {
  const viewer = await memberOf('view');
  expect((await get(orgId, viewer)).status).toBe(200);
  expect(await post(`${orgId}/corporate-info`, { industry: 'x' }, viewer)).toMatchObject({
    status: 403,
    message: 'You have view-only access to this organization.',
  });
  const stranger = await registered(server);
  for (const path of [orgId, `${orgId}/company-info`, `${orgId}/account-info`, `${orgId}/profile`]) {
    expect((await get(path, stranger)).status).toBe(404);
  }
});
