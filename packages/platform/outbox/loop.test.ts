import { expect, test } from 'vitest';
import { openLoop } from './loop.ts';

const forEver = 1_000_000;

test('works while there is work, then waits until it is woken', async () => {
  const log: string[] = [];
  const heaps = [2, 0, 1, 0];
  let rested: () => void = () => undefined;
  const rest = () => new Promise<void>((resolve) => (rested = resolve));
  const firstRest = rest();
  const loop = openLoop({
    idleMs: forEver,
    onFault: () => undefined,
    tick: async () => {
      const done = heaps.shift() ?? 0;
      log.push(`did ${done}`);
      if (done === 0) rested();
      return done;
    },
  });
  await firstRest;
  expect(log).toEqual(['did 2', 'did 0']);
  const secondRest = rest();
  loop.wake();
  await secondRest;
  await loop.close();
  expect(log).toEqual(['did 2', 'did 0', 'did 1', 'did 0']);
});

test('a wake during a tick is not lost', async () => {
  let ticks = 0;
  const twice = new Promise<void>((resolve) => {
    const loop = openLoop({
      idleMs: forEver,
      onFault: () => undefined,
      tick: async () => {
        ticks += 1;
        await Promise.resolve();
        if (ticks === 1) loop.wake();
        else void loop.close().then(resolve);
        return 0;
      },
    });
  });
  await twice;
  expect(ticks).toBe(2);
});

test('a tick that throws is told, and does not end the loop', async () => {
  const faults: unknown[] = [];
  let ticks = 0;
  const over = new Promise<void>((resolve) => {
    const loop = openLoop({
      idleMs: 1,
      onFault: (error) => faults.push(error),
      tick: async () => {
        ticks += 1;
        if (ticks === 1) throw new Error('the database is gone');
        void loop.close().then(resolve);
        return 0;
      },
    });
  });
  await over;
  expect(faults).toEqual([new Error('the database is gone')]);
});
