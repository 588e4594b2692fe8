/** One entry of the register of significant control: recorded under the head lock, or previewed and left behind. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { type Handled, type OrganizationContext, okAs } from '@tabellion/platform/http/context.ts';
import {
  type OrganizationWrite,
  previewInOrganization,
  writeOrganization,
} from '../../organizations/server/public.ts';
import { openPeopleContext, type PeopleContext } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import { recordActs } from '../../registers/server/public.ts';
import { readTransactionTerms } from '../../shares/rules/transactions/readTransactionTerms.ts';
import type { ControlRecorded } from '../contract.ts';
import { type ControlReading, readingOf, standingIn } from './reading.ts';

export interface ControlPreconditions {
  readonly context: PeopleContext;
  readonly on: PlainDate;
}

export interface PreparedControlEntry {
  readonly drafts: readonly DraftAct[];
}

interface Input {
  readonly preview?: boolean | undefined;
  readonly effective_on?: string | undefined;
}

export type Plan = (
  preconditions: ControlPreconditions,
  write: OrganizationWrite,
) => Promise<Result<PreparedControlEntry, Refusal>>;

/** Errors: REGISTERS.NOT_INCORPORATED in a founding; GENERAL.FIELD_INVALID at `effective_on`; those of the plan and of the
 *  registers. */
export async function perform(
  ctx: OrganizationContext,
  input: Input,
  plan: Plan,
): Promise<Handled<ControlRecorded>> {
  if (input.preview === true) return preview(ctx, input, plan);
  const written = await writeOrganization(ctx, async (write) => {
    const acts = await enter(write, ctx, input, plan);
    return acts.ok ? ok({ actId: acts.value[0]?.actId ?? null }) : acts;
  });
  return written.ok ? ok({ act_id: written.value.actId, preview: null }) : written;
}

async function enter(
  write: OrganizationWrite,
  ctx: OrganizationContext,
  input: Input,
  plan: Plan,
): Promise<Result<readonly Act[], Refusal>> {
  const context = await openPeopleContext(write.tx, ctx);
  const { corporation } = context.registers;
  if (context.target === 'founding' || corporation === null) return refuse('REGISTERS.NOT_INCORPORATED');
  const { today } = context;
  const { effective_on } = input;
  const terms = readTransactionTerms({ effective_on }, { today, since: corporation.incorporatedOn });
  if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
  const planned = await plan({ context, on: terms.value.on }, write);
  if (!planned.ok) return planned;
  const { drafts } = planned.value;
  return recordActs(write, drafts, { today, isBatch: drafts.length > 1 });
}

async function preview(
  ctx: OrganizationContext,
  input: Input,
  plan: Plan,
): Promise<Handled<ControlRecorded>> {
  const previewed = await previewInOrganization(ctx, async (write) => {
    const read = () => readingOf(write.tx, write.orgId, { asOf: write.today, seq: Number(write.lastSeq()) });
    const before = await read();
    const acts = await enter(write, ctx, input, plan);
    if (!acts.ok) return acts;
    const after = await read();
    return ok({ joins: missingFrom(before, after), leaves: missingFrom(after, before) });
  });
  return previewed.ok ? okAs('CONTROL.PREVIEWED', { act_id: null, preview: previewed.value }) : previewed;
}

/** Who has significant control in the second reading, and not in the first. */
function missingFrom(first: ControlReading, second: ControlReading) {
  const known = new Set(standingIn(first.found));
  return standingIn(second.found)
    .filter((personId) => !known.has(personId))
    .map((personId) => ({
      person_id: personId,
      display_name: displayName((second.persons.get(personId) ?? first.persons.get(personId))?.name),
    }));
}
