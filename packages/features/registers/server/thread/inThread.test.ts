import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { SplitPayload } from '@tabellion/book/acts/split.ts';
import { propose } from '@tabellion/book/amend.ts';
import { subjectsOf } from '@tabellion/book/readWriteSets.ts';
import { founded, idOf, issue, part, Story } from '@tabellion/book/testing.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { describe, expect, test } from 'vitest';
import { doesNotFit } from '../../rules/conflicts.ts';
import { byLength, inSlicesHere, inThread } from './inThread.ts';
import { emptyAnswer, type Task } from './messages.ts';
import { areLong, threadInputsOf } from './parts.ts';

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
    for (const act of additions) for (const part of threadInputsOf(act)) await tell(part);
    await tell({ kind: 'propose', isLong: areLong(additions) });
  };

const answersOf = async (task: Task) => [await inThread('writes', task), await inSlicesHere(task)];

test('a thread answers what a fold beside it does: the rows to write', async () => {
  const story = history();
  const before = [...story.acts];
  story.issued('2025-03-20', issue('Ann', 'Common', 50, 3));
  const additions = story.acts.slice(before.length);
  const { difference } = propose(before, additions);
  const expected = { ...emptyAnswer(), ...difference };
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
  const expected = { ...emptyAnswer(), refusals: [refusal] };
  expect(await answersOf(proposing(before, additions))).toEqual([expected, expected]);
});

test('a long history is folded in a thread and a short one here, with one answer', async () => {
  const story = history();
  const before = [...story.acts];
  story.issued('2025-03-20', issue('Ann', 'Common', 50, 3));
  const task = proposing(before, story.acts.slice(before.length));
  expect(await byLength('writes', 20_001, task)).toEqual(await byLength('writes', 1, task));
});

describe('an act that lists more than the event loop bears', () => {
  /** A class of 1,100 certificates, each of which is reissued as three. */
  function division(differs: Partial<SplitPayload> = {}): {
    before: readonly Act[];
    additions: readonly Act[];
  } {
    const story = founded('Ann');
    story.issued('2025-03-14', ...Array.from({ length: 1100 }, (_, i) => issue('Ann', 'Common', 1, i + 1)));
    const before = [...story.acts];
    const classId = idOf('Common');
    const reissued = Array.from({ length: 1100 }, (_, i) => ({
      source: { securityId: idOf(`CO-${i + 1}`), classId, personId: idOf('Ann'), quantity: '1' },
      into: part({ shares: 3, serial: 2001 + i }),
    }));
    story.record('class.split', '2025-06-01', {
      classId,
      ratio: { numerator: '3', denominator: '1' },
      reissued,
      resolution: null,
      fractions: { per: 'certificate', rounding: 'down', cash: null },
      registryCertificate: null,
      spoiled: [],
      ...differs,
    });
    return { before, additions: story.acts.slice(before.length) };
  }

  test('is told in parts, and folded and spelled in the thread', async () => {
    const { before, additions } = division();
    const [act] = additions;
    const { difference } = propose(before, additions);
    const answer = await inThread('writes', proposing(before, additions));
    expect([answer.refusals, answer.close, answer.open]).toEqual([[], difference.close, difference.open]);
    expect(answer.acts).toEqual([canonicalJson(act)]);
    expect(answer.subjects.flatMap((text) => JSON.parse(text))).toEqual(additions.flatMap(subjectsOf));
    expect(Math.max(...answer.subjects.map((text) => JSON.parse(text).length))).toBeLessThanOrEqual(1000);
  });

  test('is checked there', async () => {
    const { before, additions } = division({ ratio: { numerator: '2', denominator: '1' } });
    const { refusals, acts } = await inThread('writes', proposing(before, additions));
    expect(refusals).toMatchObject([
      {
        textCode: 'REGISTERS.PAYLOAD_INVALID',
        fields: [{ path: 'reissued', textCode: 'GENERAL.FIELD_INVALID' }],
      },
    ]);
    expect(acts).toEqual([]);
  });
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
