/** Sales among holders and their corrections, for a long history in which shares change hands. */
import type { Issue } from '../../packages/book/acts/issued.ts';
import type { Act, ChangeAct } from '../../packages/book/acts/kinds.ts';
import { UNTOLD } from '../../packages/book/issuing.ts';
import type { PlainDate } from '../../packages/kernel/date.ts';
import { newId } from '../../packages/platform/ids.ts';
import { actOf, type Meanwhile } from '../book/history.ts';

/** One of those who came together sells all of his shares to one who came before, another a part and keeps the
 *  rest; and every other sale of a part is told again, rightly. */
export const sales: Meanwhile = ({ seq, on, issues, turn, before: buyer, certificate }) => {
  const [whole, part] = issues;
  if (buyer === undefined || whole === undefined || part === undefined) return [];
  const opened = (quantity: number) => ({
    securityId: newId(),
    certificate: certificate(),
    quantity: String(quantity),
    vesting: null,
    ...UNTOLD,
  });
  const sale = (
    { securityId, classId, personId, quantity }: Issue,
    sold: number,
  ): ChangeAct<'transferred'>['payload'] => {
    const kept = Number(quantity) - sold;
    return {
      source: { securityId, classId, personId, quantity },
      transfers: [{ ...opened(sold), personId: buyer }],
      balance: kept === 0 ? null : { outcome: 'reissued', ...opened(kept) },
      resolution: null,
      consideration: null,
      spoiled: [],
    };
  };
  const all = actOf(seq, on, 'transferred', sale(whole, Number(whole.quantity)));
  const some = actOf(seq + 1, on, 'transferred', sale(part, 40));
  return turn % 2 === 0 ? [all, some] : [all, some, restated(some, seq + 2, on)];
};

/** The same sale, with the resolution that was left out. */
function restated(input: Act, seq: number, on: PlainDate): Act {
  const payload = { ...input.payload, resolution: { number: 'R-1', date: on } };
  const { root, actId: supersedes, rank } = input;
  const again = actOf(seq, on, 'transferred', payload as ChangeAct<'transferred'>['payload']);
  return { ...again, verb: 'replace', root, supersedes, rank } as Act;
}
