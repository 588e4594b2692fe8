import { expect, test } from 'vitest';
import { readTurns, TooBusy } from './readTurns.ts';

const few = { most: 3, mostBesideWrites: 1, mostWaiting: 2, patienceMs: 60_000 };

/** Work that ends when it is told to. */
function openWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isBegun = false;
  const work = () => {
    isBegun = true;
    return ended;
  };
  return { work, end, isBegun: () => isBegun };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('as many readings run as there are turns, and the next one begins when one ends', async () => {
  const turns = readTurns(few);
  const [first, second, third, fourth] = [openWork(), openWork(), openWork(), openWork()];
  const running = [first, second, third, fourth].map(({ work }) => turns.reading(work));
  await settled();
  expect([first, second, third, fourth].map(({ isBegun }) => isBegun())).toEqual([true, true, true, false]);
  second.end();
  await settled();
  expect(fourth.isBegun()).toBe(true);
  for (const { end } of [first, third, fourth]) end();
  await Promise.all(running);
});

test('a write never waits, and beside it fewer readings run', async () => {
  const turns = readTurns(few);
  const write = openWork();
  const readings = [openWork(), openWork()];
  const running = [turns.writing(write.work), ...readings.map(({ work }) => turns.reading(work))];
  await settled();
  expect(write.isBegun()).toBe(true);
  expect(readings.map(({ isBegun }) => isBegun())).toEqual([true, false]);
  write.end();
  await settled();
  expect(readings.map(({ isBegun }) => isBegun())).toEqual([true, true]);
  for (const { end } of readings) end();
  await Promise.all(running);
});

test('what fails gives its turn on', async () => {
  const turns = readTurns({ ...few, most: 1 });
  const failing = turns.reading(() => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await turns.reading(async () => 'read')).toBe('read');
});

test('one more than may wait is refused at once, and who waits too long is refused then', async () => {
  const turns = readTurns({ ...few, most: 1, patienceMs: 1 });
  const long = openWork();
  const running = turns.reading(long.work);
  const waiting = [1, 2].map(() => turns.reading(async () => 'never'));
  await expect(turns.reading(async () => 'never')).rejects.toThrow(TooBusy);
  for (const one of waiting) await expect(one).rejects.toThrow(TooBusy);
  long.end();
  await running;
  expect(await turns.reading(async () => 'read')).toBe('read');
});
