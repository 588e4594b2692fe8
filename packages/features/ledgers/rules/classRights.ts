/** Rights of a class by the articles, in a few words: for the screen and for the file that shows the same. */
import type { ShareClassProperties } from '../../shares/shapes.ts';

type RightKey =
  | 'register.right.votes'
  | 'register.right.noVotes'
  | 'register.right.dividends'
  | 'register.right.first'
  | 'register.right.remaining'
  | 'register.right.redeemable'
  | 'register.right.retractable'
  | 'register.right.convertible';

/** The three rights of CBCA s. 24(3), and what else the articles say, each as a key of the texts. */
export function classRights(of: ShareClassProperties): RightKey[] {
  const rights: RightKey[] = [of.voting ? 'register.right.votes' : 'register.right.noVotes'];
  if (of.dividend !== 'none') rights.push('register.right.dividends');
  if (of.liquidation !== 'none')
    rights.push(of.liquidation === 'preference' ? 'register.right.first' : 'register.right.remaining');
  if (of.redeemable) rights.push('register.right.redeemable');
  if (of.retractable) rights.push('register.right.retractable');
  if (of.convertible) rights.push('register.right.convertible');
  return rights;
}
