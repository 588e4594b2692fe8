/** One change of the corporation: recorded, proposed, or previewed by its facts before and after. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Corporation } from '@tabellion/book/entities.ts';
import type { Finding } from '@tabellion/book/judge/finding.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { localized, type Texts } from '@tabellion/platform/http/answer.ts';
import { type Handled, type OrganizationContext, okAs } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { corporationAt, type EntryInput, enter, recordActs } from '../../registers/server/public/acts.ts';
import { tellShares } from '../../shares/rules/transactions/findings.ts';
import {
  readTransactionTerms,
  type TransactionInput,
} from '../../shares/rules/transactions/readTransactionTerms.ts';
import type { ChangeReply } from '../contract.ts';
import { factsOf } from '../rules/factsOf.ts';

export interface CorporationPorts {
  readonly texts: Texts;
}

/** Preconditions of a change: the corporation at the end of its day. */
export interface Preconditions {
  readonly on: PlainDate;
  readonly resolution: ResolutionRef | null;
  readonly corporation: Corporation;
}

/** The act drafted from a form. */
export interface Prepared {
  readonly draft: DraftAct;
  readonly findings?: readonly Finding[];
  readonly warnings?: readonly FieldRefusal[];
}

export type Plan = (
  preconditions: Preconditions,
  write: OrganizationWrite,
) => Result<Prepared, Refusal> | Promise<Result<Prepared, Refusal>>;

type Input = EntryInput & TransactionInput;

/** Errors: REGISTERS.NOT_INCORPORATED in a founding; GENERAL.FIELD_INVALID with the fields of `readTransactionTerms`, or with
 *  what the law refuses; those of the plan and of `enter`. */
export async function recordChange(
  ctx: OrganizationContext,
  ports: CorporationPorts,
  input: Input,
  plan: Plan,
): Promise<Handled<ChangeReply>> {
  let warnings: readonly FieldRefusal[] = [];
  const entered = await enter(ctx, input, {
    work: async (write) => {
      const done = await record(write, input, plan);
      if (done.ok) warnings = done.value.warnings;
      return done;
    },
    previewOf: async (write, { on, before }) => {
      const after = await corporationOn(write, on);
      return ok({ before: factsOf(before), after: factsOf(after ?? before) });
    },
  });
  if (!entered.ok) return entered;
  const nothing = { act_id: null, proposal_id: null, preview: null, warnings: worded(ctx, ports, warnings) };
  switch (entered.value.as) {
    case 'previewed':
      return okAs('CORPORATION.CHANGE_PREVIEWED', { ...nothing, preview: entered.value.preview });
    case 'proposed':
      return okAs('REGISTERS.PROPOSED', { ...nothing, proposal_id: entered.value.proposalId });
    case 'recorded':
      return ok({ ...nothing, act_id: entered.value.made.actId });
  }
}

async function record(write: OrganizationWrite, input: Input, plan: Plan) {
  const { today } = write;
  const now = await corporationOn(write, today);
  if (now === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const terms = readTransactionTerms(input, { today, since: now.incorporatedOn });
  if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
  const { on } = terms.value;
  const before = (await corporationOn(write, on)) ?? now;
  const planned = await plan({ ...terms.value, corporation: before }, write);
  if (!planned.ok) return planned;
  const { draft, findings = [], warnings = [] } = planned.value;
  const refused = tellShares(findings, 'refused');
  if (refused.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields: refused });
  const recorded = await recordActs(write, [draft], { today });
  if (!recorded.ok) return recorded;
  const made = { actId: recorded.value[0]?.actId ?? null };
  return ok({ on, before, made, warnings: [...warnings, ...tellShares(findings, 'warning')] });
}

const corporationOn = (write: OrganizationWrite, asOf: PlainDate): Promise<Corporation | undefined> =>
  corporationAt(write.tx, write.orgId, { asOf, seq: Number(write.lastSeq()) });

function worded(
  { language }: OrganizationContext,
  { texts }: CorporationPorts,
  warnings: readonly FieldRefusal[],
): ChangeReply['warnings'] {
  const reader = { text: texts[language], language };
  return warnings.map(({ path, textCode, params }) => ({
    path,
    textCode,
    message: reader.text(textCode, localized(reader, params)),
  }));
}
