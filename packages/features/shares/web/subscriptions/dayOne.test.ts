import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { expect, test } from 'vitest';
import type { ShareClass, Shareholder } from '../../shapes.ts';
import { dayOne } from './dayOne.ts';
import type { SubscriptionRow } from './subscriptionForm.ts';

const shareClass = (_id: string, name: string, votes: string): ShareClass =>
  ({ _id, name, properties: { voting: votes !== '0', votes_per_share: votes } }) as ShareClass;
const holder = (_id: string, display_name: string): Shareholder =>
  ({ _id, display_name, kind: 'individual', issuances: [{ _id }] }) as Shareholder;
const row = (ownership: string, Shareclass = 'common', price = '0.01') =>
  ({ ownership, Shareclass, price, consideration: 'money' }) as SubscriptionRow;

const classes = [shareClass('common', 'Common', '1'), shareClass('b', 'Class B Common', '0')];
const holders = [holder('a', 'Amélie Tremblay'), holder('o', 'Ömer Yılmaz'), holder('l', 'ليلى حداد')];

test('the cap table of day one adds up to exactly 100.00', () => {
  const { holders: held, ...all } = dayOne(
    holders,
    { a: row('400000'), o: row('300000'), l: row('200000') },
    classes,
  );
  expect(held.map(({ name, shares, owns }) => [name, shares, owns])).toEqual([
    ['Amélie Tremblay', 400_000n, '44.45'],
    ['Ömer Yılmaz', 300_000n, '33.33'],
    ['ليلى حداد', 200_000n, '22.22'],
  ]);
  expect({ ...all, amount: formatDecimal(all.amount, 2) }).toEqual({
    shares: 900_000n,
    amount: '9000.00',
    votesAreSame: true,
    soleClass: 'Common',
  });
});

test('votes are shown apart when a class has none', () => {
  const {
    holders: held,
    votesAreSame,
    soleClass,
  } = dayOne(holders, { a: row('400'), o: row('300'), l: row('300', 'b') }, classes);
  expect([votesAreSame, soleClass]).toEqual([false, undefined]);
  expect(held.map(({ owns, votes }) => [owns, votes])).toEqual([
    ['40.00', '57.14'],
    ['30.00', '42.86'],
    ['30.00', '0.00'],
  ]);
});

test('a row that is no number yet counts as none, and breaks nothing', () => {
  const { shares, holders: held } = dayOne(
    holders,
    { a: row('10'), o: row('ten'), l: row('', 'b', 'x') },
    classes,
  );
  expect([shares, held.map(({ owns }) => owns)]).toEqual([10n, ['100.00', '0.00', '0.00']]);
});
