/** Envelopes that wait for the signature of one address, and how a signee goes on from one to the next. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { SigneeContext } from '@tabellion/platform/http/context.ts';
import { serveSignee } from '@tabellion/platform/http/route.ts';
import { signableDocuments } from '../../documents/server/public.ts';
import * as signeeContract from '../signeeContract.ts';
import { actingSignee, mayAct, openSession } from './access.ts';
import { type Envelope, type SigneeRow, selectEnvelopes } from './store/envelopes.ts';

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

export async function waitingEnvelopesView(q: Queries, orgId: string, own: readonly OwnEnvelope[]) {
  const documents = await signableDocuments(
    q,
    orgId,
    own.flatMap(({ envelope }) => envelope.documents),
  );
  return {
    envelopes: own.map(({ envelope, signee }) => ({
      _id: envelope.envelopeId,
      title: envelope.title,
      expires_at: envelope.expiresAt,
      zone: envelope.zone,
      documents: signee.signs.map(({ documentId: _id }) => ({
        _id,
        title: documents.find(({ documentId }) => documentId === _id)?.title ?? '',
      })),
    })),
  };
}

/** Other envelopes of the organization that wait for the address which this session has proved. */
async function following({ q, signee, now }: SigneeContext) {
  const found = await actingSignee(q, signee, now, 'read');
  if (!found.ok) return found;
  const waiting = await envelopesWaitingFor(q, signee.orgId, { email: found.value.signee.email, now });
  return ok(waiting.filter(({ envelope }) => envelope.envelopeId !== signee.envelopeId));
}

export const listWaitingEnvelopes = serveSignee(signeeContract.listWaitingEnvelopes, async (ctx) => {
  const found = await following(ctx);
  return found.ok ? ok(await waitingEnvelopesView(ctx.q, ctx.signee.orgId, found.value)) : found;
});

export const openWaitingEnvelope = serveSignee(
  signeeContract.openWaitingEnvelope,
  async (ctx, { params: { envelopeId } }) => {
    const found = await following(ctx);
    if (!found.ok) return found;
    const next = found.value.find(({ envelope }) => envelope.envelopeId === envelopeId);
    if (next === undefined) return refuse('SIGNING.NOT_YOURS');
    // It ends with this one: else each would prolong the other, and the address would never be proved again.
    const { orgId, proof, userId, expiresAt } = ctx.signee;
    ctx.release();
    const key = { orgId, envelopeId, signeeId: next.signee.signeeId };
    return ok({ signee_token: await openSession(ctx, key, { proof, userId, expiresAt }) });
  },
);
