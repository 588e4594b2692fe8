import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

test('each work begins when those before it are over, also when they failed', async () => {
  const line = oneAtATime();
  const result: string[] = [];
  const work = (name: string, outcome: Promise<unknown>) => async () => {
    result.push(`${name} begins`);
    await outcome;
    result.push(`${name} ends`);
    return name;
  };
  const failing = line(work('first', Promise.reject(new Error('too slow'))));
  const second = line(work('second', Promise.resolve()));
  await expect(failing).rejects.toThrow('too slow');
  expect(await second).toBe('second');
  expect(result).toEqual(['first begins', 'second begins', 'second ends']);
});
