import { instant } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeWizard, given, incorporator, putPeople } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { listShareClasses, saveSharePrice } from '../../shares/contract.ts';
import * as contract from '../contract.ts';

let server: TestServer;
let amelie: SignedIn;
const morning = instant('2026-04-20T14:00:00Z');

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(morning);
  amelie = await registered(server);
});
afterAll(() => server.close());

const state = async (orgId: string, { api } = amelie) =>
  given(await api(contract.readOnboarding, { params: { id: orgId } }));
const submit = (orgId: string, { api } = amelie) =>
  api(contract.submitIncorporation, { params: { id: orgId }, body: { declared: true } });

const rail = (steps: { step: string; isCompleted: boolean; isError: boolean; isDisable: boolean }[]) =>
  steps.map(({ step, isCompleted, isError, isDisable }) => {
    if (isCompleted) return `${step} complete`;
    if (isError) return `${step} error`;
    return `${step} ${isDisable ? 'disabled' : 'open'}`;
  });

describe('the wizard', () => {
  test('begins with suggestions and everything missing, each with the page and the field that mends it', async () => {
    const orgId = await organizationOf(amelie, { name: 'Érable & Fils', company_type: 'new' });
    const begun = await state(orgId);
    expect(rail(begun.steps)).toEqual([
      'account-info open',
      'corporate-info open',
      'director-and-officers open',
      'shares open',
      'plans open',
      'checkout disabled',
    ]);
    expect(begun).toMatchObject({
      name: 'Érable & Fils Inc.',
      company_type: 'new',
      status: 'pending',
      resume: `/app/onboard/user/${orgId}`,
      articles: { min_directors: 1, max_directors: 10, is_saved: false },
      submission: null,
      isc_confirmed: false,
    });
    expect(begun.missing[0]).toEqual({
      textCode: 'ONBOARDING.MISSING.ACCOUNT',
      params: {},
      message: 'Your name and address',
      step: 'account-info',
      screen: 'user',
      path: `/app/onboard/user/${orgId}`,
      field: 'address_line_1',
      person_id: null,
    });
  });

  test('calls the one class of simple shares in the language of the articles', async () => {
    const orgId = await organizationOf(amelie, { name: 'Érable & Fils', company_type: 'new' });
    const params = { id: orgId };
    const classesNow = async () => {
      const { shareclasses } = given(await amelie.api(listShareClasses, { params }));
      return shareclasses.map(({ name, properties }) => `${name} ${properties.prefix}`);
    };
    expect(await classesNow()).toEqual(['Common CS']);
    const board = { min_directors: 1, max_directors: 3, incorporators: [incorporator] };
    given(await amelie.api(contract.saveArticles, { params, body: { ...board, language: 'fr' } }));
    expect(await classesNow()).toEqual(['Ordinaires AO']);
    given(await amelie.api(saveSharePrice, { params, body: { price: 0.5 } }));
    expect(await classesNow()).toEqual(['Ordinaires AO']);
  });

  test('is stored after every step, and found again by another session', async () => {
    const orgId = await completeWizard(server, amelie);
    const again = await state(orgId, await signIn(server, amelie.email));
    expect(rail(again.steps)).toEqual([
      'account-info complete',
      'corporate-info complete',
      'director-and-officers complete',
      'shares complete',
      'plans complete',
      'checkout open',
    ]);
    expect(again).toMatchObject({
      resume: `/app/incorporation/checkout/${orgId}/founder`,
      plan_id: 'founder',
      articles: { min_directors: 1, max_directors: 5, sector: 'none', is_saved: true },
      isc_confirmed: true,
    });
    expect(again.articles.incorporators[0]).toEqual({
      ...incorporator,
      address: { ...incorporator.address, address_line_2: '' },
    });
    expect(again.significant.map(({ name, votes }) => [name, votes])).toEqual([
      ['Amélie Tremblay', '44.45'],
      ['Ömer Yılmaz', '33.33'],
    ]);
    expect(again.needs.map(({ isMet, message }) => [isMet, message])).toEqual([
      [true, 'Votes, dividends and remaining property each belong to a class'],
      [true, 'Transfers are restricted, so the private issuer exemption is available'],
      [true, 'Every share has a price in money: $9,000.00'],
      [true, 'No vesting is longer than allowed'],
    ]);
  });

  test('says what is to mend in the reader’s language', async () => {
    const founders = [{ firstname: 'Ömer', lastname: 'Yılmaz', director: true, shares: 1n }];
    const orgId = await completeWizard(server, amelie, { founders });
    const { api } = amelie;
    const french = given(await api(contract.readOnboarding, { params: { id: orgId } }, { language: 'fr' }));
    expect(french.missing.map(({ message }) => message)).toEqual([
      'Un membre du conseil ayant la qualité de résident canadien',
      'Le paiement',
    ]);
    expect(french.steps[2]).toMatchObject({ isError: true, message: '1 point à corriger' });
  });

  test('names the next page after every save', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    const params = { id: orgId };
    const { api } = amelie;
    const articles = await api(contract.saveArticles, { params, body: { max_directors: 3 } });
    expect(given(articles).next).toBe(`/app/onboard/founder/${orgId}`);
    const isc = await api(contract.confirmSignificant, { params, body: { confirmed: true } });
    expect(given(isc).next).toBe(`/app/onboard/plans/${orgId}`);
    const plan = await api(contract.choosePlan, { params, body: { plan_id: 'growth' } });
    expect(given(plan).next).toBe(`/app/incorporation/checkout/${orgId}/growth`);
  });

  test('asks again for the ISC confirmation when the subscriptions have changed', async () => {
    const orgId = await completeWizard(server, amelie);
    const holder = { firstname: 'Bo', lastname: 'Roy', shares: 900_000n };
    await putPeople(server, { orgId, userId: amelie.userId }, [holder]);
    expect((await state(orgId)).isc_confirmed).toBe(false);
  });

  test('refuses answers that cannot be, at their fields', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    const params = { id: orgId };
    const { api } = amelie;
    const refusal = async (answer: Awaited<ReturnType<typeof api>>) =>
      answer.ok
        ? []
        : [answer.textCode, ...(answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`)];
    expect(
      await refusal(
        await api(contract.saveArticles, { params, body: { min_directors: 4, max_directors: 2 } }),
      ),
    ).toEqual(['GENERAL.FIELD_INVALID', 'max_directors ONBOARDING.BOARD_INVALID']);
    expect(await refusal(await api(contract.choosePlan, { params, body: { plan_id: 'gold' } }))).toEqual([
      'ONBOARDING.PLAN_UNKNOWN',
      'plan_id ONBOARDING.PLAN_UNKNOWN',
    ]);
    const existing = { id: await organizationOf(amelie, { company_type: 'old' }) };
    const dated = (on: string, of = existing) =>
      api(contract.saveOrganizingResolution, { params: of, body: { organizing_resolution_on: on } });
    expect(await refusal(await dated('2026-04-21'))).toEqual([
      'ONBOARDING.RESOLUTION_IN_FUTURE',
      'organizing_resolution_on ONBOARDING.RESOLUTION_IN_FUTURE',
    ]);
    expect(await refusal(await dated('2026-02-30'))).toEqual([
      'GENERAL.NOT_A_DATE',
      'organizing_resolution_on GENERAL.NOT_A_DATE',
    ]);
    expect(await refusal(await dated('2026-04-20', params))).toEqual([
      'ONBOARDING.RESOLUTION_IS_SIGNED',
      'organizing_resolution_on ONBOARDING.RESOLUTION_IS_SIGNED',
    ]);
  });
});

describe('access', () => {
  test('an organization of others is not there', async () => {
    const orgId = await completeWizard(server, amelie);
    const stranger = await registered(server);
    const params = { id: orgId };
    const answers = [
      await stranger.api(contract.readOnboarding, { params }),
      await stranger.api(contract.saveArticles, { params, body: {} }),
      await stranger.api(contract.confirmSignificant, { params, body: { confirmed: true } }),
      await stranger.api(contract.choosePlan, { params, body: { plan_id: 'founder' } }),
      await stranger.api(contract.saveOrganizingResolution, {
        params,
        body: { organizing_resolution_on: null },
      }),
      await stranger.api(contract.submitIncorporation, { params, body: { declared: true } }),
    ];
    expect(answers.map((answer) => (answer.ok ? 200 : answer.status))).toEqual([
      404, 404, 404, 404, 404, 404,
    ]);
  });

  test('submitting takes full access; the steps take their section', async () => {
    const orgId = await completeWizard(server, amelie);
    const [viewer, bookkeeper] = [await registered(server), await registered(server)];
    await join(server, orgId, viewer, 'view');
    await join(server, orgId, bookkeeper, 'restricted', ['dashboard']);
    const params = { id: orgId };
    expect(await submit(orgId, viewer)).toMatchObject({ ok: false, textCode: 'ACCESS.VIEW_ONLY' });
    expect(await submit(orgId, bookkeeper)).toMatchObject({ ok: false, status: 403 });
    expect((await bookkeeper.api(contract.saveArticles, { params, body: {} })).ok).toBe(true);
    expect(
      await bookkeeper.api(contract.confirmSignificant, { params, body: { confirmed: true } }),
    ).toMatchObject({
      ok: false,
      textCode: 'ACCESS.SECTION_VIEW_ONLY',
    });
  });
});
