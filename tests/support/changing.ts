/** A corporation whose changes are drafted, signed from mails, paid and certified, for tests. */

import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import * as contract from '@tabellion/features/changes/contract.ts';
import { changesOutside, settleChange } from '@tabellion/features/changes/server/articles.ts';
import type { FilingAnswer } from '@tabellion/features/registry/server/public.ts';
import * as signeeContract from '@tabellion/features/signing/signeeContract.ts';
import { millisOfInstant, type PlainDate } from '@tabellion/kernel/date.ts';
import { billingPortsOf, laws } from '../../apps/server/ports.ts';
import { announcementsArrive } from './announcements.ts';
import { given } from './founding.ts';
import type { SignedIn } from './people.ts';
import { registryOf } from './registry.ts';
import type { TestServer } from './server.ts';
import { signature, signingIn } from './signing.ts';

interface Changing {
  readonly server: TestServer;
  readonly owner: SignedIn;
  readonly orgId: string;
}

export function changing({ server, owner, orgId }: Changing) {
  const params = { orgId };
  const of = (changeId: string) => ({ orgId, changeId });
  let mails = 0;

  const drafted = async (parts: contract.PartInput[]) =>
    given(await owner.api(contract.draftChange, { params, body: { parts } })).change.change_id;

  const read = async (changeId: string) =>
    given(await owner.api(contract.readChange, { params: of(changeId) })).change;

  /** Sends it to everybody whom its documents name. @returns their addresses */
  async function sent(changeId: string): Promise<string[]> {
    mails += 1;
    const { parts } = await read(changeId);
    const body = { parts: parts.map(({ kind, form }) => ({ kind, form })), change_id: changeId };
    const { documents } = given(await owner.api(contract.previewChange, { params, body }));
    const people = [...new Set(documents.flatMap(({ signees }) => signees.map((one) => one.person_id)))];
    const signees = people.map((person_id, at) => ({ person_id, email: `who${at}.${mails}@maple.test` }));
    given(await owner.api(contract.sendChange, { params: of(changeId), body: { signees } }));
    return signees.map(({ email }) => email);
  }

  async function sign(email: string) {
    const api = await signingIn({ server, owner, orgId }).proved(email);
    const { documents } = given(await api(signeeContract.readForSigning, {}));
    const agreed = documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
    return api(signeeContract.sign, { body: { agreed, signature } });
  }

  async function signedByAll(changeId: string): Promise<void> {
    for (const email of await sent(changeId)) given(await sign(email));
    await announcementsArrive(server);
  }

  /** The registry's fee of 200.00; the first payment buys the plan that brings the service, with its tax. */
  async function pay(changeId: string, isFirst = true) {
    const { provider } = billingPortsOf(server.installation);
    if (provider.sealingKey === undefined) throw new Error('the sandbox has a key for cards');
    const price = isFirst ? 593.24 : 200;
    const number = '4242424242424242';
    const card = await sealCard(
      { key: provider.sealingKey, nowMs: millisOfInstant(server.clock.read()) },
      {
        card: { number, expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie Tremblay' },
        organization: orgId,
        plan: changeId,
        price,
      },
    );
    const paying = { provider: provider.name, x: 'change', orgId, y: changeId };
    const body = { card, price, ...(isFirst && { plan: 'founder' }), province: 'ON' as const };
    const answer = await owner.api(contract.payChange, { params: paying, body });
    await announcementsArrive(server);
    return answer;
  }

  /** It is asked twice: the sandbox decides a moment after it was sent something. */
  async function askRegistry(): Promise<void> {
    const outside = changesOutside({ registry: registryOf(server.installation), laws });
    const query = { db: server.database.database, signal: new AbortController().signal };
    for (const minutes of [1, 1]) {
      await outside.askDue({ ...query, now: server.clock.read() });
      server.clock.pass({ minutes });
    }
    await announcementsArrive(server);
  }

  /** The registry answers what it was sent. */
  async function answered(changeId: string, answer: FilingAnswer): Promise<void> {
    const [attempt] = await server.database.asOwner<{ id: string }>(
      `select attempt_id as id from corporate_change_attempts where change_id = $1 and state = 'waiting'`,
      [changeId],
    );
    const now = server.clock.read();
    await settleChange(
      server.database.database,
      { orgId, attemptId: attempt?.id ?? '', now },
      { answer, laws },
    );
    await announcementsArrive(server);
  }

  return { of, params, drafted, read, sent, sign, signedByAll, pay, askRegistry, answered };
}

export const certifiedOn = (filedOn: PlainDate): FilingAnswer => ({
  state: 'accepted',
  reference: 'SPECIMEN-000001',
  filedOn,
  isSpecimen: true,
});
