/** A change is proposed as it stands on the day, and its documents are made, before it goes out by any way. */

import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { makeProposalDocuments, refuseUnmade } from '../../documents/server/public.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import type { Condition } from '../../registers/proposalContract.ts';
import {
  nextResolutionNumber,
  proposalsById,
  proposeMatter,
  renumberMeeting,
} from '../../registers/server/public/proposals.ts';
import { needsMeeting } from '../rules/kinds.ts';
import { type HeldMeeting, isSent, meetingsOf } from '../rules/progress.ts';
import type { PartInput } from '../shapes.ts';
import { bookNow, type ChangeDay, draftParts, effectOf, isProposed } from './drafting.ts';
import { giveBack, unsentChange, voidDocuments } from './openChanges.ts';
import type { ChangePorts } from './ports.ts';
import { isPriced } from './price.ts';
import { type ChangeRow, insertChangeEvent } from './store/changes.ts';

/** Proposes what the parts say today, and drafts its documents outside of every transaction. Harmless to repeat.
 *  @returns the documents that people sign */
export async function prepare(
  ctx: OrganizationContext,
  ports: ChangePorts,
  changeId: string,
  resolved: Pick<ChangeDay, 'resolvedOn'> = {},
) {
  const { db, orgId, now, user } = ctx;
  const by = { userId: user.userId, now };
  ctx.release();
  const proposed = await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, by, async (write) => {
      const judged = await ctx.judgeAgain(tx);
      return judged.ok ? propose(write, { ctx, ports, changeId, resolved }) : judged;
    }),
  );
  if (!proposed.ok) return proposed;
  // Its papers are uploaded.
  if (ports.documents.isWhiteLabel) return ok([]);
  const made = await makeProposalDocuments(ports.documents, {
    orgId,
    proposalId: changeId,
    userId: user.userId,
    now,
  });
  if (!made.ok) return made;
  const [unmade] = made.value.unmade;
  return unmade === undefined ? ok(made.value.documentIds) : refuseUnmade(unmade);
}

interface Preparing {
  readonly ctx: OrganizationContext;
  readonly ports: ChangePorts;
  readonly changeId: string;
  readonly resolved: Pick<ChangeDay, 'resolvedOn'>;
}

/** Proposes it, unless what is proposed says the same. */
async function propose(write: OrganizationWrite, { ctx, ports, changeId, resolved }: Preparing) {
  const unsent = await unsentChange(write, ctx, changeId);
  if (!unsent.ok) return unsent;
  const book = await bookNow(write);
  if (book === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const { parts } = unsent.value;
  const isMet = meetingsOf(unsent.value).some((one) => one.body === 'shareholders');
  if (needsMeeting(parts) && !isMet) return refuse('CHANGES.ONLY_AT_MEETING');
  const day = await dayOfProposing(write, unsent.value, book, resolved);
  if (day === null) return ok(null);
  const drafted = await draftParts(write, book, { ctx, ports, parts, day });
  if (!drafted.ok) return drafted;
  const isCharged = isPriced(parts, book);
  if (!isCharged) await giveBack(write, changeId);
  await voidDocuments(write, changeId);
  return proposeMatter(write, changeId, awaitedOf(parts, isCharged), drafted.value);
}

const awaitedOf = (parts: readonly PartInput[], isCharged: boolean): readonly Condition[] =>
  effectOf(parts) === 'certificate'
    ? ['certificate', 'signatures', ...(isCharged ? ['payment' as const] : [])]
    : ['signatures'];

/** The day on which it is proposed; null where it is proposed as it would be now. */
async function dayOfProposing(
  write: OrganizationWrite,
  change: ChangeRow,
  book: BookFacts,
  resolved: Pick<ChangeDay, 'resolvedOn'>,
): Promise<ChangeDay | null> {
  const { tx, orgId, today } = write;
  const { changeId, parts } = change;
  const day = { today, ...resolved, meetings: meetingsOf(change) };
  const [proposal] = await proposalsById(tx, orgId, [changeId]);
  const lastSeq = Number(write.lastSeq());
  if (proposal !== undefined && !isSent(change) && isProposed(proposal, { parts, book, day, lastSeq }))
    return null;
  return { ...day, meetings: await meetingsAnew(write, change) };
}

/** The meetings that passed it. Where its documents were made before, their numbers are used: the same minutes get the next ones. */
async function meetingsAnew(write: OrganizationWrite, change: ChangeRow): Promise<readonly HeldMeeting[]> {
  const { tx, orgId, recordedAt: at, userId: byUser } = write;
  const [proposal] = await proposalsById(tx, orgId, [change.changeId]);
  const held = meetingsOf(change);
  if (proposal === undefined || held.length === 0) return held;
  const meetings: HeldMeeting[] = [];
  for (const one of held) {
    const { body, heldOn: datedOn, number: used } = one;
    const number = await nextResolutionNumber(tx, orgId, { on: datedOn, body });
    await renumberMeeting(write, { body, datedOn, number }, used);
    meetings.push({ ...one, number });
  }
  await insertChangeEvent(tx, orgId, change.changeId, { event: 'met', at, byUser, details: { meetings } });
  return meetings;
}
