/** The facts that a document bears: those of its own day, though what it carries may hold later. */
import { resolutionsIn } from '../../registers/rules/resolutions.ts';
import { nameBefore } from '../templates/founded.ts';
import type { BookFacts, DueDocument } from '../templates/template.ts';

interface FactsOfDays {
  /** Facts of the day on which everything that the document carries holds. */
  readonly onLatest: BookFacts;
  /** Facts of the day that it bears. */
  readonly onOwn: BookFacts;
}

/** Takes what the document carries from the later day, and from its own day who the corporation and the people were, and what the
 *  shares: a resolution to change the name is passed by the corporation of the old name, also where the change holds on the day of
 *  the resolution, and so are the votes of the classes on what else that resolution amends. */
export function asBorne(
  { carries, number, datedOn }: Pick<DueDocument, 'carries' | 'number' | 'datedOn'>,
  { onLatest, onOwn }: FactsOfDays,
): BookFacts {
  const { asOf } = onOwn;
  const carried = onLatest.acts.filter(({ root }) => carries.includes(root));
  const ofItsResolution = onLatest.acts.filter((act) =>
    resolutionsIn(act).some((by) => by.number === number && by.date === datedOn),
  );
  const isRenamedThen = [...carried, ...ofItsResolution].some(
    ({ kind, effectiveOn }) => kind === 'name.changed' && effectiveOn === asOf,
  );
  const name = isRenamedThen ? nameBefore(onOwn, asOf) : onOwn.corporation.name;
  const changed = new Set(
    carried.flatMap(({ kind, payload }) =>
      kind === 'class.amended' || kind === 'authorized.changed' || kind === 'class.created'
        ? payload.classId
        : [],
    ),
  );
  return {
    ...onLatest,
    corporation: { ...onOwn.corporation, name },
    persons: new Map([...onLatest.persons, ...onOwn.persons]),
    classes: onLatest.classes.map((terms) =>
      changed.has(terms.classId)
        ? terms
        : (onOwn.classes.find(({ classId }) => classId === terms.classId) ?? terms),
    ),
  };
}
