/** Changes that a form makes to a class: terms of the articles, settings of the corporation, and the
 *  authorized number. */
import type { ClassAmendedPayload } from '@tabellion/book/acts/classes.ts';
import type { ClassTerms } from '@tabellion/book/entities.ts';
import type { ClassPayload } from '@tabellion/book/terms/classes.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';

type Changes = ClassAmendedPayload['changes'];

export interface ClassChanges {
  readonly articles: Changes | null;
  readonly own: Changes | null;
  readonly authorized: ClassPayload['authorized'] | null;
}

const ARTICLES = [
  'name',
  'nameFr',
  'kind',
  'votesPerShare',
  'dividend',
  'liquidation',
  'redeemable',
  'retractable',
  'redemption',
  'convertible',
  'seriesAllowed',
  'restrictions',
] as const satisfies readonly (keyof Changes)[];
const OWN = ['prefix', 'price'] as const satisfies readonly (keyof Changes)[];

/** Null where nothing of a sort changes. What the database keeps has its members in another order, and a class of before
 *  redemption prices were asked has none. */
export function classChanges(before: ClassTerms, after: ClassPayload): ClassChanges {
  const changed = (names: readonly (keyof Changes)[]): Changes | null => {
    const differing = names.filter(
      (name) => canonicalJson(before[name] ?? null) !== canonicalJson(after[name] ?? null),
    );
    return differing.length === 0
      ? null
      : (Object.fromEntries(differing.map((name) => [name, after[name] ?? null])) as Changes);
  };
  return {
    articles: changed(ARTICLES),
    own: changed(OWN),
    authorized: before.authorized === after.authorized ? null : after.authorized,
  };
}
