/** Envelopes that wait for the signature of one address, and how a signee goes on from one to the next. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { SigneeContext } from '@tabellion/platform/http/context.ts';
import { serveSignee } from '@tabellion/platform/http/route.ts';
import { signableDocuments } from '../../documents/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { envelopeState } from '../rules/envelopeState.ts';
import * as signeeContract from '../signeeContract.ts';
import { actingSignee, mayAct, openSession } from './access.ts';
import {
  type Envelope,
  type SigneeRow,
  selectEnvelopes,
  selectOrganizationsAsking,
} from './store/envelopes.ts';

/** An envelope with the signee whose own it is. */
export interface OwnEnvelope {
  readonly envelope: Envelope;
  readonly signee: SigneeRow;
}

/** Envelopes that the holder of this address may sign now. */
export async function envelopesWaitingFor(
  q: Queries,
  orgId: string,
  { email, now }: { readonly email: string; readonly now: Instant },
): Promise<OwnEnvelope[]> {
  const envelopes = await selectEnvelopes(q, orgId, { email, onlyOpen: true });
  return ownIn(envelopes, email).filter((one) => mayAct(one, now, 'sign').ok);
}

/** Everything that was ever sent to this address, the newest first. */
export const envelopesOf = async (q: Queries, orgId: string, email: string): Promise<OwnEnvelope[]> =>
  ownIn(await selectEnvelopes(q, orgId, { email }), email);

const ownIn = (envelopes: readonly Envelope[], email: string): OwnEnvelope[] =>
  envelopes.flatMap((envelope) =>
    envelope.signees.filter((signee) => signee.email === email).map((signee) => ({ envelope, signee })),
  );

export async function waitingEnvelopesView(
  q: Queries,
  orgId: string,
  { own, now }: { readonly own: readonly OwnEnvelope[]; readonly now: Instant },
) {
  const documents = await signableDocuments(
    q,
    orgId,
    own.flatMap(({ envelope }) => envelope.documents),
  );
  const company = fullNameOf(await organizationOf(q, orgId));
  return {
    envelopes: own.map(({ envelope, signee }) => ({
      _id: envelope.envelopeId,
      company,
      title: envelope.title,
      expires_at: envelope.expiresAt,
      zone: envelope.zone,
      documents: signee.signs.map(({ documentId: _id }) => ({
        _id,
        title: documents.find(({ documentId }) => documentId === _id)?.title ?? '',
      })),
      ...progressOf(envelope, now),
    })),
  };
}

function progressOf(envelope: Envelope, now: Instant) {
  const states = [...envelopeState(envelope, envelope.events, now).signees.values()];
  return { signed: states.filter((state) => state === 'signed').length, signees: states.length };
}

interface Following {
  readonly orgId: string;
  readonly own: readonly OwnEnvelope[];
}

/** Other envelopes that wait for the address which this session has proved: of the organization, and of others to which the same
 *  user sent them. */
async function following(ctx: SigneeContext) {
  const { db, q, signee, now } = ctx;
  const found = await actingSignee(q, signee, now, 'read');
  if (!found.ok) return found;
  // The page from which he came lists what waits for its person; others may have the same mailbox.
  if (signee.pageLinkId !== null) return ok([]);
  const { email } = found.value.signee;
  const { madeBy: sender } = found.value.envelope;
  const asking = await selectOrganizationsAsking(q, { email, sender });
  ctx.release();
  const all: Following[] = [];
  for (const orgId of new Set([signee.orgId, ...asking])) {
    const waiting = await db.asOrganization(orgId, (own) => envelopesWaitingFor(own, orgId, { email, now }));
    const isFollowing = ({ envelopeId, madeBy }: Envelope) =>
      envelopeId !== signee.envelopeId && (orgId === signee.orgId || madeBy === sender);
    all.push({ orgId, own: waiting.filter(({ envelope }) => isFollowing(envelope)) });
  }
  return ok(all);
}

export const listWaitingEnvelopes = serveSignee(signeeContract.listWaitingEnvelopes, async (ctx) => {
  const found = await following(ctx);
  if (!found.ok) return found;
  const envelopes = [];
  for (const { orgId, own } of found.value.filter((one) => one.own.length > 0)) {
    const view = await ctx.db.asOrganization(orgId, (q) =>
      waitingEnvelopesView(q, orgId, { own, now: ctx.now }),
    );
    envelopes.push(...view.envelopes);
  }
  return ok({ envelopes });
});

export const openWaitingEnvelope = serveSignee(
  signeeContract.openWaitingEnvelope,
  async (ctx, { params: { envelopeId } }) => {
    const found = await following(ctx);
    if (!found.ok) return found;
    const [next] = found.value.flatMap(({ orgId, own }) =>
      own.filter(({ envelope }) => envelope.envelopeId === envelopeId).map((one) => ({ ...one, orgId })),
    );
    if (next === undefined) return refuse('SIGNING.NOT_YOURS');
    // It ends with this one: else each would prolong the other, and the address would never be proved again.
    const { proof, userId, expiresAt } = ctx.signee;
    const key = { orgId: next.orgId, envelopeId, signeeId: next.signee.signeeId };
    return ok({ signee_token: await openSession(ctx, key, { proof, userId, expiresAt }) });
  },
);
