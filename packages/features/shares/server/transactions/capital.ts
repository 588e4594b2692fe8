/** The stated capital of a class changes without its shares, or is taken over. */
import { judgeAdjustment } from '@tabellion/book/judge/capital.ts';
import { decimalTotal } from '@tabellion/kernel/decimal.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { recordDraft } from '../../../registers/server/public/acts.ts';
import { lowestBalanceFrom } from '../../../registers/server/public/classes.ts';
import * as forms from '../../capitalForms.ts';
import { dollarsOf } from '../../rules/spell.ts';
import { defineTransaction } from './defineTransaction.ts';
import { classBefore } from './preconditions.ts';

const adjustCapital = defineTransaction(forms.adjustCapital, async (preconditions, body, write) => {
  const { on, resolution, context } = preconditions;
  const before = classBefore(preconditions, body.class_id);
  if (!before.ok) return before;
  const read = forms.readAdjustment(body, resolution);
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const { classId } = read.value;
  const lowest = await lowestBalanceFrom(write.tx, write.orgId, {
    // Later days on record too.
    asOf: context.today,
    seq: Number(write.lastSeq()),
    classId,
    since: on,
  });
  return ok({
    drafts: [recordDraft('capital.adjusted', read.value, { on })],
    findings: judgeAdjustment(read.value, decimalTotal(lowest), on),
  });
});

/** Once for a class, while nothing stands in its account. */
const openCapital = defineTransaction(forms.openCapital, async (preconditions, body) => {
  const { on } = preconditions;
  const before = classBefore(preconditions, body.class_id);
  if (!before.ok) return before;
  const read = forms.readOpening(body, on);
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  if (before.value.capital.numerator !== 0n)
    return refuseField('class_id', 'SHARES.ACCOUNT_OPENED', { capital: dollarsOf(before.value.capital) });
  return ok({ drafts: [recordDraft('capital.opened', read.value, { on })] });
});

export const capitalTransactions = [adjustCapital, openCapital];
