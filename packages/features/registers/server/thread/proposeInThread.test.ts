import type { Act } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import { founded, issue } from '@tabellion/book/testing.ts';
import { expect, test } from 'vitest';
import { proposeInThread } from './proposeInThread.ts';

/** Ann and Bo hold shares that end above what is authorized when the class is corrected. */
function history() {
  const story = founded('Ann', 'Bo');
  story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  story.issued('2025-04-14', issue('Bo', 'Common', 400, 2));
  return story;
}

async function* paged<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let i = 0; i < items.length; i += 2) yield items.slice(i, i + 2);
}

test('a thread answers what a fold beside it does, with the acts that the anomalies name', async () => {
  const story = history();
  const before = [...story.acts];
  story.replace(story.at(2), '2025-03-12', { authorized: '900' });
  story.issued('2025-03-20', issue('Ann', 'Common', 50, 3));
  const additions = story.acts.slice(before.length);
  const { newAnomalies, difference } = propose(before, additions);
  expect(newAnomalies).not.toEqual([]);
  const there = await proposeInThread(() => paged(before), additions);
  expect(there).toEqual({
    newAnomalies,
    difference,
    acts: story.acts.filter(({ actId }) => newAnomalies.some((one) => one.actId === actId)),
  });
});

test('threads take turns, and one that fails is not in the way of the next', async () => {
  const story = history();
  const before = story.acts.slice(0, -1);
  const additions = story.acts.slice(-1);
  const broken = async function* (): AsyncGenerator<typeof before> {
    yield before;
    throw new Error('the connection was lost');
  };
  const nonsense = () => paged<Act>([null as never]);
  const [failed, died, answered] = await Promise.allSettled([
    proposeInThread(broken, additions),
    proposeInThread(nonsense, additions),
    proposeInThread(() => paged(before), additions),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'the connection was lost' } });
  expect(died).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
  expect(answered).toMatchObject({ status: 'fulfilled', value: { newAnomalies: [] } });
});
