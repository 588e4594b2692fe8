import { expect, test } from 'vitest';
import { closeWithin } from './closing.ts';

const closing = (ended: string[], name: string, ms: number) => ({
  close: () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        ended.push(name);
        resolve();
      }, ms).unref();
    }),
});

test('waits for all, and for no longer than it takes', async () => {
  const ended: string[] = [];
  const began = performance.now();
  await closeWithin(10_000, [closing(ended, 'host', 30), closing(ended, 'worker', 10)]);
  expect(ended).toEqual(['worker', 'host']);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('leaves what hangs behind when the time is over', async () => {
  const ended: string[] = [];
  await closeWithin(50, [{ close: () => new Promise(() => undefined) }, closing(ended, 'worker', 10)]);
  expect(ended).toEqual(['worker']);
});
