/** Shares that were issued here, by the acts that issued them. */
import { type Certificate, isIssue } from '@tabellion/book/entities.ts';
import { onceFor } from '@tabellion/kernel/onceFor.ts';
import { holderIn, personOf } from '../../documents/templates/words.ts';
import { actsRecordedHere } from './papers.ts';
import type { CheckFacts } from './rule.ts';

/** Acts by which shares were issued here, with what each issued. What stood in a register before has its paper there. */
export const issuesIn = ({ book }: Pick<CheckFacts, 'book'>): ReadonlyMap<string, readonly Certificate[]> =>
  issuesOf(book);

const issuesOf = onceFor((book: CheckFacts['book']) => {
  const own = book.certificates.filter((one) => one.status !== 'void' && one.takenOver === undefined);
  const byId = new Map(own.map((one) => [one.securityId, one]));
  const issues = new Map<string, Certificate[]>();
  for (const act of actsRecordedHere({ book })) {
    if (act.kind !== 'issued') continue;
    const issued = act.payload.issues.flatMap(({ securityId }) => byId.get(securityId) ?? []);
    if (issued.length > 0) issues.set(act.root, issued);
  }
  // Shares issued for an option or an instrument have no act of their own.
  for (const one of own) {
    const { root } = one.origin ?? {};
    if (root === undefined || !isIssue(one) || book.imported.has(root)) continue;
    const issued = issues.get(root);
    if (issued === undefined) issues.set(root, [one]);
    else issued.push(one);
  }
  return issues;
});

export const namesOf = ({ book }: CheckFacts, issued: readonly Certificate[]): string =>
  [...new Set(issued.map(({ personId }) => holderIn(book.language, personOf(book, personId))))].join(', ');
