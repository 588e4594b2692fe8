/** Corrections of what is on record: each act that said something wrong says it again rightly. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import type { FactKind } from '@tabellion/book/terms/people.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { recordActs, replaceDraft } from '../../registers/server/public/acts.ts';
import { actsOfPerson, type CitedFact, type PersonAct } from '../../registers/server/public/people.ts';
import { amendedFacts } from '../rules/factChanges.ts';
import type { PeopleContext } from './peopleContext.ts';

interface Correction {
  readonly personId: string;
  readonly set: readonly CitedFact[];
  readonly remove: readonly FactKind[];
  readonly reason: string;
}

/** A fact is corrected in the act that said it last; one that was never told is added to the person's first act. */
export async function correctFacts(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, set, remove, reason }: Correction,
) {
  const acts = await actsOfPerson(write.tx, write.orgId, personId);
  const byAct = new Map<PersonAct, { set: CitedFact[]; remove: FactKind[] }>();
  const partOf = (kind: FactKind) => {
    const act = acts.findLast((one) => says(one, kind)) ?? acts.find((one) => one.kind === 'person.added');
    if (act === undefined) return undefined;
    const part = byAct.get(act) ?? { set: [], remove: [] };
    byAct.set(act, part);
    return part;
  };
  for (const fact of set) partOf(fact.kind)?.set.push(fact);
  for (const kind of remove) partOf(kind)?.remove.push(kind);
  if (byAct.size === 0) return refuse('GENERAL.NOT_FOUND');
  const drafts = [...byAct].map(([act, part]) => corrected(act, part, reason));
  return recordActs(write, drafts, { today: context.today, isBatch: drafts.length > 1 });
}

const says = (act: PersonAct, kind: FactKind): boolean =>
  (act.kind === 'person.added' ? act.payload.facts : act.payload.set).some((fact) => fact.kind === kind);

function corrected(
  act: PersonAct,
  part: { readonly set: CitedFact[]; readonly remove: FactKind[] },
  basis: string,
): DraftAct {
  const dating = { on: act.effectiveOn };
  if (act.kind === 'person.added') {
    return replaceDraft(act, { ...act.payload, facts: amendedFacts(act.payload.facts, part) }, dating, {
      basis,
    });
  }
  const set = amendedFacts(act.payload.set, part);
  return replaceDraft(act, { ...act.payload, set, remove: [...act.payload.remove, ...part.remove] }, dating, {
    basis,
  });
}
