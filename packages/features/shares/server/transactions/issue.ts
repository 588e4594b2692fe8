import type { DraftAct } from '@tabellion/book/draft.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { openPeopleContext } from '../../../people/server/public.ts';
import { type RecordedEntry, readRegisters } from '../../../registers/server/public/acts.ts';
import { openProposals } from '../../../registers/server/public/proposals.ts';
import { issueShares } from '../../transactionContract.ts';
import { issueTo } from '../issuing.ts';
import { defineCustomTransaction } from './defineTransaction.ts';
import { registerPartOfForm } from './preconditions.ts';

type Input = InputOf<typeof issueShares>['body'];

/** Shares are issued when resolution and payment are there, else subscribed for (CBCA s. 25(1), (3)). */
export const issue = defineCustomTransaction(issueShares, issueShare);

async function issueShare(write: OrganizationWrite, input: Input, ctx: OrganizationContext) {
  const { person, person_id, pool_id: poolId, issuance } = input;
  const context = await openPeopleContext(write.tx, ctx, { part: registerPartOfForm(input) });
  if (context.target === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
  if (poolId !== undefined && !context.registers.pools.some((pool) => pool.poolId === poolId))
    return refuse('GENERAL.NOT_FOUND');
  const inputs = [issuance];
  const prefixOf = () => 'issuance.';
  const issued = await issueTo(write, context, { person, person_id, inputs, prefixOf, poolId });
  if (!issued.ok) return issued;
  const [one] = issued.value.planned;
  return one === undefined ? refuse('GENERAL.NOT_FOUND') : ok(await recordedOrWaiting(write, one));
}

async function recordedOrWaiting(
  { tx, orgId, today }: OrganizationWrite,
  { securityId, on }: { readonly securityId: string; readonly on: RecordedEntry['on'] | null },
): Promise<RecordedEntry> {
  const nothing = { acts: [], warnings: [] };
  if (on !== null) {
    const { madeBy } = await readRegisters(tx, orgId, { asOf: on, part: { named: [securityId] } });
    return { ...nothing, on, made: { actId: madeBy.get(securityId) ?? null, proposalId: null } };
  }
  const isOf = (draft: DraftAct) =>
    draft.kind === 'issued' &&
    draft.payload?.issues.some((issue) => issue.securityId === securityId) === true;
  const waiting = (await openProposals(tx, orgId)).find(({ drafts }) => drafts.some(isOf));
  return { ...nothing, on: today, made: { actId: null, proposalId: waiting?.id ?? null } };
}
