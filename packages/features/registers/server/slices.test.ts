import { expect, test } from 'vitest';
import { inSlices } from './slices.ts';

function* busyFor(millis: number) {
  const end = performance.now() + millis;
  while (performance.now() < end) yield;
  return 'done';
}

test('work ends between two slices once nobody waits for it', async () => {
  let slices = 0;
  const goOn = () => {
    slices += 1;
    if (slices === 2) throw new Error('gone');
  };
  await expect(inSlices(busyFor(5_000), goOn)).rejects.toThrow('gone');
  expect(await inSlices(busyFor(1))).toBe('done');
});
