import { expect, test } from 'vitest';
import { keepRunning } from './keepRunning.ts';

/** Servers that end when they are told to. */
function servers(startsUntil = Number.POSITIVE_INFINITY) {
  const ends: ((sentence: string) => void)[] = [];
  let stopped = 0;
  const start = async () => {
    if (ends.length >= startsUntil) throw new Error('No room.');
    const died = new Promise<string>((resolve) => ends.push(resolve));
    const stop = async () => {
      stopped += 1;
    };
    return { died, stop };
  };
  return { start, ends, stopped: () => stopped };
}

test('a server that ends is started again, and said to have ended', async () => {
  const { start, ends, stopped } = servers();
  const said: string[] = [];
  const server = await keepRunning(start, (sentence) => void said.push(sentence));
  ends[0]?.('PostgreSQL ended unexpectedly (SIGKILL).');
  await expect.poll(() => ends.length).toBe(2);
  expect(said).toEqual(['PostgreSQL ended unexpectedly (SIGKILL). It is started again.']);
  await server.stop();
  expect(stopped()).toBe(1);
});

test('one that ends for the sixth time within a minute stays ended', async () => {
  const { start, ends } = servers();
  const server = await keepRunning(start, () => undefined);
  for (let times = 1; times <= 6; times += 1) {
    await expect.poll(() => ends.length).toBe(times);
    ends[times - 1]?.(`Ended ${times}.`);
  }
  expect(await server.died).toBe('Ended 6.');
  expect(ends).toHaveLength(6);
});

test('one that does not start again says why', async () => {
  const { start, ends } = servers(1);
  const server = await keepRunning(start, () => undefined);
  ends[0]?.('Ended.');
  expect(await server.died).toBe('PostgreSQL ended and did not start again. No room.');
});
