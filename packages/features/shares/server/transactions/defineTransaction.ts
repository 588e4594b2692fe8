/** An entry about shares or instruments: recorded in one transaction under the head lock, proposed, or previewed in one that
 *  leaves nothing behind. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { HandlerResult, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import {
  defineEntry,
  type EntryInput,
  type EntryPlanner,
  type EntryPreviewAndReply,
  entryReply,
  type FormEndpoint,
  type RecordedEntry,
  type Request,
  recordingPlan,
} from '../../../registers/server/public/acts.ts';
import { legalFindingsOf } from '../../rules/transactions/lawOfActs.ts';
import type { TransactionInput } from '../../rules/transactions/readTransactionTerms.ts';
import type { TransactionReply } from '../../transactionContract.ts';
import type { SharesPorts } from '../views.ts';
import { applySubscriptions, comparedSince, namesOfShown } from './beforeAndAfter.ts';
import { judgingClasses } from './judging.ts';
import {
  type AlsoRead,
  beforeActs,
  readPreconditions,
  type TransactionPreconditions,
} from './preconditions.ts';
import { previewOf } from './preview.ts';

type Preview = NonNullable<TransactionReply['preview']>;
type Work<Body, Code extends TextCode> = (
  write: OrganizationWrite,
  body: Body,
  ctx: OrganizationContext,
) => Promise<Result<RecordedEntry, Refusal<Code>>>;

/** @param also  what the transaction rests on that its form does not name */
export const defineTransaction = <
  Body extends TransactionInput & EntryInput,
  Named extends TextCode,
  Code extends TextCode,
>(
  endpoint: FormEndpoint<Body, Named>,
  plan: EntryPlanner<TransactionPreconditions, Body, Code>,
  also?: (body: Body) => AlsoRead,
) => defineCustomTransaction(endpoint, judgedRecordingPlan(plan, also));

/** A plan whose drafts are judged by the law of their kinds, besides what the plan finds. */
export const judgedRecordingPlan = <Body extends TransactionInput, Code extends TextCode>(
  plan: EntryPlanner<TransactionPreconditions, Body, Code>,
  also: (body: Body) => AlsoRead = () => ({}),
) =>
  recordingPlan<
    TransactionPreconditions,
    Body,
    Code | 'GENERAL.FIELD_INVALID' | 'REGISTERS.NOT_INCORPORATED'
  >(
    (write, body, ctx) => readPreconditions(write, ctx, body, also(body)),
    async (preconditions, ...rest) => {
      const planned = await plan(preconditions, ...rest);
      if (!planned.ok) return planned;
      const { registers, corporation, on } = preconditions;
      const { drafts, findings = [] } = planned.value;
      const ofKinds = drafts.flatMap((one) => legalFindingsOf(one, beforeActs(registers, corporation, on)));
      return ok({ drafts, findings: [...ofKinds, ...findings] });
    },
  );

/** One that is recorded in a way of its own. */
export const defineCustomTransaction = <
  Body extends EntryInput,
  Named extends TextCode,
  Code extends TextCode,
>(
  endpoint: FormEndpoint<Body, Named>,
  work: Work<Body, Code>,
  options: { readonly isCorrectionOnly?: boolean } = {},
) =>
  defineEntry(endpoint, {
    ...answers,
    ...options,
    work: (write, { ctx, input: { body } }: Request<SharesPorts, { readonly body: Body }>) =>
      work(write, body, ctx),
  });

const answers: EntryPreviewAndReply<SharesPorts, { readonly body: EntryInput }, RecordedEntry, Preview> = {
  judging: () => judgingClasses,
  previewOf: previewSince,
  replyOf: (outcome, { input }): HandlerResult<TransactionReply, never> =>
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
) {
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
