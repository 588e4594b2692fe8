/** How many have to approve a change, and how many votes carry it at a meeting. Pure. */
import { addDecimals, type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { EntryDocument } from '../../documents/entryContract.ts';
import { classOfVote } from '../../documents/rules/votes.ts';
import type { ApprovalRule, Statute } from '../../documents/templates/template.ts';
import type { ChangePreview } from '../shapes.ts';

type Approval = ChangePreview['approvals'][number];

/** One line for each resolution, in the order in which they are passed.
 *  @param mayDissent  whether the Act lets holders dissent from what is resolved (CBCA s. 190(1), (2)): even where one class alone is
 *    outstanding, which votes on nothing apart (s. 190(2.1)) */
export const approvalsOf = (
  documents: readonly EntryDocument[],
  { statute, mayDissent }: { readonly statute: Statute; readonly mayDissent: boolean },
): Approval[] =>
  documents.flatMap((document) => {
    const { title, passing, signees } = document;
    if (passing === null) return [];
    const all = addDecimals(...signees.map(({ votes }) => decimal(votes ?? '0')));
    const isCounted = passing !== 'directors' && passing !== 'every';
    return {
      title,
      rule: passing,
      class_id: classOfVote({ ...document, passing }),
      signees: signees.length,
      votes: isCounted ? formatDecimal(all) : null,
      needed: isCounted ? formatDecimal(leastFor(passing, all)) : null,
      may_dissent: mayDissent && statute === 'cbca' && (passing === 'special' || passing === 'class'),
    };
  });

/** Votes that carry it where so many are cast: more than half, or two thirds (CBCA s. 2(1)). */
export const leastFor = (rule: ApprovalRule, cast: Decimal): Decimal => {
  const whole = BigInt(10) ** 10n;
  const isMajority = rule === 'ordinary' || rule === 'directors';
  const needed = isMajority ? cast / 2n + 1n : (cast * 2n + 2n) / 3n;
  // Votes of whole shares are whole: the next whole number of them.
  return (cast % whole === 0n ? ((needed + whole - 1n) / whole) * whole : needed) as Decimal;
};
