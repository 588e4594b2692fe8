/** An incorporation: paid, submitted, certified and so on record; then its organizing documents are sent and signed, by which
 *  offices and shares come true. */
import { purchasePlan } from '@tabellion/features/billing/contract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { readOrganizing, sendOrganizing } from '@tabellion/features/signing/organizingContract.ts';
import * as signeeContract from '@tabellion/features/signing/signeeContract.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { call } from '@tabellion/kit/client.ts';
import { announcementsArrive } from '../support/announcements.ts';
import { completeWizard, type FoundingPerson, given } from '../support/founding.ts';
import { owner, server, signature, signingIn } from '../support/signing.ts';
import { founderPrice, sealFor } from '../support/story.ts';
import { asOwner, type Chain, type ChainStep, confirmingCard, isThere } from './chain.ts';

interface Founding {
  readonly orgId: string;
  readonly emails: readonly [string, string];
  readonly cards: Map<string, string>;
}

const paidOn = plainDate('2026-04-20');
const amelie = { firstname: 'Amélie', lastname: 'Tremblay', resident: true, director: true } as const;
const omer = { firstname: 'Ömer', lastname: 'Yılmaz', director: true } as const;
const founders: readonly FoundingPerson[] = [
  { ...amelie, office: 'presidents', shares: 400_000n, paidOn, consentOn: null },
  { ...omer, office: 'secretaries', shares: 300_000n, paidOn, consentOn: null },
];

let foundings = 0;

/** The registry takes no name twice, and passes over small words such as “du” and “et”. */
function nextName(): string {
  foundings += 1;
  const letterAt = (place: number): string => String.fromCharCode(65 + (place % 26));
  return `Aspen${letterAt(foundings / 26)}${letterAt(foundings)}`;
}

export async function incorporation(): Promise<Chain> {
  const name = nextName();
  const orgId = await completeWizard(server, owner, { name, founders });
  await announcementsArrive(server);
  const emails = [`amelie.${orgId}@founder.test`, `omer.${orgId}@founder.test`] as const;
  const founding = { orgId, emails, cards: new Map() };
  const steps = [
    paid(founding),
    confirmed(founding),
    submitted(founding),
    certified(founding),
    sent(founding),
    ...emails.map((email) => signedBy(founding, email)),
  ];
  return { orgId, own: [name], steps };
}

const paid = ({ orgId, cards }: Founding): ChainStep => ({
  name: 'paid',
  act: async (at, key) => {
    const card = cards.get(key) ?? (await sealFor(server, orgId)(founderPrice, confirmingCard));
    cards.set(key, card);
    const params = { provider: 'sandbox', orgId, planId: 'founder' };
    await call(purchasePlan, { params, body: { card, price: founderPrice } }, asOwner(at, key));
  },
  isDone: () => isThere(`payments where org_id = $1 and status in ('requires_action', 'paid')`, orgId),
});

const confirmed = ({ orgId }: Founding): ChainStep => ({
  name: 'confirmed',
  act: async () => server.clock.pass({ seconds: 70 }),
  isDone: () => isThere(`payments where org_id = $1 and status = 'paid'`, orgId),
});

const submitted = ({ orgId }: Founding): ChainStep => ({
  name: 'submitted',
  act: async (at, key) => {
    await call(submitIncorporation, { params: { id: orgId }, body: { declared: true } }, asOwner(at, key));
  },
  isDone: () => isThere('submissions where org_id = $1', orgId),
});

const certified = ({ orgId }: Founding): ChainStep => ({
  name: 'certified',
  act: async () => server.clock.pass({ seconds: 10 }),
  isDone: () => isThere(`organizations where org_id = $1 and status = 'incorporated'`, orgId),
});

const sent = ({ orgId, emails }: Founding): ChainStep => ({
  name: 'sent',
  act: async (at) => {
    const params = { orgId };
    const { set } = given(await owner.api(readOrganizing, { params }));
    const signees = set?.signees.map(({ person_id }, place) => ({ person_id, email: emails[place] ?? '' }));
    await call(sendOrganizing, { params, body: { signees } }, asOwner(at));
  },
  isDone: () => isThere('envelopes where org_id = $1', orgId),
});

function signedBy({ orgId }: Founding, email: string): ChainStep {
  let token: string | undefined;
  let agreed: { document_id: string; sha256: string }[] = [];
  return {
    name: `signed by ${email}`,
    act: async ({ origin }) => {
      if (token === undefined) {
        token = (await signingIn({ server, owner, orgId }).session(email)).signee_token;
        const { documents } = given(await server.api(token)(signeeContract.readForSigning, {}));
        agreed = documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
      }
      await call(signeeContract.sign, { body: { agreed, signature } }, { token, language: 'en', origin });
    },
    isDone: () =>
      isThere(
        `signature_events join signees using (org_id, envelope_id, signee_id) where kind = 'signed' and email = $1`,
        email,
      ),
  };
}
