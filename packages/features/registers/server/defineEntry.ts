/** The forms of the registers, each a definition: its endpoint, how the form is read, judged and recorded, and what is answered.
 *  From a list of definitions come the routes, with preview, recording and proposing. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Finding } from '@tabellion/book/judge/finding.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { type Handled, type OrganizationContext, okAs } from '@tabellion/platform/http/context.ts';
import { type HandlerInput, type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { Made, OrganizationWrite } from '../../organizations/server/public.ts';
import { tellFindings } from '../rules/findings.ts';
import type { HolderJudgement } from './bundle.ts';
import { type EntryInput, enter, type Outcome } from './enter.ts';
import { recordActs } from './record.ts';

/** Who asks by a form, and with what it is served. */
export interface Request<Ports, Input = unknown> {
  readonly ctx: OrganizationContext;
  readonly ports: Ports;
  readonly input: Input;
}

/** The common part of the forms of a register. */
export interface EntryAnswers<Ports, Input, Done extends { readonly made: Made }, Preview> {
  /** Judges by law what corrections leave. */
  judging?(ports: Ports): HolderJudgement;
  /** The result of the entry. @param since  the last act before it */
  previewOf(
    write: OrganizationWrite,
    entry: { readonly done: Done; readonly since: number },
    request: Request<Ports, Input>,
  ): Promise<Result<Preview, Refusal>>;
  /** @param done  undefined for a request that is repeated */
  replyOf(
    outcome: Outcome<Done['made'], Preview>,
    request: Request<Ports, Input>,
    done: Done | undefined,
  ): Handled<unknown> | Promise<Handled<unknown>>;
}

export interface Entry<Ports, Input, Done extends { readonly made: Made }, Preview>
  extends EntryAnswers<Ports, Input, Done, Preview> {
  /** Its corrections are all that it does: nothing has to need them. */
  readonly isCorrectionOnly?: boolean;
  /** Reads the form, judges it and records what it says. */
  work(write: OrganizationWrite, request: Request<Ports, Input>): Promise<Result<Done, Refusal>>;
}

export interface EntryDefinition<Ports> {
  readonly endpoint: Endpoint;
  answer(request: Request<Ports>): Promise<Handled<unknown>>;
}

/** Errors of its route: those of the work and of `enter`. */
export const defineEntry = <Input, Ports, Done extends { readonly made: Made }, Preview>(
  endpoint: Endpoint,
  entry: Entry<Ports, Input, Done, Preview>,
): EntryDefinition<Ports> => ({
  endpoint,
  async answer(parsed) {
    // The host has read it with the schemas of the endpoint.
    const request = parsed as Request<Ports, Input>;
    const { body = {} } = parsed.input as { readonly body?: EntryInput };
    let last: Done | undefined;
    const entered = await enter(request.ctx, body, {
      judging: entry.judging?.(request.ports),
      isCorrectionOnly: entry.isCorrectionOnly === true,
      async work(write) {
        const done = await entry.work(write, request);
        if (done.ok) last = done.value;
        return done;
      },
      previewOf: (write, done, since) => entry.previewOf(write, { done, since }, request),
    });
    return entered.ok ? entry.replyOf(entered.value, request, last) : entered;
  },
});

export const entryRoutes = <Ports>(definitions: readonly EntryDefinition<Ports>[], ports: Ports): Route[] =>
  definitions.map(({ endpoint, answer }) =>
    serveOrganization(endpoint, (ctx, input: HandlerInput) => answer({ ctx, ports, input })),
  );

/** Drafts of a form that was read, and what the law says of them. */
export interface PreparedEntry {
  readonly drafts: readonly DraftAct[];
  readonly findings?: readonly Finding[];
  readonly warnings?: readonly FieldRefusal[];
}

/** Reads the form, judges by law what it says, and drafts it. */
export type Plan<Preconditions, Body> = (
  preconditions: Preconditions,
  body: Body,
  write: OrganizationWrite,
  ctx: OrganizationContext,
) => Result<PreparedEntry, Refusal> | Promise<Result<PreparedEntry, Refusal>>;

export interface RecordedEntry {
  readonly on: PlainDate;
  readonly acts: readonly Act[];
  readonly warnings: readonly FieldRefusal[];
  /** The act on record, or the proposal in which a subscription waits. */
  readonly made: { readonly actId: string | null; readonly proposalId?: string | null };
}

/** Records what a plan drafts. Errors: those of `open`, of the plan and of the registers; GENERAL.FIELD_INVALID with what the
 *  law refuses. @param open  the registers as the form finds them */
export const recordingPlan =
  <Preconditions extends { readonly on: PlainDate }, Body>(
    open: (
      write: OrganizationWrite,
      body: Body,
      ctx: OrganizationContext,
    ) => Promise<Result<Preconditions, Refusal>>,
    plan: Plan<Preconditions, Body>,
  ) =>
  async (
    write: OrganizationWrite,
    body: Body,
    ctx: OrganizationContext,
  ): Promise<Result<RecordedEntry, Refusal>> => {
    const preconditions = await open(write, body, ctx);
    if (!preconditions.ok) return preconditions;
    const planned = await plan(preconditions.value, body, write, ctx);
    if (!planned.ok) return planned;
    const { drafts, findings = [], warnings = [] } = planned.value;
    const fields = tellFindings(findings, 'refused');
    if (fields.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields });
    const recorded = await recordActs(write, drafts, { today: write.today, isBatch: drafts.length > 1 });
    if (!recorded.ok) return recorded;
    return ok({
      on: preconditions.value.on,
      acts: recorded.value,
      warnings: [...warnings, ...tellFindings(findings, 'warning')],
      made: { actId: recorded.value[0]?.actId ?? null },
    });
  };

/** The reply of most forms: the act, the proposal or the preview.
 *  @param waits  of what waits though nobody proposed it */
export function entryReply<Preview>(
  outcome: Outcome<RecordedEntry['made'], Preview>,
  codes: { readonly previewed: TextCode; readonly waits?: TextCode | undefined },
) {
  const nothing = { act_id: null, proposal_id: null, preview: null };
  switch (outcome.as) {
    case 'previewed':
      return okAs(codes.previewed, { ...nothing, preview: outcome.preview });
    case 'recorded':
      return ok({ ...nothing, act_id: outcome.made.actId });
    case 'proposed':
      return okAs(codes.waits ?? 'REGISTERS.PROPOSED', { ...nothing, proposal_id: outcome.proposalId });
  }
}
