/** Another card for renewals. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Connection } from '@tabellion/platform/database/queries.ts';
import { type AnswerTo, type OrganizationContext, okWithCode } from '@tabellion/platform/http/context.ts';
import { bounded } from '@tabellion/platform/outside/bounded.ts';
import { writeOrganization } from '../../organizations/server/public.ts';
import type * as contract from '../contract.ts';
import { refuseCard } from '../rules/sealedCard.ts';
import { replaceCard } from './forgetOtherCards.ts';
import type { BillingPorts } from './ports.ts';
import { cardView } from './present.ts';
import type { KeptCard, PaymentMethod, ReadMethod } from './provider.ts';
import { takeNonce } from './store/payments.ts';

/** Keeps a new card for renewals. The provider is asked first, which is harmless to repeat; then the row changes. */
export async function updateCard(
  context: OrganizationContext,
  ports: BillingPorts,
  { card: method }: InputOf<typeof contract.updateCard>['body'],
): Promise<AnswerTo<typeof contract.updateCard>> {
  const { orgId, now, release } = context;
  const use = { organization: orgId, subject: null, priceCents: null };
  const read = await ports.provider.readMethod(method, use, now);
  if (!read.ok) return read;
  release();
  const answer = await keepInTime(ports, orgId, method);
  if (answer?.state === 'kept') return putNewCard(context, read.value, answer.card);
  if (answer?.state === 'refused') {
    const { reason } = answer;
    return refuse('PAYMENT.REFUSED', { params: { reason }, data: { reason } });
  }
  const url = answer?.url ?? null;
  return url === null
    ? refuse('GENERAL.NOT_READY')
    : okWithCode('CARD.TO_CONFIRM', { card: null, action: { url } });
}

function keepInTime(
  { provider, chargeTimeoutMs, onFault }: BillingPorts,
  organization: string,
  method: PaymentMethod,
) {
  const returnPath = `/app/org/${organization}/setting/billing`;
  const keep = (signal: AbortSignal) => provider.keepCard({ organization, method, returnPath }, signal);
  return bounded(chargeTimeoutMs, keep).catch((error: unknown) => {
    onFault(error);
    return undefined;
  });
}

async function putNewCard(context: OrganizationContext, { nonce, goodUntil }: ReadMethod, card: KeptCard) {
  const { db, orgId } = context;
  // The request's own connection was given back before the provider was asked.
  const q: Connection = { ...context.q, transaction: (work) => db.transaction(orgId, work) };
  const written = await writeOrganization({ ...context, q }, async (write) => {
    if (!(await takeNonce(write.tx, nonce, goodUntil))) return refuseCard('CARD.USED');
    await replaceCard(write, card, context.now);
    return ok({});
  });
  if (!written.ok) return written;
  return ok({ card: cardView(card), action: null });
}
