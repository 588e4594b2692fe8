import type { PlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { HandlerResult, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { openPeopleContext, type PeopleContext } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import { type EntryInput, entryReply, registerEntryDefiner } from '../../registers/server/public/acts.ts';
import {
  readTransactionTerms,
  type TransactionInput,
} from '../../shares/rules/transactions/readTransactionTerms.ts';
import type { ControlRecorded } from '../contract.ts';
import { type ControlReading, currentIndividualIds, readingOf } from './reading.ts';

export interface ControlPreconditions {
  readonly context: PeopleContext;
  readonly on: PlainDate;
}

export const defineControlEntry = registerEntryDefiner(open, {
  previewOf: (write, { done, since }) => effectOf(write, done.on, since),
  replyOf: (outcome): HandlerResult<ControlRecorded, never> =>
    entryReply<ControlRecorded['preview']>(outcome, { previewed: 'CONTROL.PREVIEWED' }),
});

async function open(
  write: OrganizationWrite,
  { effective_on, propose }: EntryInput & Pick<TransactionInput, 'effective_on'>,
  ctx: OrganizationContext,
) {
  const context = await openPeopleContext(write.tx, ctx);
  const { corporation } = context.registers;
  if (context.target === 'founding' || corporation === null) return refuse('REGISTERS.NOT_INCORPORATED');
  const { today } = context;
  const terms = readTransactionTerms({ effective_on, propose }, { today, since: corporation.incorporatedOn });
  return terms.ok
    ? ok<ControlPreconditions>({ context, on: terms.value.on })
    : refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
}

/** Those who join and leave by the entry: on its day where that lies ahead, else today. */
async function effectOf({ tx, orgId, today, lastSeq }: OrganizationWrite, on: PlainDate, since: number) {
  const asOf = on > today ? on : today;
  const before = await readingOf(tx, orgId, { asOf, seq: since });
  const after = await readingOf(tx, orgId, { asOf, seq: Number(lastSeq()) });
  return ok({ joins: missingFrom(before, after), leaves: missingFrom(after, before) });
}

function missingFrom(first: ControlReading, second: ControlReading) {
  const existing = new Set(currentIndividualIds(first.found));
  return currentIndividualIds(second.found)
    .filter((personId) => !existing.has(personId))
    .map((personId) => ({
      person_id: personId,
      display_name: displayName((second.persons.get(personId) ?? first.persons.get(personId))?.name),
    }));
}
