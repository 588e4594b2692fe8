/** The forms of the registers, each a definition: its endpoint, how the form is read, judged and recorded, and what is answered.
 *  From a list of definitions come the routes, with preview, recording and proposing. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Finding } from '@tabellion/book/judge/finding.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Endpoint, RefusalsOf, Schema } from '@tabellion/kit/endpoint.ts';
import {
  type HandlerResult,
  type OrganizationContext,
  okWithCode,
} from '@tabellion/platform/http/context.ts';
import type { CommonRefusalCode } from '@tabellion/platform/http/refusalCodes.ts';
import { type HandlerInput, type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type * as z from 'zod/mini';
import type { Made, OrganizationWrite } from '../../organizations/server/public.ts';
import type { EntryCode, RecordingCode } from '../refusals.ts';
import { tellFindings } from '../rules/findings.ts';
import { type Judging, withAmendments } from './bundle.ts';
import { type EntryInput, type EntryOutcome, enter, tryEntry } from './enter.ts';
import type { CollectingWrite } from './noting.ts';
import { recordActs } from './record.ts';

/** The request of a form: who asks, and the ports by which it is served. */
export interface Request<Ports, Input = unknown> {
  readonly ctx: OrganizationContext;
  readonly ports: Ports;
  readonly input: Input;
}

/** The common part of the forms of a register. */
export interface EntryPreviewAndReply<Ports, Input, Done extends { readonly made: Made }, Preview> {
  /** Judges by law what corrections leave. */
  judging?(ports: Ports): Judging;
  /** The result of the entry. @param since  the last act before it */
  previewOf(
    write: OrganizationWrite,
    entry: { readonly done: Done; readonly since: number },
    request: Request<Ports, Input>,
  ): Promise<Result<Preview, Refusal<RecordingCode>>>;
  /** @param done  undefined for a request that is repeated */
  replyOf(
    outcome: EntryOutcome<Done['made'], Preview>,
    request: Request<Ports, Input>,
    done: Done | undefined,
  ): HandlerResult<unknown, CommonRefusalCode> | Promise<HandlerResult<unknown, CommonRefusalCode>>;
}

export interface Entry<Ports, Input, Done extends { readonly made: Made }, Preview, Code extends TextCode>
  extends EntryPreviewAndReply<Ports, Input, Done, Preview> {
  /** Its corrections are all that it does: nothing has to need them. */
  readonly isCorrectionOnly?: boolean;
  work(write: OrganizationWrite, request: Request<Ports, Input>): Promise<Result<Done, Refusal<Code>>>;
}

/** @template Unnamed  codes that its contract lacks; it is served where there are none */
export interface EntryDefinition<Ports, Unnamed extends TextCode = never> {
  readonly endpoint: Endpoint;
  readonly unnamed?: Unnamed;
  answer(request: Request<Ports>): Promise<HandlerResult<unknown>>;
  /** The answer of `look` once it is done, in a transaction of which nothing stays. */
  preview<Seen>(request: Request<Ports>, look: Look<Seen>): Promise<Result<Seen, Refusal>>;
  /** Done within a write of which whoever calls decides what stays. */
  work(write: CollectingWrite, request: Request<Ports>): Promise<Result<unknown, Refusal>>;
}

/** @param since  the last act before those of the entry */
type Look<Seen> = (write: OrganizationWrite, since: number) => Promise<Seen>;

/** An entry of a register as later features preview it. */
export interface PreviewableEntry {
  readonly endpoint: Endpoint;
  preview<Seen>(
    ctx: OrganizationContext,
    input: HandlerInput,
    look: Look<Seen>,
  ): Promise<Result<Seen, Refusal>>;
  work(
    write: CollectingWrite,
    ctx: OrganizationContext,
    input: HandlerInput,
  ): Promise<Result<unknown, Refusal>>;
}

/** The endpoint of a form, whose contract names `Named`. */
export type FormEndpoint<Body, Named extends TextCode> = Endpoint<
  string,
  Schema | undefined,
  Schema | undefined,
  Schema | undefined,
  Schema,
  Named
> & { readonly body?: z.ZodMiniType<Body> };

export const defineEntry = <
  Input,
  Ports,
  Done extends { readonly made: Made },
  Preview,
  Code extends TextCode,
  E extends Endpoint,
>(
  endpoint: E,
  entry: Entry<Ports, Input, Done, Preview, Code>,
): EntryDefinition<Ports, Exclude<Code | EntryCode, RefusalsOf<E> | CommonRefusalCode>> => ({
  endpoint,
  async answer(parsed) {
    // The host has read it with the schemas of the endpoint.
    const request = parsed as Request<Ports, Input>;
    let last: Done | undefined;
    const entered = await enter(request.ctx, bodyOf(parsed), {
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
  preview(parsed, look) {
    const request = parsed as Request<Ports, Input>;
    const options = {
      judging: entry.judging?.(request.ports),
      isCorrectionOnly: entry.isCorrectionOnly === true,
      work: (write: OrganizationWrite) => entry.work(write, request),
    };
    return tryEntry(request.ctx, bodyOf(parsed), options, async (write, _done, since) =>
      ok(await look(write, since)),
    );
  },
  work(write, parsed) {
    const request = parsed as Request<Ports, Input>;
    const options = {
      judging: entry.judging?.(request.ports),
      isCorrectionOnly: entry.isCorrectionOnly === true,
    };
    return withAmendments(write, bodyOf(parsed), (within) => entry.work(within, request), options);
  },
});

const bodyOf = ({ input }: Request<unknown>): EntryInput =>
  (input as { readonly body?: EntryInput }).body ?? {};

export const entryRoutes = <Ports>(definitions: readonly EntryDefinition<Ports>[], ports: Ports): Route[] =>
  definitions.map(({ endpoint, answer }) =>
    serveOrganization(endpoint, (ctx, input: HandlerInput) => answer({ ctx, ports, input })),
  );

export const previewableEntries = <Ports>(
  definitions: readonly EntryDefinition<Ports>[],
  ports: Ports,
): PreviewableEntry[] =>
  definitions.map(({ endpoint, preview, work }) => ({
    endpoint,
    preview: (ctx, input, look) => preview({ ctx, ports, input }, look),
    work: (write, ctx, input) => work(write, { ctx, ports, input }),
  }));

/** Drafts of a form that was read, and what the law says of them. */
export interface DraftedEntry {
  readonly drafts: readonly DraftAct[];
  readonly findings?: readonly Finding[];
  readonly warnings?: readonly FieldRefusal[];
}

/** Reads the form, judges by law what it says, and drafts it. */
export type EntryPlanner<Preconditions, Body, Code extends TextCode> = (
  preconditions: Preconditions,
  body: Body,
  write: OrganizationWrite,
  ctx: OrganizationContext,
) => Result<DraftedEntry, Refusal<Code>> | Promise<Result<DraftedEntry, Refusal<Code>>>;

export interface RecordedEntry {
  readonly on: PlainDate;
  readonly acts: readonly Act[];
  readonly warnings: readonly FieldRefusal[];
  /** The act on record, or the proposal in which a subscription waits. */
  readonly made: { readonly actId: string | null; readonly proposalId?: string | null };
}

type Opener<Preconditions, Body, Code extends TextCode, Ports extends readonly unknown[] = []> = (
  write: OrganizationWrite,
  body: Body,
  ctx: OrganizationContext,
  ...ports: Ports
) => Promise<Result<Preconditions, Refusal<Code>>>;

export const recordingPlan =
  <Preconditions extends { readonly on: PlainDate }, Body, Code extends TextCode>(
    open: Opener<Preconditions, Body, Code>,
    plan: EntryPlanner<Preconditions, Body, Code>,
  ) =>
  async (
    write: OrganizationWrite,
    body: Body,
    ctx: OrganizationContext,
  ): Promise<Result<RecordedEntry, Refusal<Code | RecordingCode | 'GENERAL.FIELD_INVALID'>>> => {
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

/** How the forms of one register are defined: all find it by `open` and are answered alike, and each has its plan. */
export const registerEntryDefiner =
  <Preconditions extends { readonly on: PlainDate }, Input, Ports, Preview, Opening extends TextCode>(
    open: Opener<Preconditions, Input, Opening, [ports: Ports]>,
    answers: EntryPreviewAndReply<Ports, { readonly body: Input }, RecordedEntry, Preview>,
  ) =>
  <Body extends Input, Named extends TextCode, Code extends TextCode>(
    endpoint: FormEndpoint<Body, Named>,
    plan: EntryPlanner<Preconditions, Body, Code>,
  ) =>
    defineEntry(endpoint, {
      ...answers,
      work(write, { ctx, ports, input: { body } }: Request<Ports, { readonly body: Body }>) {
        const opened = (...of: Parameters<Opener<Preconditions, Body, Opening>>) => open(...of, ports);
        return recordingPlan<Preconditions, Body, Opening | Code>(opened, plan)(write, body, ctx);
      },
    });

/** The reply of most forms: the act, the proposal or the preview.
 *  @param waits  of what waits though nobody proposed it */
export function entryReply<Preview>(
  outcome: EntryOutcome<RecordedEntry['made'], Preview>,
  codes: { readonly previewed: TextCode; readonly waits?: TextCode | undefined },
) {
  const nothing = { act_id: null, proposal_id: null, preview: null };
  switch (outcome.as) {
    case 'previewed':
      return okWithCode(codes.previewed, { ...nothing, preview: outcome.preview });
    case 'recorded':
      return ok({ ...nothing, act_id: outcome.made.actId });
    case 'proposed':
      return okWithCode(codes.waits ?? 'REGISTERS.PROPOSED', { ...nothing, proposal_id: outcome.proposalId });
  }
}
