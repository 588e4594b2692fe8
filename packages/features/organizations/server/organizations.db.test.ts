import { instant } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { registered } from '../../../../tests/support/people.ts';
import {
  amelie,
  get,
  incorporate,
  memberOf,
  move,
  now,
  openOrganizations,
  orgId,
  paths,
  post,
  server,
} from '../../../../tests/support/stages/organizations.ts';
import { jobs } from './jobs.ts';

openOrganizations();

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
      const run = { db: server.database.database, now: instant(moment), signal: AbortSignal.timeout(60_000) };
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
    corporation_number: '1584203-7',
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
