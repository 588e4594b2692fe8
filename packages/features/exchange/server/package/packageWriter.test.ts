import { fold } from '@tabellion/book/fold.ts';
import { effectiveActsInSteps } from '@tabellion/book/order.ts';
import { finish } from '@tabellion/book/stepwise.ts';
import { founded, idOf, issue } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { aboutIn, lossesOf, lostCapital } from './packageWriter.ts';

test('acts that the format cannot say are counted by kind, with their first and last day and what they are about', () => {
  const on = (kind: 'vesting.stopped' | 'rights.adjusted', day: string) => ({
    root: `${kind} ${day}`,
    kind,
    on: plainDate(day),
  });
  const inexact = [
    on('vesting.stopped', '2026-06-30'),
    on('rights.adjusted', '2026-07-01'),
    on('vesting.stopped', '2026-01-15'),
  ];
  const object = { object_type: 'VESTING_TERMS', id: 'gone' };
  const aboutOf = (root: string) => (root.startsWith('rights') ? [] : ['OP-1', `CS-${root.slice(-2)}`]);
  expect(lossesOf({ inexact, leftOut: [{ object, isHeld: false, stored: null }] }, aboutOf)).toEqual({
    acts: [
      {
        kind: 'vesting.stopped',
        count: 2,
        from: '2026-01-15',
        to: '2026-06-30',
        about: ['OP-1', 'CS-30', 'CS-15'],
        more: 0,
      },
      { kind: 'rights.adjusted', count: 1, from: '2026-07-01', to: '2026-07-01', about: [], more: 0 },
    ],
    leftOut: 1,
  });
});

test('an act is about its class, or the certificates and instruments that it names', () => {
  const story = founded('Ann');
  story.record('issued', '2025-04-01', { issues: [issue('Ann', 'Common', 100, 1)], resolution: null });
  const acts = finish(effectiveActsInSteps(story.acts));
  const about = acts.map((act) => [act.kind, ...aboutIn(fold(story.acts), act)].join(' '));
  expect(about).toEqual(expect.arrayContaining(['class.created Common', 'issued CO-1']));
});

test('a class whose stated capital the package tells otherwise is told in dollars', () => {
  const story = founded('Ann');
  story.record('issued', '2025-04-01', { issues: [issue('Ann', 'Common', 100, 1)], resolution: null });
  const object = { object_type: 'STOCK_CLASS', id: idOf('Common') };
  const made = { manifest: {}, objects: { stock_classes_files: [object] } };
  expect(lostCapital(fold(story.acts), made, plainDate('2025-12-31'))).toEqual([
    { className: 'Common', inRegisters: '100.00', inPackage: '0.00' },
  ]);
});
