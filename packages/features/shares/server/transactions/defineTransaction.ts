/** An entry about shares or instruments: recorded in one transaction under the head lock, proposed, or previewed in one that
 *  leaves nothing behind. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type * as z from 'zod/mini';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import {
  defineEntry,
  type EntryAnswers,
  type EntryDefinition,
  type EntryInput,
  entryReply,
  type Plan,
  type RecordedEntry,
  recordingPlan,
} from '../../../registers/server/public/acts.ts';
import { lawOf } from '../../rules/transactions/lawOfActs.ts';
import type { TransactionInput } from '../../rules/transactions/readTransactionTerms.ts';
import type { TransactionReply } from '../../transactionContract.ts';
import type { SharesPorts } from '../ports.ts';
import { applySubscriptions, comparedSince, namesOfShown } from './beforeAndAfter.ts';
import { judgingClasses } from './judgingClasses.ts';
import {
  type AlsoRead,
  beforeActs,
  readPreconditions,
  type TransactionPreconditions,
} from './preconditions.ts';
import { previewOf } from './preview.ts';

type Preview = NonNullable<TransactionReply['preview']>;
type TransactionEndpoint<Body> = Endpoint & { readonly body?: z.ZodMiniType<Body> };
type Work<Body> = (
  write: OrganizationWrite,
  body: Body,
  ctx: OrganizationContext,
) => Promise<Result<RecordedEntry, Refusal>>;

/** @param also  what the transaction rests on that its form does not name */
export const defineTransaction = <Body extends TransactionInput & EntryInput>(
  endpoint: TransactionEndpoint<Body>,
  plan: Plan<TransactionPreconditions, Body>,
  also?: (body: Body) => AlsoRead,
): EntryDefinition<SharesPorts> => defineWork(endpoint, workOf(plan, also));

/** What a plan drafts is judged by the law of its kinds, besides what the plan finds. */
export const workOf = <Body extends TransactionInput>(
  plan: Plan<TransactionPreconditions, Body>,
  also: (body: Body) => AlsoRead = () => ({}),
): Work<Body> =>
  recordingPlan<TransactionPreconditions, Body>(
    (write, body, ctx) => readPreconditions(write, ctx, body, also(body)),
    async (preconditions, ...rest) => {
      const planned = await plan(preconditions, ...rest);
      if (!planned.ok) return planned;
      const { registers, corporation, on } = preconditions;
      const { drafts, findings = [] } = planned.value;
      const ofKinds = drafts.flatMap((one) => lawOf(one, beforeActs(registers, corporation, on)));
      return ok({ drafts, findings: [...ofKinds, ...findings] });
    },
  );

/** One that is recorded in a way of its own. */
export const defineWork = <Body extends EntryInput>(
  endpoint: TransactionEndpoint<Body>,
  work: Work<Body>,
  options: { readonly isCorrectionOnly?: boolean } = {},
): EntryDefinition<SharesPorts> =>
  defineEntry(endpoint, {
    ...answers,
    ...options,
    work: (write, { ctx, input }) => work(write, input.body as Body, ctx),
  });

const answers: EntryAnswers<SharesPorts, { readonly body: EntryInput }, RecordedEntry, Preview> = {
  judging: () => judgingClasses,
  previewOf: previewSince,
  replyOf: (outcome, { input }): Handled<TransactionReply> =>
    entryReply(outcome, {
      previewed: 'SHARES.TRANSACTION_PREVIEWED',
      waits: input.body.propose === undefined ? 'SHARES.SUBSCRIBED' : undefined,
    }),
};

/** As the registers would stand on the day of the entry where that lies ahead, else today. */
async function previewSince(
  write: OrganizationWrite,
  { done, since }: { readonly done: RecordedEntry; readonly since: number },
  { ctx: { language }, ports }: { readonly ctx: OrganizationContext; readonly ports: SharesPorts },
): Promise<Result<Preview, Refusal>> {
  const then = { ...write, today: done.on > write.today ? done.on : write.today };
  const { proposalId = null } = done.made;
  const waitsFor = await applySubscriptions(then, proposalId === null ? [] : [proposalId]);
  if (!waitsFor.ok) return waitsFor;
  const compared = await comparedSince(then, since);
  const names = await namesOfShown(then, since, { ...compared, done });
  return ok(
    previewOf({ ...compared, names, waitsFor: waitsFor.value, done }, language, ports.texts[language]),
  );
}
