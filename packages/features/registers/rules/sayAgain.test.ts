import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { founded, idOf, issue, sourceOf } from '@tabellion/book/testing.ts';
import { expect, test } from 'vitest';
import { sayAgain, sharesOpenedBy } from './sayAgain.ts';

const story = founded('Ann', 'Bo');
const issued = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
const moved = story.transferred(
  '2025-06-01',
  sourceOf(story, 'CO-1'),
  [{ holder: 'Bo', shares: 100, serial: 2 }],
  { shares: 500, serial: 3 },
);
const held = new Map<string, string>();
const again = (act: ChangeAct, say: Record<string, string>, shares = held) =>
  sayAgain(act, { say, held: shares, newId: () => idOf('new') });
const refused = (act: ChangeAct, say: Record<string, string>) => {
  const said = again(act, say);
  return said.ok ? [] : said.error.map(({ path, textCode }) => `${path} ${textCode}`);
};

test('what is paid follows the number of shares, and what is not told stays', () => {
  const before = issued.kind === 'issued' ? issued.payload : undefined;
  const one = before?.issues[0];
  const amount = String(Number(one?.price) * 500);
  expect(again(issued, { 'issues.0.quantity': '500' })).toEqual({
    ok: true,
    value: {
      ...before,
      issues: [{ ...one, quantity: '500', consideration: { kind: 'money', amount } }],
    },
  });
});

test('what a transferor keeps follows what he gives, and what he held', () => {
  const kept = (say: Record<string, string>, shares = held) => {
    const said = again(moved, say, shares);
    return said.ok && 'balance' in said.value ? said.value.balance : said;
  };
  expect(kept({ 'transfers.0.quantity': '150' })).toMatchObject({ quantity: '450' });
  const source = moved.kind === 'transferred' ? moved.payload.source.securityId : '';
  expect(kept({ 'transfers.0.quantity': '150' }, new Map([[source, '700']]))).toMatchObject({
    quantity: '550',
  });
  expect(kept({ 'transfers.0.quantity': '600' })).toBeNull();
});

test('what cannot be said is refused at its name', () => {
  expect(refused(issued, { 'issues.0.holder': 'x' })).toEqual(['issues.0.holder GENERAL.FIELD_UNKNOWN']);
  expect(refused(issued, { 'issues.0.quantity': '' })).toEqual(['issues.0.quantity GENERAL.FIELD_REQUIRED']);
  expect(refused(issued, { 'issues.0.paidOn': '2025-02-30' })).toEqual([
    'issues.0.paidOn GENERAL.NOT_A_DATE',
  ]);
  expect(refused(moved, { 'transfers.0.quantity': '601' })).toEqual([
    'transfers.0.quantity SHARES.ABOVE_CERTIFICATE',
  ]);
});

test('shares of the certificates that an act opens are told by their ids', () => {
  expect([...sharesOpenedBy('transferred', moved.payload).values()]).toEqual(['100', '500']);
});
