import type { KindName } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import {
  bodyOf,
  isOfShareholders,
  mapResolutions,
  needsSpecial,
  nextNumber,
  resolutionsIn,
  restsOnOrganizing,
} from './resolutions.ts';

const on = plainDate('2025-03-14');
const resolution = { number: 'D-2025-02', date: on };

const of = (kind: KindName) => ({ kind, payload: null });

test('finds the resolution of an act, of an amendment and of the balance of a transfer', () => {
  const named = (payload: object | null) => resolutionsIn({ kind: 'transferred', payload }).length;
  expect([
    named({ resolution }),
    named({ amendment: { resolution } }),
    named({ balance: { resolution } }),
  ]).toEqual([1, 1, 1]);
  expect([named({ resolution: null, amendment: null }), named({}), named(null)]).toEqual([0, 0, 0]);
});

test('spells every one of them, and leaves an act without any as it is', () => {
  const spelled = { resolutionId: 'r', ...resolution };
  const act = {
    kind: 'transferred',
    payload: { quantity: '1', resolution, balance: { resolution, keeps: 1 } },
  } as const;
  expect(mapResolutions(act, (named) => ({ resolutionId: 'r', ...named })).payload).toEqual({
    quantity: '1',
    resolution: spelled,
    balance: { resolution: spelled, keeps: 1 },
  });
  const none = { kind: 'issued', payload: { resolution: null } } as const;
  expect(mapResolutions(none, () => spelled)).toBe(none);
});

test('shareholders amend the articles, directors issue shares', () => {
  expect([
    bodyOf(of('name.changed')),
    bodyOf(of('class.split')),
    bodyOf(of('issued')),
    bodyOf(of('address.changed')),
    bodyOf(of('ceased'), 'D-2025-02'),
    bodyOf(of('ceased'), 'S-2025-02'),
    // A number name, which directors change alone.
    bodyOf({ kind: 'name.changed', payload: { ofNumberName: true } }, 'D-2025-02'),
  ]).toEqual([
    'shareholders',
    'shareholders',
    'directors',
    'directors',
    'directors',
    'shareholders',
    'directors',
  ]);
});

test('directors pay for the fractions of a division that shareholders pass, by a number of their own', () => {
  const payload = { resolution: { number: 'S-2025-02', date: on }, acquired: { resolution } };
  const divided = (number: string) => bodyOf({ kind: 'class.consolidated', payload }, number);
  expect([divided('D-2025-02'), divided('S-2025-02'), divided('D-2025-03')]).toEqual([
    'directors',
    'shareholders',
    'shareholders',
  ]);
  expect(resolutionsIn({ kind: 'class.consolidated', payload }).map(({ number }) => number)).toEqual([
    'S-2025-02',
    'D-2025-02',
  ]);
  const theirs = { number: 'Written resolution 4' };
  expect([
    isOfShareholders('S-2025-09'),
    isOfShareholders('written resolution 4', theirs),
    isOfShareholders('D-2025-02', theirs),
  ]).toEqual([true, true, false]);
});

test('numbers the directors’ resolutions of a year, past those that are taken', () => {
  expect(nextNumber(on, new Set())).toBe('D-2025-01');
  expect(nextNumber(on, new Set(['D-2025-01', 'D-2025-02', 'D-2024-03']))).toBe('D-2025-03');
  expect(nextNumber(on, new Set(['D-2025-01']), 'shareholders')).toBe('S-2025-01');
});

test('officers and shares of a founding rest on the organizing resolution unless they name their own', () => {
  const draft = (more: object): DraftAct =>
    ({
      kind: 'issued',
      payload: { resolution: null },
      dating: { latestOf: ['certificate', 'resolution'] },
      ...more,
    }) as never;
  expect(restsOnOrganizing(draft({}))).toBe(true);
  expect(restsOnOrganizing(draft({ kind: 'appointed' }))).toBe(true);
  expect(restsOnOrganizing(draft({ payload: { resolution } }))).toBe(false);
  expect(restsOnOrganizing(draft({ dating: { latestOf: ['resolution', 'payment'] } }))).toBe(false);
  expect(restsOnOrganizing(draft({ dating: { on } }))).toBe(false);
});

test('amendments, divisions, a dissolution and a move of the office need a special resolution, which no annual one is (s. 173(1))', () => {
  const needs = (kind: string, payload: object) =>
    needsSpecial({ kind, payload } as Parameters<typeof needsSpecial>[0]);
  expect(needs('name.changed', {})).toBe(true);
  expect(needs('class.split', {})).toBe(true);
  expect(needs('dissolved', {})).toBe(true);
  expect(needs('address.changed', { place: 'registered' })).toBe(true);
  expect(needs('address.changed', { place: 'records' })).toBe(false);
  expect(needs('name.changed', { ofNumberName: true })).toBe(false);
  expect(needs('class.created', { seriesOf: 'preferred' })).toBe(false);
  expect(needs('auditor.appointed', {})).toBe(false);
  expect(needs('ceased', {})).toBe(false);
});
