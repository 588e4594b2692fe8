/** One entry of the register of significant control: recorded under the head lock, or previewed and left behind. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { type Handled, type OrganizationContext, okAs } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { openPeopleContext, type PeopleContext } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import { type EntryInput, enter, recordActs } from '../../registers/server/public/acts.ts';
import {
  readTransactionTerms,
  type TransactionInput,
} from '../../shares/rules/transactions/readTransactionTerms.ts';
import type { ControlRecorded } from '../contract.ts';
import { type ControlReading, readingOf, standingIn } from './reading.ts';

export interface ControlPreconditions {
  readonly context: PeopleContext;
  readonly on: PlainDate;
}

export interface PreparedControlEntry {
  readonly drafts: readonly DraftAct[];
}

type Input = EntryInput & Pick<TransactionInput, 'effective_on'>;

export type Plan = (
  preconditions: ControlPreconditions,
  write: OrganizationWrite,
) => Promise<Result<PreparedControlEntry, Refusal>>;

/** Errors: REGISTERS.NOT_INCORPORATED in a founding; GENERAL.FIELD_INVALID at `effective_on`; those of the plan and of
 *  `enter`. */
export async function perform(
  ctx: OrganizationContext,
  input: Input,
  plan: Plan,
): Promise<Handled<ControlRecorded>> {
  const entered = await enter(ctx, input, {
    work: (write) => record(write, ctx, input, plan),
    previewOf: (write, { on }, since) => effectOf(write, on, since),
  });
  if (!entered.ok) return entered;
  if (entered.value.as === 'previewed') {
    const reply = { act_id: null, proposal_id: null, preview: entered.value.preview };
    return okAs('CONTROL.PREVIEWED', reply);
  }
  if (entered.value.as === 'recorded')
    return ok({ act_id: entered.value.made.actId, proposal_id: null, preview: null });
  const { proposalId } = entered.value;
  return okAs('REGISTERS.PROPOSED', { act_id: null, proposal_id: proposalId, preview: null });
}

async function record(
  write: OrganizationWrite,
  ctx: OrganizationContext,
  { effective_on, propose }: Input,
  plan: Plan,
) {
  const context = await openPeopleContext(write.tx, ctx);
  const { corporation } = context.registers;
  if (context.target === 'founding' || corporation === null) return refuse('REGISTERS.NOT_INCORPORATED');
  const { today } = context;
  const terms = readTransactionTerms({ effective_on, propose }, { today, since: corporation.incorporatedOn });
  if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
  const { on } = terms.value;
  const planned = await plan({ context, on }, write);
  if (!planned.ok) return planned;
  const { drafts } = planned.value;
  const recorded = await recordActs(write, drafts, { today, isBatch: drafts.length > 1 });
  return recorded.ok ? ok({ on, made: { actId: recorded.value[0]?.actId ?? null } }) : recorded;
}

/** Who joins and who leaves by it: on its day where that lies ahead, else today. */
async function effectOf({ tx, orgId, today, lastSeq }: OrganizationWrite, on: PlainDate, since: number) {
  const asOf = on > today ? on : today;
  const before = await readingOf(tx, orgId, { asOf, seq: since });
  const after = await readingOf(tx, orgId, { asOf, seq: Number(lastSeq()) });
  return ok({ joins: missingFrom(before, after), leaves: missingFrom(after, before) });
}

/** Who has significant control in the second reading, and not in the first. */
function missingFrom(first: ControlReading, second: ControlReading) {
  const existing = new Set(standingIn(first.found));
  return standingIn(second.found)
    .filter((personId) => !existing.has(personId))
    .map((personId) => ({
      person_id: personId,
      display_name: displayName((second.persons.get(personId) ?? first.persons.get(personId))?.name),
    }));
}
