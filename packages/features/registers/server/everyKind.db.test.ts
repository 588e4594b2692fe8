/** Random histories of every kind of act, judged and stored by the registers as the book says. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { kinds } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import { TABLE_NAMES } from '@tabellion/book/entities.ts';
import { fold } from '@tabellion/book/fold.ts';
import { type RegisterRow, rowKey } from '@tabellion/book/rows.ts';
import { founded, idOf, type Story } from '@tabellion/book/testing.ts';
import { CLASSES } from '@tabellion/book/testing-deeds.ts';
import { DAYS, day, PEOPLE, tell, transactionsOf } from '@tabellion/book/testing-histories.ts';
import { sharesByDay } from '@tabellion/book/totals.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layActs } from '../../../../tests/support/layActs.ts';
import { newOrganization, openStage, type Stage } from '../../../../tests/support/registerStory.ts';
import { judgeStructure } from './fitting.ts';
import { rebuild } from './rebuild.ts';
import { selectRowsAt } from './store/rows.ts';
import { selectSharesByDay } from './store/subjects.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.db.close());

const spelled = (rows: readonly RegisterRow[] = []) =>
  rows
    .map((row) => [rowKey(row), row.effTo, row.by, row.value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** What the last acts of a story are judged by the registers, against the whole fold. Acts that do not fit are dropped. */
async function record(orgId: string, story: Story, recorded: number): Promise<boolean> {
  const additions = story.acts.slice(recorded);
  const { newAnomalies, difference } = propose(story.acts.slice(0, recorded), additions);
  const judged = await stage.db.database.transaction(orgId, (tx) => judgeStructure(tx, orgId, additions));
  expect(judged.ok).toBe(newAnomalies.length === 0);
  if (!judged.ok) story.acts.length = recorded;
  else {
    expect(spelled(judged.value.close)).toEqual(spelled(difference.close));
    expect(spelled(judged.value.open)).toEqual(spelled(difference.open));
    await layActs(stage.db.database, orgId, story.acts, recorded);
  }
  return judged.ok;
}

const readStored = (orgId: string, asOf: PlainDate, seq: number) =>
  stage.db.database.asOrganization(orgId, async (q) =>
    Object.fromEntries(
      (await selectRowsAt(q, orgId, { asOf, seq })).map(({ table, key, value }) => [
        `${table} ${key}`,
        value,
      ]),
    ),
  );

function readFold(acts: readonly Act[], asOf: PlainDate, knownAt: number) {
  const { tables } = fold(acts, { asOf, knownAt });
  const said: [string, unknown][] = [];
  for (const table of TABLE_NAMES)
    for (const { key, value } of tables[table].now()) said.push([`${table} ${key}`, value]);
  return Object.fromEntries(said);
}

/** Everybody and both classes are there, so that most transactions fit. */
const histories = fc.array(
  transactionsOf([
    ...([
      'moved',
      'joint',
      'members',
      'appointed',
      'appointed',
      'ceased',
      'ceased',
      'series',
      'amended',
      'authorized',
    ] as const),
    ...(['issued', 'issued', 'issued', 'issued', 'converted', 'converted', 'divided', 'divided'] as const),
    ...(['consented', 'vesting', 'vesting', 'account', 'corporation', 'corporation', 'corporation'] as const),
    ...(['transferred', 'transferred', 'returned', 'returned', 'returned', 'reissued'] as const),
    ...(['replace', 'void'] as const),
  ]),
  { minLength: 20, maxLength: 30, size: 'max' },
);

test('what is stored of random histories of all kinds says what a fold of the acts says', async () => {
  const told = new Set<string>();
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (transactions) => {
      const orgId = await newOrganization(stage);
      const story = founded(...PEOPLE);
      story.shareClass('Seed', '2025-03-12', { authorized: '150' });
      await layActs(stage.db.database, orgId, story.acts);
      const commits: number[] = [];
      for (const transaction of transactions) {
        const recorded = story.lastSeq;
        for (const step of transaction) tell(story, step);
        if (story.lastSeq === recorded) continue;
        if (await record(orgId, story, recorded)) commits.push(story.lastSeq);
        else refused++;
      }
      for (const { kind } of story.acts) told.add(kind);
      for (const seq of commits.filter((_, i) => i % 4 === 0)) {
        for (let n = 0; n < DAYS; n += 7)
          expect(await readStored(orgId, day(n), seq)).toEqual(readFold(story.acts, day(n), seq));
      }
      const rows = fold(story.acts).tables.certificates.rows();
      await stage.db.database.asOrganization(orgId, async (q) => {
        for (const name of CLASSES)
          expect(await selectSharesByDay(q, orgId, idOf(name))).toEqual(sharesByDay(rows, idOf(name)));
        expect((await rebuild(q, orgId)).differences).toEqual([]);
      });
    }),
    { numRuns: 10 },
  );
  expect(refused).toBeGreaterThan(20);
  expect(told.size).toBeGreaterThan(Object.keys(kinds).length * 0.75);
}, 120_000);
