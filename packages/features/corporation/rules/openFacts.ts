/** Facts that may hold since a day that nobody knows, and the acts that tell them. Pure. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type OpenFact, openFacts } from '../contract.ts';

type Telling = ChangeAct<'address.changed' | 'yearend.changed'>;

/** Which of the facts an act tells; undefined of others. */
const factOf = (act: ChangeAct): OpenFact | undefined => {
  if (act.kind === 'yearend.changed') return 'fiscal_year_end';
  if (act.kind !== 'address.changed') return undefined;
  return act.payload.place === 'registered' ? 'registered_office' : 'records_office';
};

export const tellsOf =
  (fact: OpenFact) =>
  (act: ChangeAct): act is Telling =>
    factOf(act) === fact;

/** Whether its day is the last one since which what it tells can hold. */
export const isOnOrBefore = (act: ChangeAct): boolean =>
  (act.kind === 'address.changed' || act.kind === 'yearend.changed') && act.payload.orBefore === true;

/** The days after this one since which, or before, facts hold: on this day they may have held already.
 *  @param acts  the earliest first */
export function openSince(
  acts: readonly ChangeAct[],
  asOf: PlainDate,
): Readonly<Partial<Record<OpenFact, PlainDate>>> {
  const later = acts.filter(({ effectiveOn }) => effectiveOn > asOf);
  return Object.fromEntries(
    openFacts.flatMap((fact) => {
      const next = later.find(tellsOf(fact));
      return next !== undefined && isOnOrBefore(next) ? [[fact, next.effectiveOn]] : [];
    }),
  );
}
