import { expect, test } from 'vitest';
import { askProcess } from './boundedProcess.ts';
import type { Order } from './testing-process.ts';

const entry = new URL('./testing-process.ts', import.meta.url);

const never = 600_000;

function ask(order: Pick<Order, 'does' | 'restMs'>, patienceMs: number) {
  const limits = { cpuSeconds: 1, megabytes: 512 };
  return askProcess<Order, string>(entry, { ...order, limits }, { limits, patienceMs });
}

test('a process that gets nothing of the processor for longer than it may compute is not over its limit', async () => {
  expect(await ask({ does: 'rests', restMs: 2_000 }, never)).toEqual({ is: 'answered', answer: 'rested' });
});

test('a process that computes without end is over its limit, however slowly it gets there', async () => {
  expect(await ask({ does: 'computes', restMs: 0 }, never)).toEqual({ is: 'exceeded' });
});

test('a process that has not answered when its asker gives up says nothing of its file', async () => {
  expect(await ask({ does: 'rests', restMs: never }, 3_000)).toEqual({ is: 'busy' });
  expect(await ask({ does: 'rests', restMs: never }, 1)).toEqual({ is: 'busy' });
});
