import { expect, test } from 'vitest';
import { fairLine } from './fairLine.ts';

/** Works that note when they begin, and end when they are told so. */
function works(most: number) {
  const line = fairLine(most);
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const add = (company: string, name: string) =>
    line(company, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failure) => (failure === undefined ? resolve(name) : reject(failure)));
      });
    });
  const turns = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, add, turns, end: (name: string, failure?: Error) => ends.get(name)?.(failure) };
}

test('one slow work keeps only those of its own company waiting', async () => {
  const { begun, add, end, turns } = works(2);
  const all = [add('maple', 'slow'), add('maple', 'next'), add('cedar', 'quick'), add('birch', 'third')];
  await turns();
  expect(begun).toEqual(['slow', 'quick']);
  end('quick');
  await turns();
  expect(begun).toEqual(['slow', 'quick', 'third']);
  end('slow');
  await turns();
  expect(begun.at(-1)).toBe('next');
  for (const name of ['third', 'next']) end(name);
  expect(await Promise.all(all)).toEqual(['slow', 'next', 'quick', 'third']);
});

test('the next begins also where the one before it failed', async () => {
  const { begun, add, end, turns } = works(1);
  const [failing, second] = [add('maple', 'first'), add('maple', 'second')];
  await turns();
  end('first', new Error('too slow'));
  await expect(failing).rejects.toThrow('too slow');
  await turns();
  expect(begun).toEqual(['first', 'second']);
  end('second');
  expect(await second).toBe('second');
});
