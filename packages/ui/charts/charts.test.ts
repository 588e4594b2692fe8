import { describe, expect, test } from 'vitest';
import { ringPaths } from './Donut.tsx';
import { placeOn, spaced, stackedLabels, stackedPaths } from './steppedPaths.ts';

describe('a ring', () => {
  test('has a path for each part, with a gap between two, and none for nothing', () => {
    const [half, nothing, other] = ringPaths([50, 0, 50]);
    expect(half).toMatch(/^M96\.77 8A88 88 0 0 1 96\.77 184L/);
    expect(nothing).toBe('');
    expect(other).toMatch(/^M95\.23 184A88 88 0 0 1 95\.23 8L/);
  });

  test('is whole where one part is all', () => {
    expect(ringPaths([0, 7])[1]?.match(/M/g)).toHaveLength(2);
    expect(ringPaths([0, 0])).toEqual(['', '']);
  });
});

describe('steps', () => {
  const reach = { from: '2025-01-01', to: '2025-01-11' };

  test('hold until the next date, the last to the end', () => {
    const steps = [
      { on: '2025-01-01', parts: [1, 0] },
      { on: '2025-01-06', parts: [0.25, 0.75] },
    ];
    expect(stackedPaths(steps, reach)).toEqual([
      'M0 0L50 0L50 75L100 75L100 100L50 100L50 100L0 100Z',
      'M0 0L50 0L50 0L100 0L100 75L50 75L50 0L0 0Z',
    ]);
    expect(stackedPaths([], reach)).toEqual([]);
  });

  test('a single day has no width to divide', () => {
    expect(placeOn({ from: '2025-01-01', to: '2025-01-01' }, '2025-01-01')).toBe(0);
    expect(placeOn(reach, '2024-12-01')).toBe(0);
  });

  test('labels that would stand upon each other are left out, the last never', () => {
    const labels = [0, 5, 30, 85, 95, 100].map((at) => ({ key: String(at), at }));
    expect(spaced(labels, 20).map(({ at }) => at)).toEqual([0, 30, 100]);
  });

  test('labels of thin bands move apart and stay in the picture', () => {
    expect(stackedLabels([10, 12, 50], 10)).toEqual([10, 20, 50]);
    expect(stackedLabels([90, 95, 99], 10)).toEqual([80, 90, 100]);
  });
});
