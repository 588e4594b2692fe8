/** Holders beyond those whom a private issuer may have (NI 45-106 s. 2.4): brought in for a reason only.
 *  Judged wherever acts or proposals are written, whatever form brings them. */
import { type Refusal, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { isAboveLimit, type LimitOverride, privateIssuer } from '../privateIssuer.ts';
import type { HolderAddingAct } from '../rules/addsHolders.ts';
import type { CollectingWrite } from './noting.ts';
import { selectPrivateHolders } from './store/privateHolders.ts';

/** A write that carries what its form tells of holders beyond the most. */
export interface OverridableWrite extends CollectingWrite {
  readonly limitOverride?: LimitOverride;
}

/**
 * Runs what writes drafts, and judges whom it left: those who hold shares today on record, and those whose subscriptions wait,
 * to whom the shares are promised. The log keeps the reason for which they are more than a private issuer may have, with the
 * act for which it was told. A founding that is recorded brings in nobody beyond those with whom the corporation began.
 * @param what  the last act that may bring somebody in (`lastAddingHolders`), and whether it is recorded or a proposal says it anew
 */
export async function judgingHolders<T, Code extends TextCode>(
  write: OverridableWrite,
  what: { readonly last: HolderAddingAct | undefined; readonly into: 'register' | 'proposal' },
  work: () => Promise<Result<T, Refusal<Code>>>,
): Promise<Result<T, Refusal<Code | 'SHARES.PRIVATE_ISSUER_LIMIT'>>> {
  const { last } = what;
  if (last === undefined) return work();
  const since = Number(write.lastSeq());
  // A proposal keeps nothing of what it said before.
  const then = what.into === 'proposal' ? await countedAt(write, since) : undefined;
  const done = await work();
  if (!done.ok) return done;
  const counted = await countedAt(write, Number(write.lastSeq()));
  if (counted === undefined || counted <= privateIssuer.most) return done;
  const before = then ?? (await countedAt(write, since)) ?? 0;
  if (!isAboveLimit({ before, after: counted })) return done;
  const { override, override_reason: reason } = write.limitOverride ?? {};
  if (override !== true || reason === undefined)
    return refuseField('override_reason', 'SHARES.PRIVATE_ISSUER_LIMIT', {
      counted,
      most: privateIssuer.most,
    });
  const params = { counted, reason, entry: last.root, act: last.kind };
  await recordActivity(write, { kind: 'private_issuer_limit', params });
  return ok(done.value);
}

/** undefined where the articles restrict no transfers. */
async function countedAt({ tx, orgId, today: asOf }: OrganizationWrite, seq: number) {
  return (await selectPrivateHolders(tx, orgId, { asOf, seq, isWithWaiting: true }))?.counted;
}
