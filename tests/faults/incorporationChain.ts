/** An incorporation: paid, submitted, certified, and so on record. */
import { purchasePlan } from '@tabellion/features/billing/contract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { call } from '@tabellion/kit/client.ts';
import { announcementsArrive } from '../support/announcements.ts';
import { completeWizard } from '../support/founding.ts';
import { owner, server } from '../support/signing.ts';
import { founderPrice, sealFor } from '../support/story.ts';
import { asOwner, type Chain, type ChainStep, confirmingCard, isThere } from './chain.ts';

interface Founding {
  readonly orgId: string;
  readonly cards: Map<string, string>;
}

let foundings = 0;

/** The registry takes no name twice. */
function nextName(): string {
  foundings += 1;
  const letterAt = (place: number): string => String.fromCharCode(65 + (place % 26));
  return `Aspen ${letterAt(foundings / 26)}${letterAt(foundings)}`;
}

export async function incorporation(): Promise<Chain> {
  const name = nextName();
  const founding = { orgId: await completeWizard(server, owner, { name }), cards: new Map() };
  await announcementsArrive(server);
  const steps = [paid(founding), confirmed(founding), submitted(founding), certified(founding)];
  return { orgId: founding.orgId, own: [name], steps };
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
