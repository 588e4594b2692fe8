import { describe, expect, test } from 'vitest';
import { option, plan, stock, stockClass, transaction } from '../testing.ts';
import { issued, later, problemsOf, transfer } from '../testing-check.ts';

describe('bounds', () => {
  const classes = [stockClass('COM', { initial_shares_authorized: '1000' })];
  const more = transaction('STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT', 'more', {
    stock_class_id: 'COM',
    new_shares_authorized: '2000',
    date: '2024-05-01',
  });

  test('as many shares as are authorized', () => {
    expect(problemsOf({ classes, transactions: issued })).toEqual([]);
    const above = [...issued, stock('C-3', 'bob', '1', { date: '2024-03-01' })];
    expect(problemsOf({ classes, transactions: above })).toEqual([['class_above_authorized', 'issue-C-3']]);
    expect(problemsOf({ classes, transactions: [...above, more] })).toEqual([
      ['class_above_authorized', 'issue-C-3'],
    ]);
    const after = [...issued, more, stock('C-3', 'bob', '1000', { date: '2024-05-01' })];
    expect(problemsOf({ classes, transactions: after })).toEqual([]);
  });

  test('a transfer passes no bound, and a repurchase makes room', () => {
    const moved = [...issued, stock('C-3', 'alice', '400', later), transfer({})];
    expect(problemsOf({ classes, transactions: moved })).toEqual([]);
    const bought = transaction('STOCK_CANCELLATION', 'cancel', {
      security_id: 'C-2',
      quantity: '400',
      reason_text: 'x',
    });
    const again = [...issued, bought, stock('C-3', 'bob', '400', later)];
    expect(problemsOf({ classes, transactions: again })).toEqual([]);
  });

  test('as many shares of all classes as are authorized for the issuer', () => {
    const issuer = { initial_shares_authorized: '999' };
    expect(problemsOf({ issuer, transactions: issued })).toEqual([['issuer_above_authorized', 'issue-C-2']]);
  });

  test('as many grants as the plan reserves; what is cancelled can be granted again', () => {
    const whole = option('O-1', 'bob', '1000');
    expect(problemsOf([whole])).toEqual([]);
    expect(problemsOf([whole, option('O-2', 'alice', '1', later)])).toEqual([['above_pool', 'grant-O-2']]);
    const cancelled = transaction('EQUITY_COMPENSATION_CANCELLATION', 'cancel', {
      security_id: 'O-1',
      quantity: '1000',
      reason_text: 'left',
      date: '2024-05-01',
    });
    const again = [whole, cancelled, option('O-2', 'alice', '1000', later)];
    expect(problemsOf(again)).toEqual([]);
    const plans = [plan({ default_cancellation_behavior: 'RETIRE' })];
    expect(problemsOf({ plans, transactions: again })).toEqual([['above_pool', 'grant-O-2']]);
    const returned = transaction('STOCK_PLAN_RETURN_TO_POOL', 'return', {
      security_id: 'O-1',
      quantity: '1000',
      stock_plan_id: 'plan',
      reason_text: 'left',
      date: '2024-05-01',
    });
    expect(problemsOf({ plans, transactions: [...again, returned] })).toEqual([]);
  });

  test('what results from another grant takes nothing new', () => {
    const moved = transaction('EQUITY_COMPENSATION_TRANSFER', 'move', {
      security_id: 'O-1',
      quantity: '1000',
      resulting_security_ids: ['O-2'],
    });
    expect(problemsOf([option('O-1', 'bob', '1000'), option('O-2', 'alice', '1000', later), moved])).toEqual(
      [],
    );
  });
});
