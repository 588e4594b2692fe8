/** Which acts said wrong terms of a class, and what each says instead. */
import type { ClassAmendedPayload } from '@tabellion/book/acts/classes.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { ClassChanges } from './amendments.ts';

type ClassAct = ChangeAct<'class.created'> | ChangeAct<'class.amended'> | ChangeAct<'authorized.changed'>;
type Terms = ClassAmendedPayload['changes'];

/** An act and its payload said again; kind and payload belong together. */
export type CorrectedTerms = {
  readonly [A in ClassAct as A['kind']]: { readonly act: A; readonly payload: A['payload'] };
}[ClassAct['kind']];

/** A term is corrected in the act that said it last: the latest amendment that names it, or else the class's first articles.
 *  @param acts  in the order in which they hold */
export function correctTerms(
  acts: readonly ClassAct[],
  { articles, own, authorized }: ClassChanges,
): readonly CorrectedTerms[] {
  const changed = Object.entries({ ...articles, ...own });
  const saidBy = (name: string) =>
    acts.findLast((act) =>
      act.kind === 'class.amended' ? name in act.payload.changes : act.kind === 'class.created',
    );
  const numbered = authorized === null ? undefined : acts.findLast(({ kind }) => kind !== 'class.amended');
  return acts.flatMap((act) => {
    const terms = Object.fromEntries(changed.filter(([name]) => saidBy(name) === act)) as Terms;
    return corrected(act, terms, numbered === act ? authorized : null) ?? [];
  });
}

/** Nothing where the act said nothing wrong. */
function corrected(
  act: ClassAct,
  terms: Terms,
  authorized: ClassChanges['authorized'],
): CorrectedTerms | undefined {
  if (Object.keys(terms).length === 0 && authorized === null) return undefined;
  switch (act.kind) {
    case 'class.created':
      return { act, payload: { ...act.payload, ...terms, ...(authorized !== null && { authorized }) } };
    case 'class.amended':
      return { act, payload: { ...act.payload, changes: { ...act.payload.changes, ...terms } } };
    case 'authorized.changed':
      return authorized === null ? undefined : { act, payload: { ...act.payload, authorized } };
  }
}
