import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { expect, test } from 'vitest';
import type { Issuance, ShareClass, Shareholder } from '../../../shares/shapes.ts';
import { dayOne, held, organizedBy } from './dayOne.ts';
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

test('shares without a resolution of their own rest on the organizing one', () => {
  const issued = { state: 'issued', sources: 'Treasury', resolution_on: null, issuance_date: '2025-03-14' };
  const by = (more: Partial<Issuance>, on: string | null = '2025-03-14') =>
    organizedBy({ ...issued, ...more } as Issuance, on);
  expect([by({}), by({ state: 'ended' }), by({ issuance_date: '2025-04-02' })]).toEqual(
    Array(3).fill('2025-03-14'),
  );
  expect([
    by({ resolution_on: '2025-03-20' }),
    by({ sources: 'Shareholder' }),
    by({ state: 'subscribed' }),
    by({ issuance_date: '2025-03-13' }),
    by({}, null),
  ]).toEqual(Array(5).fill(null));
});

test('a subscription that waits is nobody’s shares yet', () => {
  const [amelie, omer] = [holder('a', 'Amélie Tremblay'), holder('o', 'Ömer Yılmaz')];
  const issued = { ...amelie, issuances: [{ _id: 'a', state: 'issued' }] } as Shareholder;
  const waiting = { ...omer, issuances: [{ _id: 'o', state: 'subscribed' }] } as Shareholder;
  const { holders: holding, shares } = dayOne(
    held([issued, waiting]),
    { a: row('1050000'), o: row('25000') },
    classes,
  );
  expect([holding.map(({ name, owns }) => [name, owns]), shares]).toEqual([
    [['Amélie Tremblay', '100.00']],
    1_050_000n,
  ]);
});
