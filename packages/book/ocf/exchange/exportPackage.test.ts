import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { stock } from '../testing.ts';
import { exportObjects } from './exportPackage.ts';
import type { ImportedAct } from './importedAct.ts';
import { importPackage } from './importPackage.ts';
import { countingIds } from './testing.ts';
import { bought, cancelled, indexOf, issued, later, transfer } from './testing-import.ts';

test('what acts hold is written as it was read; members that none holds go along', () => {
  const more = { ...later, stock_legend_ids: ['legend'], comments: ['a remark'], cost_basis: undefined };
  const index = indexOf([
    ...issued,
    { ...transfer[0], ...more },
    ...transfer.slice(1),
    ...bought,
    ...cancelled,
  ]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});

test('a number keeps its spelling, as long as it is the same number', () => {
  const index = indexOf([
    stock('C-1', 'alice', '+0600.0', { share_price: { amount: '1.50', currency: 'CAD' } }),
  ]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(imported.acts.find(({ kind }) => kind === 'issued')).toMatchObject({
    payload: { issues: [{ quantity: '600', price: '1.5', consideration: { amount: '900' } }] },
  });
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});

test('a corrected act leaves corrected, with what it does not hold untouched', () => {
  const index = indexOf([stock('C-1', 'alice', '600', { comments: ['a remark'] })]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  const corrected = imported.acts.map((act): ImportedAct => {
    if (act.kind !== 'issued') return act;
    const issues = act.payload.issues.map((one) => ({
      ...one,
      quantity: '700',
      personId: ids.idOf('person', 'bob'),
    }));
    return { ...act, effectiveOn: plainDate('2024-02-02'), payload: { ...act.payload, issues } };
  });
  const made = [...exportObjects({ ...imported, acts: corrected }, ids).values()];
  expect(made.find((one) => one.id === 'issue-C-1')).toMatchObject({
    quantity: '700',
    stakeholder_id: 'bob',
    date: '2024-02-02',
    comments: ['a remark'],
    custom_id: 'C-1',
  });
});
