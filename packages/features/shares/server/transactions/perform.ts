/** One act on shares: recorded in one transaction under the head lock, or previewed in one that leaves nothing behind. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Finding } from '@tabellion/book/judge/finding.ts';
import { judgeRights, judgeSeries } from '@tabellion/book/judge/shares.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { type Handled, type OrganizationContext, okAs } from '@tabellion/platform/http/context.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import type * as z from 'zod/mini';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import {
  type EntryInput,
  enter,
  type Judging,
  recordActs,
  seqKnownAt,
} from '../../../registers/server/public/acts.ts';
import { classLinesOn } from '../../../registers/server/public/classes.ts';
import { tellShares } from '../../rules/transactions/findings.ts';
import type { TransactionInput } from '../../rules/transactions/readTransactionTerms.ts';
import type { TransactionReply } from '../../transactionContract.ts';
import type { SharesPorts } from '../ports.ts';
import { applySubscriptions, comparedSince, namesOfShown } from './beforeAndAfter.ts';
import { type AlsoRead, readPreconditions, type TransactionPreconditions } from './preconditions.ts';
import { previewOf } from './preview.ts';

/** The result of reading a form. */
export interface PreparedTransaction {
  readonly drafts: readonly DraftAct[];
  readonly findings: readonly Finding[];
}

/** Reads the form, judges by law what it says, and drafts it. */
export type Plan<Body> = (
  preconditions: TransactionPreconditions,
  body: Body,
  write: OrganizationWrite,
  ctx: OrganizationContext,
) => Promise<Result<PreparedTransaction, Refusal>>;

/** The result of performing a transaction. */
export interface PerformedTransaction {
  readonly on: PlainDate;
  readonly acts: readonly Act[];
  readonly warnings: readonly FieldRefusal[];
  /** The act on record, or the proposal in which a subscription waits. */
  readonly made: { readonly actId: string | null; readonly proposalId: string | null };
}

/** A share transaction: from its endpoint and its work come the route, the preview, recording and proposing; what the log and
 *  the ledger say of it follows from the kinds of its acts. */
export interface TransactionDefinition<Body = unknown> {
  readonly endpoint: Endpoint;
  /** Its corrections are all that it does: nothing has to need them. */
  readonly isCorrectionOnly?: boolean;
  work(
    write: OrganizationWrite,
    ctx: OrganizationContext,
    body: Body,
  ): Promise<Result<PerformedTransaction, Refusal>>;
}

/** @param also  what the transaction rests on that its form does not name */
export const defineTransaction = <Body extends TransactionInput>(
  endpoint: Endpoint & { readonly body?: z.ZodMiniType<Body> },
  plan: Plan<Body>,
  also: (body: Body) => AlsoRead = () => ({}),
): TransactionDefinition<Body> => ({
  endpoint,
  async work(write, ctx, body) {
    const preconditions = await readPreconditions(write, ctx, body, also(body));
    if (!preconditions.ok) return preconditions;
    const planned = await plan(preconditions.value, body, write, ctx);
    if (!planned.ok) return planned;
    const { drafts, findings } = planned.value;
    const fields = tellShares(findings, 'refused');
    if (fields.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields });
    const { today } = preconditions.value.context;
    const recorded = await recordActs(write, drafts, { today, isBatch: drafts.length > 1 });
    if (!recorded.ok) return recorded;
    const warnings = tellShares(findings, 'warning');
    const made = { actId: recorded.value[0]?.actId ?? null, proposalId: null };
    return ok({ on: preconditions.value.on, acts: recorded.value, warnings, made });
  },
});

export const transactionRoute = (
  definition: TransactionDefinition,
  ports: Pick<SharesPorts, 'texts'>,
): Route =>
  serveOrganization(definition.endpoint, (ctx, { body }) =>
    performTransaction(definition, ctx, ports, body as EntryInput),
  );

/** With the entries on record that the form amends, as one. Errors: those of the work and of `enter`. */
export async function performTransaction<Body extends EntryInput>(
  definition: TransactionDefinition<Body>,
  ctx: OrganizationContext,
  ports: Pick<SharesPorts, 'texts'>,
  input: Body,
): Promise<Handled<TransactionReply>> {
  const { language } = ctx;
  const previewOfWork = (write: OrganizationWrite, done: PerformedTransaction, since: number) =>
    previewSince(write, { done, since }, { language, text: ports.texts[language] });
  const entered = await enter(ctx, input, {
    isCorrectionOnly: definition.isCorrectionOnly === true,
    judging: judgingClasses,
    work: (write) => definition.work(write, ctx, input),
    previewOf: previewOfWork,
  });
  if (!entered.ok) return entered;
  if (entered.value.as === 'previewed') {
    const reply = { act_id: null, proposal_id: null, preview: entered.value.preview };
    return okAs('SHARES.TRANSACTION_PREVIEWED', reply);
  }
  if (entered.value.as === 'recorded')
    return ok({ act_id: entered.value.made.actId, proposal_id: null, preview: null });
  const reply = { act_id: null, proposal_id: entered.value.proposalId, preview: null };
  return okAs(input.propose === undefined ? 'SHARES.SUBSCRIBED' : 'REGISTERS.PROPOSED', reply);
}

interface Previewed {
  readonly done: PerformedTransaction;
  /** The last act before it. */
  readonly since: number;
}

/** As the registers would stand on the day of the entry where that lies ahead, else today. */
async function previewSince(
  write: OrganizationWrite,
  { done, since }: Previewed,
  { language, text }: { readonly language: Language; readonly text: Text },
) {
  const then = { ...write, today: done.on > write.today ? done.on : write.today };
  const { proposalId } = done.made;
  const waitsFor = await applySubscriptions(then, proposalId === null ? [] : [proposalId]);
  if (!waitsFor.ok) return waitsFor;
  const compared = await comparedSince(then, since);
  const names = await namesOfShown(then, since, { ...compared, done });
  return ok(previewOf({ ...compared, names, waitsFor: waitsFor.value, done }, language, text));
}

/** Judges that corrections leave nothing lacking of the classes of today that did not lack before. Errors: GENERAL.FIELD_INVALID
 *  with what the classes lack since (CBCA s. 24(3)-(4)). */
export const judgingClasses: Judging = async (write) => {
  const before = await lackingOf(write);
  return (after) => judgeClasses(after, before);
};

async function lackingOf({ tx, orgId, today: asOf }: OrganizationWrite): Promise<readonly Finding[]> {
  const lines = await classLinesOn(tx, orgId, { asOf, seq: await seqKnownAt(tx, orgId, undefined) });
  const classes = lines.map(({ terms }) => terms);
  return classes.length === 0 ? [] : [...judgeRights(classes), ...judgeSeries(classes)];
}

async function judgeClasses(
  write: OrganizationWrite,
  before: readonly Finding[],
): Promise<Result<null, Refusal>> {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  const lacking = (await lackingOf(write)).filter((one) => !known.has(JSON.stringify(one)));
  const fields = tellShares(lacking, 'refused');
  return fields.length > 0 ? refuse('GENERAL.FIELD_INVALID', { fields }) : ok(null);
}
