import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { serialize } from './serialize.ts';

/** Works that are over when they are told so. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<Result<string, Refusal>>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(ok(name)));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

const turns = async () => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};

test('Works of one company come one after the other, those of another and of the other queue at once', async () => {
  const { begun, work, end } = works();
  const all = [
    serialize(['maple', 'records'], work('a')),
    serialize(['maple', 'records'], work('b'), async (turn) => {
      begun.push('b stands aside');
      await turn();
      begun.push('b comes back');
    }),
    serialize(['cedar', 'records'], work('other')),
    serialize(['maple', 'previews'], work('preview')),
  ];
  await turns();
  expect(begun).toEqual(['a', 'b stands aside', 'other', 'preview']);
  end('a');
  await turns();
  expect(begun.slice(4)).toEqual(['b comes back', 'b']);
  for (const name of ['b', 'other', 'preview']) end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'other', 'preview'].map(ok));
});

test('A work that fails or is refused keeps nobody after it from his turn', async () => {
  const all = await Promise.allSettled([
    serialize(['maple', 'records'], () => Promise.reject(new Error('out of ink'))),
    serialize(['maple', 'records'], async () => refuse('GENERAL.STALE')),
    serialize(['maple', 'records'], async () => ok('third')),
  ]);
  expect(all).toMatchObject([
    { status: 'rejected' },
    { value: { ok: false, error: { textCode: 'GENERAL.STALE' } } },
    { value: ok('third') },
  ]);
});

afterEach(() => vi.useRealTimers());

test('Whose turn does not come in time is told that somebody else is saving; those after him come when that is over', async () => {
  vi.useFakeTimers();
  const { work, end } = works();
  const first = serialize(['maple', 'records'], work('first'));
  const second = serialize(['maple', 'records'], async () => ok('second'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await second).toMatchObject({ ok: false, error: { textCode: 'REGISTERS.HELD_UP' } });
  const third = serialize(['maple', 'records'], async () => ok('third'));
  end('first');
  expect([await first, await third]).toEqual([ok('first'), ok('third')]);
});

test('So many wait for one company; one more is told to come again, and comes when the line is shorter', async () => {
  const { work, end } = works();
  const line = [
    serialize(['maple', 'records'], work('first')),
    ...Array.from({ length: 99 }, () => serialize(['maple', 'records'], async () => ok('next'))),
  ];
  const late = () => serialize(['maple', 'records'], async () => ok('late'));
  expect(await late()).toMatchObject({ ok: false, error: { textCode: 'GENERAL.TOO_MANY' } });
  end('first');
  await Promise.all(line);
  expect(await late()).toEqual(ok('late'));
});
