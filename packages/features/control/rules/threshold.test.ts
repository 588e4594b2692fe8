import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QuarterThresholdTracker } from './threshold.ts';

/** Shares of somebody, or their end, or another whole. */
const steps = fc.array(
  fc.oneof(
    fc.record({ key: fc.integer({ min: 0, max: 5 }), amount: fc.bigInt({ min: 0n, max: 40n }) }),
    fc.record({ key: fc.integer({ min: 0, max: 5 }), amount: fc.constant(null) }),
    fc.record({ whole: fc.option(fc.bigInt({ min: 0n, max: 160n })) }),
  ),
  { maxLength: 60 },
);

test('whoever attributions exactly a quarter of the whole is told, however both move', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const above = new Set<number>();
      const bar = new QuarterThresholdTracker<number>((key, isAbove) => {
        // Each crossing is one: nobody is told of twice.
        expect(above.has(key)).toBe(!isAbove);
        if (isAbove) above.add(key);
        else above.delete(key);
      });
      const amounts = new Map<number, bigint>();
      let whole: bigint | null = null;
      for (const step of all) {
        if ('whole' in step) {
          whole = step.whole;
          bar.moveTo(whole);
        } else if (step.amount === null) {
          amounts.delete(step.key);
          bar.drop(step.key);
        } else {
          amounts.set(step.key, step.amount);
          bar.put(step.key, step.amount);
        }
        const attributed = [...amounts].filter(
          ([, amount]) => whole !== null && whole > 0n && amount * 4n >= whole,
        );
        expect([...above].sort()).toEqual(attributed.map(([key]) => key).sort());
      }
    }),
  );
});
