import { instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, incorporator, street } from '../../../../tests/support/founding.ts';
import { organizeOnPaper } from '../../../../tests/support/organize.ts';
import { organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { askRegistry } from '../../../../tests/support/registry.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { listActivity } from '../../activity/contract.ts';
import type { ActivityKind } from '../../activity/kinds.ts';
import { purchasePlan, readCardKey } from '../../billing/contract.ts';
import { demoCoupons } from '../../billing/rules/coupons.data.ts';
import { sealCard } from '../../billing/sealCard.ts';
import { seedCoupons } from '../../billing/server/public.ts';
import { saveAccountInfo, saveCorporateInfo } from '../../organizations/contract.ts';
import { addToPosition, listOfficers, saveManages } from '../../people/contract.ts';
import { rebuild } from '../../registers/server/public/acts.ts';
import {
  addShareClass,
  addShareholder,
  chooseShareModel,
  listShareClasses,
  listShareholders,
} from '../../shares/contract.ts';
import * as contract from '../contract.ts';

let server: TestServer;
let amelie: SignedIn;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  await seedCoupons(server.installation.db, demoCoupons);
  amelie = await registered(server);
});
afterAll(() => server.close());

const { province: region, ...rest } = street;
const home = { ...rest, region };
const resident = { resident_canadian: true, ground: 'citizen_resident', attested_on: '2026-04-20' } as const;
const state = async ({ api } = amelie) =>
  given(await api(contract.readOnboarding, { params: { id: orgId } }));
const lacking = async () =>
  (await state()).missing.map(({ textCode }) => textCode.replace('ONBOARDING.MISSING.', ''));

test('Érable & Fils Inc. is named, placed and set down in articles', async () => {
  orgId = await organizationOf(amelie, { name: 'Érable & Fils', company_type: 'new' });
  const { api } = amelie;
  const params = { id: orgId };
  const account = {
    firstname: 'Amélie',
    lastname: 'Tremblay',
    email: amelie.email,
    phone_number: '4165550199',
  };
  given(await api(saveAccountInfo, { params, body: { ...account, ...street } }));
  given(await api(saveCorporateInfo, { params, body: { ...street, corporation_province: 'Ontario' } }));
  const articles = {
    min_directors: 1,
    max_directors: 7,
    sector: 'none' as const,
    incorporators: [incorporator],
  };
  given(await api(contract.saveArticles, { params, body: articles }));
  expect(await lacking()).toEqual(['DIRECTORS', 'SHARE_CLASS', 'PLAN', 'PAYMENT']);
});

test('it gets three directors and officers', async () => {
  const { api } = amelie;
  const manages = { manages_company: 'other', people_involved: 'both' } as const;
  expect(given(await api(saveManages, { params: { id: orgId }, body: manages })).next).toBe('directors');
  const people = [
    { firstname: 'Amélie', lastname: 'Tremblay', residency: resident },
    { firstname: 'Ömer', lastname: 'Yılmaz' },
    { firstname: 'ليلى', lastname: 'حداد' },
  ];
  for (const person of people) {
    const body = {
      person: { ...person, residential_address: home, capable_attested: true },
      consent_on: '2026-04-20',
    };
    given(await api(addToPosition, { params: { id: orgId, position: 'directors' }, body }));
  }
  const { directors } = given(
    await api(addToPosition, {
      params: { id: orgId, position: 'secretaries' },
      body: { person: { firstname: 'Bo', lastname: "O'Roy" } },
    }),
  );
  const [first] = directors;
  given(
    await api(addToPosition, {
      params: { id: orgId, position: 'presidents' },
      body: { person_id: first?._id ?? '' },
    }),
  );
  expect(await lacking()).toEqual(['SHARE_CLASS', 'PLAN', 'PAYMENT']);
});

test('two share classes and four shareholders', async () => {
  const { api } = amelie;
  const params = { id: orgId };
  given(await api(chooseShareModel, { params, body: { advanced: true } }));
  const properties = {
    voting: true,
    votes_per_share: '1',
    dividend: 'participating',
    liquidation: 'residual',
    redeemable: false,
    retractable: false,
    convertible: false,
    authorized: null,
    series_allowed: false,
    restrictions: '',
  } as const;
  given(
    await api(addShareClass, {
      params,
      body: { name: 'Common', price: '0.01', properties: { ...properties, prefix: 'CS' } },
    }),
  );
  const preferred = { ...properties, voting: false, votes_per_share: '0', prefix: 'PB' };
  given(
    await api(addShareClass, { params, body: { name: 'Class B Common', price: '1', properties: preferred } }),
  );
  const { shareclasses } = given(await api(listShareClasses, { params }));
  const [common, classB] = shareclasses;
  const holders = [
    ['Amélie', 'Tremblay', common, 400_000],
    ['Ömer', 'Yılmaz', common, 300_000],
    ['ليلى', 'حداد', common, 200_000],
    ['Zoë', 'Nuñez-O’Hara', classB, 100],
  ] as const;
  for (const [firstname, lastname, shareClass, ownership] of holders) {
    const issuances = [{ ownership, Shareclass: shareClass?._id ?? '', paid_on: '2026-04-20' }];
    given(
      await api(addShareholder, { params, query: {}, body: { person: { firstname, lastname }, issuances } }),
    );
  }
  expect(await lacking()).toEqual(['ISC', 'PLAN', 'PAYMENT']);
  const { significant } = given(
    await api(contract.confirmSignificant, { params, body: { confirmed: true } }),
  );
  expect(significant.map(({ votes }) => votes)).toEqual(['44.45', '33.33']);
});

test('it is paid with a coupon, submitted and incorporated', async () => {
  const { api } = amelie;
  const params = { id: orgId };
  given(await api(contract.choosePlan, { params, body: { plan_id: 'founder' } }));
  const key = given(await api(readCardKey, { params: { provider: 'sandbox' } }));
  // 348.00 less a quarter, with 13 % of sales tax in Ontario.
  const price = 294.93;
  const card = await sealCard(
    { key: key.key, nowMs: millisOfInstant(server.clock.read()) },
    {
      card: { number: '4242424242424242', expMonth: 4, expYear: 2028, cvc: '123', name: 'Amélie Tremblay' },
      organization: orgId,
      plan: 'founder',
      price,
    },
  );
  given(
    await api(purchasePlan, {
      params: { provider: 'sandbox', orgId, planId: 'founder' },
      body: { card, price, coupon: 'FOUNDER25', province: 'ON' },
    }),
  );
  expect(await state()).toMatchObject({ status: 'payment_success', missing: [] });

  expect(given(await api(contract.submitIncorporation, { params, body: { declared: true } })).status).toBe(
    'submitted',
  );
  server.clock.pass({ seconds: 5 });
  await askRegistry(server.installation);
  expect(await state()).toMatchObject({ status: 'incorporated', name: 'Érable & Fils Inc.', warnings: [] });
  await organizeOnPaper(amelie, orgId, '2026-04-20');
});

test('the log tells who became what on the certificate’s day, and not before', async () => {
  const summaryOf = async (kind: ActivityKind) => {
    const { activities } = given(await amelie.api(listActivity, { params: { orgId }, query: { kind } }));
    return activities.map(({ activity }) => activity.replaceAll(/[\u2066-\u2069]/g, ''));
  };
  expect((await summaryOf('director_named'))[1]).toMatch(/^Ömer Yılmaz was named a first director on /);
  expect(await summaryOf('director_added')).toContain('Ömer Yılmaz became a director on April 20th 2026');
  expect(await summaryOf('officer_added')).toContain("Bo O'Roy was appointed on April 20th 2026: Secretary");
  expect(await summaryOf('shareholder_added')).toHaveLength(4);
});

test('the log names who sent it in for what she entered, and the system for what the registry answered', async () => {
  const by = async (kind: ActivityKind) => {
    const { activities } = given(await amelie.api(listActivity, { params: { orgId }, query: { kind } }));
    return [...new Set(activities.map(({ creator }) => creator))];
  };
  for (const kind of ['director_added', 'officer_added', 'shares_issued', 'shareholder_added'] as const) {
    expect(await by(kind)).toEqual([amelie.userId]);
  }
  expect(await by('incorporated')).toEqual([null]);
});

test('and all is found as it was left, from another device', async () => {
  const again = await signIn(server, amelie.email);
  const params = { id: orgId };
  const { officers } = given(await again.api(listOfficers, { params, query: {} }));
  expect(Object.keys(officers).sort()).toEqual(['presidents', 'secretaries']);
  expect(officers.presidents?.[0]?.appointment_dates).toMatchObject({ presidents: '2026-04-20' });
  const { shareholders, totalExact } = given(await again.api(listShareholders, { params, query: {} }));
  expect(totalExact).toBe('900100');
  expect(
    shareholders.flatMap(({ issuances }) =>
      issuances.map(({ state, issuance_date }) => `${state} ${issuance_date}`),
    ),
  ).toEqual(Array(4).fill('issued 2026-04-20'));
  const { differences, acts } = await server.installation.db.asOrganization(orgId, (q) => rebuild(q, orgId));
  expect([differences, acts > 10]).toEqual([[], true]);
  expect((await state(again)).submission).toMatchObject({ state: 'accepted', certificate_on: '2026-04-20' });
});
