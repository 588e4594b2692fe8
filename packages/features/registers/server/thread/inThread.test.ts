import type { Act } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import { founded, issue, Story } from '@tabellion/book/testing.ts';
import { expect, test } from 'vitest';
import { doesNotFit } from '../../rules/unfit.ts';
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
    for (let i = 0; i < before.length; i += 2)
      await tell({ kind: 'page', acts: JSON.stringify(before.slice(i, i + 2)) });
    await tell({ kind: 'additions', acts: additions });
  };

const answersOf = async (task: Task) => [await inThread('writes', task), await inSlicesHere(task)];

test('a thread answers what a fold beside it does: the rows to write', async () => {
  const story = history();
  const before = [...story.acts];
  story.issued('2025-03-20', issue('Ann', 'Common', 50, 3));
  const additions = story.acts.slice(before.length);
  const { difference } = propose(before, additions);
  const expected = { refusals: [], ...difference, differences: [] };
  expect(await answersOf(proposing(before, additions))).toEqual([expected, expected]);
});

test('a thread answers what a fold beside it does: which acts are in the way', async () => {
  const story = history();
  const before = [...story.acts];
  story.replace(story.at(2), '2025-03-12', { authorized: '900' });
  const additions = story.acts.slice(before.length);
  const { newAnomalies } = propose(before, additions);
  expect(newAnomalies).not.toEqual([]);
  const refusal = doesNotFit(newAnomalies, story.acts);
  const expected = { refusals: [refusal], close: [], open: [], differences: [] };
  expect(await answersOf(proposing(before, additions))).toEqual([expected, expected]);
});

test('others have their turn between any two pieces of a long answer', async () => {
  const story = new Story();
  story.incorporated();
  for (let i = 0; i < 3000; i++) story.person(`Person ${i}`);
  let [turns, isOver] = [0, false];
  const takeTurns = () => {
    turns++;
    if (!isOver) setImmediate(takeTurns);
  };
  // Counted only once the thread has folded: from then on it is asked for its pieces.
  const { open } = await inThread('writes', async (tell) => {
    await proposing([], story.acts)(tell);
    takeTurns();
  });
  isOver = true;
  expect(open).toHaveLength(3001);
  expect(turns).toBeGreaterThanOrEqual(Math.ceil(3001 / 500));
});

test('a refusal names the first thousand of the acts in its way, and says how many there are', async () => {
  const story = new Story();
  const incorporated = story.incorporated();
  for (let i = 0; i < 1200; i++) story.shareClass(`Series ${i}`);
  const before = [...story.acts];
  story.void(incorporated);
  const [here, there] = await answersOf(proposing(before, story.acts.slice(before.length)));
  const data = here?.refusals[0]?.data as { acts: { actId: string }[]; count: number };
  expect(data.count).toBe(1200);
  expect(data.acts.map(({ actId }) => actId)).toEqual(before.slice(1, 1001).map(({ actId }) => actId));
  expect(there).toEqual(here);
});

test('threads take turns, and one that fails is not in the way of the next', async () => {
  const story = history();
  const before = story.acts.slice(0, -1);
  const additions = story.acts.slice(-1);
  const broken: Task = async (tell) => {
    await tell({ kind: 'page', acts: JSON.stringify(before) });
    throw new Error('the connection was lost');
  };
  const [failed, died, answered] = await Promise.allSettled([
    inThread('writes', broken),
    inThread('writes', proposing([null as never], additions)),
    inThread('writes', proposing(before, additions)),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'the connection was lost' } });
  expect(died).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
  expect(answered).toMatchObject({ status: 'fulfilled', value: { refusals: [] } });
});
