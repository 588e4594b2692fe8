/** Terms of a class were recorded wrongly: each act that said them says them again. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { recordActs, replaceDraft } from '../../../registers/server/public/acts.ts';
import { actsOfClass } from '../../../registers/server/public/classes.ts';
import { maySkipRedemption, readShareClass } from '../../rules/readShareClass.ts';
import { classChanges } from '../../rules/transactions/amendments.ts';
import { type CorrectedTerms, correctTerms } from '../../rules/transactions/correctTerms.ts';
import type * as contract from '../../transactionContract.ts';
import { judgingClasses } from './judging.ts';
import { classBefore, readPreconditions } from './preconditions.ts';

type Body = InputOf<typeof contract.amendShareClass>['body'];

/** The terms of today were wrong since an act said them. */
export async function correctClass(write: OrganizationWrite, ctx: OrganizationContext, body: Body) {
  const preconditions = await readPreconditions(write, ctx, {});
  if (!preconditions.ok) return preconditions;
  const before = classBefore(preconditions.value, body.class_id);
  if (!before.ok) return before;
  const { terms } = before.value;
  const others = preconditions.value.context.registers.classes.filter(
    ({ classId }) => classId !== terms.classId,
  );
  const read = readShareClass(body, {
    classId: terms.classId,
    existing: terms,
    others,
    mayLackRedemption: maySkipRedemption(terms, body.properties),
  });
  if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
  const required = body.preview !== true;
  const reason = readText(body.reason ?? '', { path: 'reason', maxLength: 300, required });
  if (!reason.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [reason.error] });
  const acts = await actsOfClass(write.tx, write.orgId, terms.classId);
  const corrected = correctTerms(acts, classChanges(terms, read.value));
  return record(write, corrected, reason.value);
}

async function record(write: OrganizationWrite, corrected: readonly CorrectedTerms[], basis: string) {
  const { today } = write;
  const judge = await judgingClasses(write);
  const drafts = corrected.map((one) => againOf(one, basis));
  const recorded = await recordActs(write, drafts, { today, isBatch: drafts.length > 1 });
  if (!recorded.ok) return recorded;
  const [first] = recorded.value;
  if (first === undefined) return refuse('SHARES.NOTHING_CHANGES');
  const judged = await judge(write);
  if (!judged.ok) return judged;
  return ok({ on: today, acts: recorded.value, warnings: [], made: { actId: first.actId } });
}

/** Dated as before. */
function againOf(one: CorrectedTerms, basis: string) {
  const dating = { on: one.act.effectiveOn };
  switch (one.act.kind) {
    case 'class.created':
      return replaceDraft(one.act, one.payload as typeof one.act.payload, dating, { basis });
    case 'class.amended':
      return replaceDraft(one.act, one.payload as typeof one.act.payload, dating, { basis });
    case 'authorized.changed':
      return replaceDraft(one.act, one.payload as typeof one.act.payload, dating, { basis });
  }
}
