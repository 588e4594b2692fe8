/** The two reaches of a change: one organization, or every organization of an account. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { SubType } from '@tabellion/kit/actor.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { CommonRefusalCode } from '@tabellion/platform/http/refusalCodes.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import {
  enterOrganization,
  type OrganizationWrite,
  underHeads,
  type Writer,
  writeOnce,
  writeOrganization,
  writerOf,
} from '../../organizations/server/public.ts';
import { selectOwner, selectSubUserOrganizations } from './store/users.ts';

/** Tells one organization's log what was done. */
type Tell = (write: OrganizationWrite) => Promise<unknown>;

export interface MembersWritten {
  /** Nothing, where the log does not tell of it. */
  readonly tell?: Tell;
  /** The facts from which a repeated request is answered. */
  readonly made?: Readonly<Record<string, string | null>>;
}

type Made = NonNullable<MembersWritten['made']>;

/** Makes the change. */
export type MembersChange<Code extends TextCode> = (
  tx: Transaction,
) => Promise<Result<MembersWritten, Refusal<Code>>>;

/**
 * Runs `work` once per idempotency key, inside the organization of the request. What concerns a sub-user of the account
 * is done under the heads of all organizations in which he has access, and each log is told. It waits for who records now,
 * not for those in line behind him: whoever loses his access must not be ahead with all that he has sent.
 */
export const writeMembers = <Code extends TextCode>(
  ctx: OrganizationContext,
  subType: SubType,
  work: MembersChange<Code>,
): Promise<Result<Made, Refusal<Code | CommonRefusalCode>>> =>
  subType === 'main_sub_user'
    ? writeOnce(ctx, async (tx) => wide(tx, ctx, work))
    : writeOrganization(ctx, (write) => writeInOneOrganization(write, work), 'memberships');

async function wide<Code extends TextCode>(
  tx: Transaction,
  ctx: OrganizationContext,
  work: MembersChange<Code>,
) {
  const ownerId = await selectOwner(tx);
  return writeInSubUserOrganizations(tx, { ownerId, by: writerOf(ctx) }, async () => {
    await enterOrganization(tx, ctx.orgId);
    return work(tx);
  });
}

/** Runs `work` under the heads of all organizations that the account lends, and tells each log. */
export async function writeInSubUserOrganizations<Code extends TextCode>(
  tx: Transaction,
  { ownerId, by }: { ownerId: string; by: Writer },
  work: () => ReturnType<MembersChange<Code>>,
): Promise<Result<Made, Refusal<Code | 'GENERAL.NOT_FOUND'>>> {
  let tell: Tell | undefined;
  const done = await underHeads(tx, {
    orgIds: await selectSubUserOrganizations(tx, ownerId),
    by,
    work: async () => {
      const outcome = await work();
      if (outcome.ok) tell = outcome.value.tell;
      return outcome;
    },
    tell: async (write) => {
      await tell?.(write);
    },
  });
  return done.ok ? ok(done.value.made ?? {}) : done;
}

/** Runs `work` under one head that is held, and tells its log. */
export async function writeInOneOrganization<Code extends TextCode>(
  write: OrganizationWrite,
  work: MembersChange<Code>,
): Promise<Result<Made, Refusal<Code>>> {
  const outcome = await work(write.tx);
  if (!outcome.ok) return outcome;
  const { tell, made = {} } = outcome.value;
  await tell?.(write);
  return ok(made);
}
