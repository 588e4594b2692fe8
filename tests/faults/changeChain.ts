/** A change that is signed and paid: proposed, sent, signed by both, paid, and so recorded; or withdrawn, and so refunded. */
import { orderLines } from '@tabellion/features/billing/rules/invoice.ts';
import { price, salesTaxRates } from '@tabellion/features/billing/rules/price.ts';
import { sealCard } from '@tabellion/features/billing/sealCard.ts';
import { pay } from '@tabellion/features/billing/server/public.ts';
import { changeYearEnd } from '@tabellion/features/corporation/contract.ts';
import { listMatters, withdrawMatter } from '@tabellion/features/matters/contract.ts';
import { sendEnvelope } from '@tabellion/features/signing/contract.ts';
import * as signeeContract from '@tabellion/features/signing/signeeContract.ts';
import { millisOfInstant, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { call } from '@tabellion/kit/client.ts';
import { memberContext } from '../support/memberContext.ts';
import type { Mortal } from '../support/mortal.ts';
import { owner, server, signature, signing, story } from '../support/signing.ts';
import { asOwner, type Chain, type ChainStep, confirmingCard, isThere } from './chain.ts';

interface Change {
  readonly yearEnd: string;
  readonly docId: string;
  readonly emails: readonly [string, string];
  readonly cards: Map<string, string>;
  proposalId: string;
  envelopeId: string;
  agreed: { document_id: string; sha256: string }[];
}

let changes = 0;

async function newChange(): Promise<Change> {
  changes += 1;
  const yearEnd = `0${(changes % 9) + 1}-${10 + (Math.floor(changes / 9) % 18)}`;
  return {
    yearEnd,
    docId: await signing.document('Consent'),
    emails: [`ann${changes}@chain.test`, `bo${changes}@chain.test`],
    cards: new Map(),
    proposalId: '',
    envelopeId: '',
    agreed: [],
  };
}

export async function recordedChange(): Promise<Chain> {
  const change = await newChange();
  const { orgId } = story;
  const signed = change.emails.map((email) => signedBy(change, email));
  const steps = [proposed(change), sent(change), ...signed, paid(change), confirmed(change)];
  return { orgId, own: [change.yearEnd], steps };
}

export async function withdrawnChange(): Promise<Chain> {
  const change = await newChange();
  const { orgId } = story;
  const [first] = change.emails;
  const steps = [
    proposed(change),
    sent(change),
    signedBy(change, first),
    paid(change),
    confirmed(change),
    withdrawn(change),
    refunded(change),
  ];
  return { orgId, own: [change.yearEnd], steps };
}

/** Whoever pays and sees no answer withdraws at once, before anybody has asked what became of the payment. */
export async function hastyChange(): Promise<Chain> {
  const change = await newChange();
  const { orgId } = story;
  let isAsked = false;
  const hasty: ChainStep = {
    name: 'paid, or withdrawn',
    act: (at, key) => {
      const { act } = isAsked ? withdrawn(change) : paid(change);
      isAsked = true;
      return act(at, key);
    },
    isDone: async () => isAsked,
  };
  const steps = [proposed(change), sent(change), hasty, withdrawn(change), keepingNothing(change)];
  return { orgId, own: [change.yearEnd], steps };
}

const proposed = (change: Change): ChainStep => ({
  name: 'proposed',
  act: async (at, key) => {
    const propose = { awaits: ['signatures' as const, 'payment' as const] };
    const body = { fiscal_year_end: change.yearEnd, propose };
    const answer = await call(changeYearEnd, { params: { id: story.orgId }, body }, asOwner(at, key));
    if (answer.ok) change.proposalId = answer.data.proposal_id ?? '';
  },
  isDone: async () => change.proposalId !== '',
});

const sent = (change: Change): ChainStep => ({
  name: 'sent',
  act: async (at, key) => {
    const { docId, emails, proposalId } = change;
    const signees = emails.map((email, place) => ({ name: place === 0 ? 'Ann Aalto' : 'Bo Berg', email }));
    const body = { document_ids: [docId], signees, effects: [{ proposal_id: proposalId }] };
    const answer = await call(sendEnvelope, { params: { orgId: story.orgId }, body }, asOwner(at, key));
    if (!answer.ok) return;
    change.envelopeId = answer.data.envelope._id;
    change.agreed = answer.data.envelope.documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  },
  isDone: async () => change.envelopeId !== '',
});

function signedBy(change: Change, email: string): ChainStep {
  let token: string | undefined;
  return {
    name: `signed by ${email}`,
    act: async ({ origin }) => {
      token ??= (await signing.session(email)).signee_token;
      const { agreed } = change;
      await call(signeeContract.sign, { body: { agreed, signature } }, { token, language: 'en', origin });
    },
    isDone: () =>
      isThere(
        `signature_events join signees using (org_id, envelope_id, signee_id)
           where kind = 'signed' and envelope_id = $1 and email = $2`,
        change.envelopeId,
        email,
      ),
  };
}

const subjectIs = (status: string) => `payments where subject = $1 and status in (${status})`;

/** Pays with the card whose owner confirms at his bank, so that the outcome is asked for. */
const paid = (change: Change): ChainStep => ({
  name: 'paid',
  act: (at, key) => payFor(change, at, key),
  isDone: () => isThere(subjectIs(`'requires_action', 'paid'`), change.proposalId),
});

const confirmed = (change: Change): ChainStep => ({
  name: 'confirmed',
  act: async () => server.clock.pass({ seconds: 70 }),
  isDone: () => isThere(subjectIs(`'paid'`), change.proposalId),
});

async function payFor(change: Change, at: Mortal, key: string): Promise<void> {
  const { db, clock } = at.installation;
  const { orgId } = story;
  const now = clock();
  const { sealingKey } = at.outside.billing.provider;
  if (sealingKey === undefined) throw new Error('the sandbox has a key for cards');
  const card = { number: confirmingCard, expMonth: 4, expYear: 2031, cvc: '123', name: 'Amélie Tremblay' };
  const use = { organization: orgId, plan: change.proposalId, price: 393.24 };
  const method =
    change.cards.get(key) ??
    (await sealCard({ key: sealingKey, nowMs: millisOfInstant(now) }, { card, ...use }));
  change.cards.set(key, method);
  const taxes = salesTaxRates('ON', plainDate(now.slice(0, 10)));
  const sum = price({ listCents: 34_800n, discountCents: 0n, taxes });
  const lines = orderLines([{ kind: 'plan', subject: 'founder', cents: sum.listCents }], null, sum);
  const order = { price: sum, lines, province: 'ON', couponCode: null } as const;
  const subject = change.proposalId;
  const request = { purpose: 'change', subject, method, priceCents: 39_324n } as const;
  await at.during('pay', async () => {
    const endpoint = 'POST /api/sandbox/change';
    const context = await memberContext({ db, orgId, userId: owner.userId, now, key, endpoint });
    await pay(context, at.outside.billing, request, async () => ok(order)).finally(context.release);
  });
}

const withdrawn = (change: Change): ChainStep => ({
  name: 'withdrawn',
  act: async (at, key) => {
    const params = { id: story.orgId };
    const listed = await call(listMatters, { params }, asOwner(at));
    const matter = listed.ok && listed.data.matters.find(({ subject }) => subject === change.proposalId);
    if (!matter) return;
    await call(withdrawMatter, { params: { ...params, matter: matter.matter_id } }, asOwner(at, key));
  },
  isDone: () =>
    isThere(
      `matters join matter_events using (org_id, matter_id) where event = 'withdrawn' and subject = $1`,
      change.proposalId,
    ),
});

const refunded = (change: Change): ChainStep => ({
  name: 'refunded',
  act: async () => server.clock.pass({ seconds: 10 }),
  isDone: () => isThere(subjectIs(`'refunded'`), change.proposalId),
});

/** Until no payment is open or kept. */
const keepingNothing = (change: Change): ChainStep => ({
  name: 'nothing kept',
  act: async () => server.clock.pass({ seconds: 70 }),
  isDone: async () => !(await isThere(subjectIs(`'created', 'requires_action', 'paid'`), change.proposalId)),
});
