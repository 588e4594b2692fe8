import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish, sortedInSteps } from './stepwise.ts';

test('sorts as an array does, in whatever order things come, and equal ones keep their order', () => {
  const items = fc.array(fc.record({ on: fc.nat(50), place: fc.nat() }), { maxLength: 2000, size: 'max' });
  fc.assert(
    fc.property(items, fc.boolean(), (given, mostlyRise) => {
      const all = mostlyRise ? given.map((one, i) => ({ ...one, on: i % 100 === 7 ? one.on : i })) : given;
      const byDay = (a: { on: number }, b: { on: number }) => a.on - b.on;
      expect(finish(sortedInSteps(all, byDay))).toEqual([...all].sort(byDay));
    }),
    { numRuns: 50 },
  );
});
