/** The register of share classes: its columns, orders and filters. */
import { registerOf } from '@tabellion/kit/register.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { lineCursorPattern } from '../people/registerContract.ts';
import type { ShareClassProperties } from '../shares/shapes.ts';
import type { ClassOnDate } from './registerContract.ts';
import { classSorts } from './registerOrders.ts';

export const classesRegister = registerOf<ClassOnDate>()({
  title: 'shell.nav.shareClasses',
  sorts: classSorts,
  order: 'created',
  filters: { name: 'words' },
  after: lineCursorPattern,
  columns: {
    class: {
      share: 150,
      head: 'register.class',
      kind: 'name',
      value: ({ name }) => name,
      sort: { by: 'name', word: 'register.name' },
      card: 'main',
    },
    prefix: { head: 'wizard.classes.prefix', kind: 'id', value: ({ properties }) => properties.prefix },
    rights: {
      grows: true,
      head: 'register.rights',
      kind: 'words',
      value: ({ properties }, text) =>
        [
          ...classRights(properties).map((right) => text(right)),
          ...redemptionOf(properties, text),
          ...(properties.convertible ? [text('register.right.convertible')] : []),
        ].join(text('wizard.comma')),
      from: 1200,
    },
    votes: {
      share: 122,
      head: 'register.votesPerShare',
      kind: 'number',
      value: ({ properties }) => properties.votes_per_share,
      isCompared: true,
      isLabelled: true,
    },
    authorized: {
      share: 104,
      head: 'register.authorized',
      kind: 'number',
      value: ({ properties }) => properties.authorized,
      none: 'wizard.classes.unlimited',
      isCompared: true,
      isLabelled: true,
    },
    issued: {
      head: 'register.issued',
      kind: 'number',
      value: ({ issuedExact }) => issuedExact,
      sort: { by: 'issued', isDownFirst: true },
      isCompared: true,
      isLabelled: true,
    },
    holders: {
      share: 100,
      head: 'register.holdersOf',
      kind: 'number',
      value: ({ holders }) => String(holders),
      sort: { by: 'holders', isDownFirst: true },
      isCompared: true,
      isLabelled: true,
      from: 1100,
    },
    capital: {
      share: 120,
      head: 'register.statedCapital',
      kind: 'money',
      value: ({ stated_capital: dollars }) => dollars,
      sort: { by: 'capital', isDownFirst: true },
      isCompared: true,
      isLabelled: true,
    },
    created: {
      head: 'register.since.seat',
      kind: 'date',
      value: ({ created_on: on }) => on,
      sort: { by: 'created' },
    },
  },
  table: ['class', 'rights', 'votes', 'authorized', 'issued', 'holders', 'capital'],
  sheet: ['class', 'prefix', 'rights', 'votes', 'authorized', 'issued', 'holders', 'capital', 'created'],
});

/** Rights of a class by the articles, in a few words: for the screen and for the file that shows the same. */
type RightKey =
  | 'register.right.votes'
  | 'register.right.noVotes'
  | 'register.right.dividends'
  | 'register.right.first'
  | 'register.right.remaining'
  | 'register.right.redeemable'
  | 'register.right.retractable';

/** The three rights of CBCA s. 24(3), and what else the articles say, each as a key of the texts. */
function classRights(of: ShareClassProperties): RightKey[] {
  const rights: RightKey[] = [of.voting ? 'register.right.votes' : 'register.right.noVotes'];
  if (of.dividend !== 'none') rights.push('register.right.dividends');
  if (of.liquidation !== 'none')
    rights.push(of.liquidation === 'preference' ? 'register.right.first' : 'register.right.remaining');
  if (of.redeemable) rights.push('register.right.redeemable');
  if (of.retractable) rights.push('register.right.retractable');
  return rights;
}

/** The price at which shares are redeemed; a formula stands in the articles. */
function redemptionOf(of: ShareClassProperties, text: Text): string[] {
  if (of.redemption_price) return [text('register.right.redemptionPrice', { price: of.redemption_price })];
  return of.redemption_formula ? [text('register.right.redemptionFormula')] : [];
}
