/** An annual return where the product makes no documents: the filled return is uploaded. */
import { instant, millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingPortsOf } from '../../../../../apps/server/ports.ts';
import { announcementsArrive } from '../../../../../tests/support/announcements.ts';
import { found, incorporate, writing } from '../../../../../tests/support/corporation.ts';
import { given } from '../../../../../tests/support/founding.ts';
import { organizationOf, registered } from '../../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { png } from '../../../../../tests/support/story.ts';
import { sealCard } from '../../../billing/sealCard.ts';
import { changeYearEnd } from '../../../corporation/contract.ts';
import { uploadDocument } from '../../../documents/fileContract.ts';
import * as contract from '../../annualContract.ts';
import type * as annualView from '../../annualView.ts';
import { listFilings } from '../../contract.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { DEPLOYMENT_MODE: 'white_label' } });
  server.clock.set(instant('2026-05-02T14:00:00Z'));
});
afterAll(() => server.close());

test('the return that is uploaded is what the registry gets, and none is paid without it', async () => {
  const amelie = await registered(server);
  const orgId = await organizationOf(amelie, { company_type: 'new' });
  const by = { orgId, userId: amelie.userId, now: server.clock.read() };
  await writing(server.database.database, by, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [],
    });
    await incorporate(head, plainDate('2026-05-02'));
  });
  const yearEnd = { fiscal_year_end: '12-31', effective_on: '2025-03-12' };
  given(await amelie.api(changeYearEnd, { params: { id: orgId }, body: yearEnd }));
  const { filingList } = given(await amelie.api(listFilings, { params: { orgId } }));
  const filingId = filingList.find(({ filing_year: year }) => year === 2026)?.filing_id ?? '';
  const params = { orgId, filingId };
  const { lines, certifiers, takes_upload } = given(await amelie.api(contract.readAnnual, { params }));
  expect(takes_upload).toBe(true);
  const answers = lines.map(({ line, version }) => ({ line, version, answer: 'right' as const }));
  given(
    await amelie.api(contract.saveAnnual, {
      params,
      body: { answers, certified_by: certifiers[0]?.person_id },
    }),
  );
  // No resolution is made or signed here: that they were signed on paper ends their step.
  const isSigned = ({ steps }: annualView.AnnualView) =>
    steps.find(({ step }) => step === 'resolutions')?.is_done;
  expect(isSigned(given(await amelie.api(contract.readAnnual, { params })))).toBe(false);
  const onPaper = await amelie.api(contract.saveAnnual, { params, body: { way: 'paper' } });
  expect(isSigned(given(onPaper))).toBe(true);
  const pay = async () => {
    const { sealingKey } = billingPortsOf(server.installation).provider;
    if (sealingKey === undefined) throw new Error('the sandbox has a key for cards');
    const price = 405.24;
    const card = { number: '4242424242424242', expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie' };
    const nowMs = millisOfInstant(server.clock.read());
    const use = { organization: orgId, plan: filingId, price };
    const sealed = await sealCard({ key: sealingKey, nowMs }, { card, ...use });
    const body = { card: sealed, price, plan: 'founder', province: 'ON' as const };
    return amelie.api(contract.payFiling, { params: { provider: 'sandbox', ...params }, body });
  };
  expect((await pay()).textCode).toBe('ANNUAL.NO_FILE');
  const uploaded = { name: 'Form 22', category: 'filings' };
  const { document } = given(
    await amelie.api(uploadDocument, { params: { orgId }, body: uploaded }, { file: png() }),
  );
  given(await amelie.api(contract.saveAnnual, { params, body: { return_document: document._id } }));
  expect((await pay()).textCode).toBe('PAYMENT.SUCCESS');
  await announcementsArrive(server);
  const [sent] = await server.database.asOwner<{ file: string }>(
    `select paper ->> 'file' as file from filing_attempts where org_id = $1`,
    [orgId],
  );
  expect(sent?.file).toBe(document.sha256);
  const filed = given(await amelie.api(contract.readAnnual, { params }));
  expect([filed.registry.state, filed.return_document]).toEqual(['sent', document._id]);
});
