/** The stage of the tests of submissions to the registry. */

import { mailTemplates as entryMails } from '@tabellion/features/entry/server/mail.ts';
import * as contract from '@tabellion/features/onboarding/contract.ts';
import { mailTemplatesOf } from '@tabellion/features/onboarding/server/mail.ts';
import { readRegisters } from '@tabellion/features/registers/server/public/acts.ts';
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { openMailbox } from '@tabellion/platform/mail/mailbox.ts';
import { createMailSender } from '@tabellion/platform/mail/sender.ts';
import { relayOnce } from '@tabellion/platform/outbox/relay.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { given } from '../founding.ts';
import { registered, type SignedIn } from '../people.ts';
import { askRegistry } from '../registry.ts';
import { startTestServer, type TestServer } from '../server.ts';

export let server: TestServer;
export let amelie: SignedIn;
export const morning = instant('2026-04-20T14:00:00Z');

/** A server for the tests of one file; for each of them somebody new, in the morning of a day in spring. */
export function openSubmissions(): void {
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    server.clock.set(morning);
    amelie = await registered(server);
  });
  afterAll(() => server.close());
}

export const state = async (orgId: string, { api } = amelie) =>
  given(await api(contract.readOnboarding, { params: { id: orgId } }));
export const submit = (orgId: string, { api } = amelie) =>
  api(contract.submitIncorporation, { params: { id: orgId }, body: { declared: true } });

/** The job, after the moment that the sandbox takes. */
export async function registryAnswers() {
  server.clock.pass({ seconds: 2 });
  await askRegistry(server.installation);
}

export async function mailAbout(company: string) {
  const { db, clock, texts, brand } = server.installation;
  const mailbox = openMailbox(db);
  const sender = createMailSender({
    db,
    now: clock,
    transport: mailbox,
    templates: [...entryMails, ...mailTemplatesOf({ isWhiteLabel: false })],
    texts,
    brand,
    publicUrl: 'https://books.test',
  });
  const onFault = (error: unknown) => {
    throw error;
  };
  while ((await relayOnce(db, sender, { onFault })) > 0);
  const mail = (await mailbox.list(200)).find(({ subject }) => subject.includes(company));
  return mail === undefined ? undefined : mailbox.read(mail.id);
}

export const register = (orgId: string, { asOf = '2026-04-20', at = server } = {}) =>
  at.installation.db.asOrganization(orgId, (q) => readRegisters(q, orgId, { asOf: plainDate(asOf) }));

/** The days of which the log tells something of that kind. */
export async function told(orgId: string, kind: string): Promise<string[]> {
  const rows = await server.database.asOwner<{ on: string }>(
    `select effective_on::text as on from activity where org_id = $1 and kind = $2 order by entry_no`,
    [orgId, kind],
  );
  return rows.map(({ on }) => on);
}
