import type { DraftAct } from '@tabellion/book/draft.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { openPeopleContext, personOf } from '../../../people/server/public.ts';
import { readRegisters } from '../../../registers/server/public/acts.ts';
import { openProposals } from '../../../registers/server/public/proposals.ts';
import { issueShares } from '../../transactionContract.ts';
import { planIssuances } from '../planning.ts';
import { saveIssuances } from '../subscribing.ts';
import { partNamed } from './partNamed.ts';
import type { PerformedTransaction, TransactionDefinition } from './perform.ts';

type Input = InputOf<typeof issueShares>['body'];

/** Shares are issued when resolution and payment are there, else subscribed for (CBCA s. 25(1), (3)).
 *  Errors: REGISTERS.NOT_INCORPORATED, GENERAL.NOT_FOUND, PEOPLE.PERSON_REQUIRED, GENERAL.FIELD_INVALID with the fields of
 *  `planIssuances` and of the person, those of the registers. */
export const issue: TransactionDefinition<Input> = { endpoint: issueShares, work: issueTo };

async function issueTo(
  write: OrganizationWrite,
  ctx: OrganizationContext,
  input: Input,
): Promise<Result<PerformedTransaction, Refusal>> {
  const { person, person_id, pool_id: poolId, issuance } = input;
  const context = await openPeopleContext(write.tx, ctx, { part: partNamed(input) });
  if (context.target === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
  if (poolId !== undefined && !context.registers.pools.some((pool) => pool.poolId === poolId))
    return refuse('GENERAL.NOT_FOUND');
  // An issuance is new, whatever id a form kept with it.
  const { _id, id, ...fresh } = issuance;
  const known = person_id ?? person?.person_id;
  const asked = { personId: known, inputs: [fresh], prefixOf: () => 'issuance.' };
  const planned = await planIssuances(write, context, asked);
  if (!planned.ok) return planned;
  const [one] = planned.value;
  if (one === undefined) return refuse('GENERAL.NOT_FOUND');
  const on = one.on ?? context.today;
  const personId = await personOf(write, context, { person, person_id }, on);
  if (!personId.ok) return personId;
  const how = { as: 'addition', on: context.today } as const;
  const saved = await saveIssuances(write, context, {
    personId: personId.value,
    planned: planned.value.map(({ terms, ...each }) => ({
      ...each,
      terms: { ...terms, poolId: poolId ?? null },
    })),
    how,
  });
  return saved.ok ? ok(await whatCameOf(write, one)) : saved;
}

async function whatCameOf(
  { tx, orgId, today }: OrganizationWrite,
  { securityId, on }: { readonly securityId: string; readonly on: PerformedTransaction['on'] | null },
): Promise<PerformedTransaction> {
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
