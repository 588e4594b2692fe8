/** Shares that were issued here, by the acts that issued them. */
import { type Certificate, isIssue } from '@tabellion/book/entities.ts';
import { holderIn, personOf } from '../../documents/templates/words.ts';
import { actsRecordedHere } from './papers.ts';
import type { CheckFacts } from './rule.ts';

/** Acts by which shares were issued here, with what each issued. What stood in a register before has its paper there. */
export function issuesIn(facts: CheckFacts): ReadonlyMap<string, readonly Certificate[]> {
  const own = facts.book.certificates.filter((one) => one.status !== 'void' && one.takenOver === undefined);
  const byId = new Map(own.map((one) => [one.securityId, one]));
  const issues = new Map<string, Certificate[]>();
  for (const act of actsRecordedHere(facts)) {
    if (act.kind !== 'issued') continue;
    const issued = act.payload.issues.flatMap(({ securityId }) => byId.get(securityId) ?? []);
    if (issued.length > 0) issues.set(act.root, issued);
  }
  // For an option or an instrument.
  for (const one of own) {
    const { root } = one.origin ?? {};
    if (root !== undefined && isIssue(one) && !facts.book.imported.has(root))
      issues.set(root, [...(issues.get(root) ?? []), one]);
  }
  return issues;
}

export const namesOf = ({ book }: CheckFacts, issued: readonly Certificate[]): string =>
  [...new Set(issued.map(({ personId }) => holderIn(book.language, personOf(book, personId))))].join(', ');
