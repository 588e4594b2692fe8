import type { Act } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import { founded, issue } from '@tabellion/book/testing.ts';
import { expect, test } from 'vitest';
import { inSlicesHere, inThread } from './inThread.ts';
import type { Task } from './messages.ts';

/** Ann and Bo hold shares that end above what is authorized when the class is corrected. */
function history() {
  const story = founded('Ann', 'Bo');
  story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  story.issued('2025-04-14', issue('Bo', 'Common', 400, 2));
  return story;
}

const proposing =
  (before: readonly Act[], additions: readonly Act[]): Task =>
  async (tell) => {
    for (let i = 0; i < before.length; i += 2) await tell({ kind: 'page', acts: before.slice(i, i + 2) });
    await tell({ kind: 'additions', acts: additions });
  };

test('a thread answers what a fold beside it does, with the acts that the anomalies name', async () => {
  const story = history();
  const before = [...story.acts];
  story.replace(story.at(2), '2025-03-12', { authorized: '900' });
  story.issued('2025-03-20', issue('Ann', 'Common', 50, 3));
  const additions = story.acts.slice(before.length);
  const { newAnomalies, difference } = propose(before, additions);
  expect(newAnomalies).not.toEqual([]);
  const expected = {
    anomalies: newAnomalies,
    ...difference,
    acts: story.acts.filter(({ actId }) => newAnomalies.some((one) => one.actId === actId)),
    differences: [],
  };
  expect(await inThread('writes', proposing(before, additions))).toEqual(expected);
  expect(await inSlicesHere(proposing(before, additions))).toEqual(expected);
});

test('threads take turns, and one that fails is not in the way of the next', async () => {
  const story = history();
  const before = story.acts.slice(0, -1);
  const additions = story.acts.slice(-1);
  const broken: Task = async (tell) => {
    await tell({ kind: 'page', acts: before });
    throw new Error('the connection was lost');
  };
  const [failed, died, answered] = await Promise.allSettled([
    inThread('writes', broken),
    inThread('writes', proposing([null as never], additions)),
    inThread('writes', proposing(before, additions)),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'the connection was lost' } });
  expect(died).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
  expect(answered).toMatchObject({ status: 'fulfilled', value: { anomalies: [] } });
});
