/** However an act is judged, the answer is one; and what it touches is found in the database. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import { subjectsOf } from '@tabellion/book/readWriteSets.ts';
import { addDays, type PlainDate } from '@tabellion/kernel/date.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  founding,
  incorporate,
  openStage,
  type Stage,
  type Story,
  write,
} from '../../../../tests/support/registerStory.ts';
import { doesNotFit } from '../rules/conflicts.ts';
import { judgeStructure } from './fitting.ts';
import { rebuild } from './rebuild.ts';
import { insertActs, selectAllActs } from './store/acts.ts';
import { writeDifference } from './store/rows.ts';
import { insertSubjects } from './store/subjects.ts';

let stage: Stage;
let story: Story;
let history: readonly Act[];
beforeAll(async () => {
  stage = await openStage();
  story = await founding(stage);
  await incorporate(stage, story);
  history = await stage.db.database.asOrganization(story.orgId, (q) => selectAllActs(q, story.orgId));
});
afterAll(() => stage.db.close());

const later = (act: Act): Pick<Act, 'seq' | 'actId' | 'supersedes'> => ({
  seq: history.length + 1,
  actId: newId(),
  supersedes: act.actId,
});
const voided = (act: Act): Act => ({ ...act, ...later(act), verb: 'void', payload: null, basis: 'mistaken' });
const moved = (act: Act, effectiveOn: PlainDate): Act =>
  ({ ...act, ...later(act), verb: 'replace', effectiveOn }) as Act;

test.each(['incorporated', 'person.added', 'class.created', 'appointed', 'issued'])(
  'a correction of %s is judged as the amended history says it',
  async (kind) => {
    const act = history.find((one) => one.kind === kind);
    if (act === undefined) throw new Error('the story does not tell it');
    for (const correction of [
      voided(act),
      moved(act, addDays(act.effectiveOn, 1)),
      moved(act, act.effectiveOn),
    ]) {
      const judged = await stage.db.database.transaction(story.orgId, (tx) =>
        judgeStructure(tx, story.orgId, [correction]),
      );
      const { newAnomalies, difference } = propose(history, [correction]);
      const refusal = doesNotFit(newAnomalies, [...history, correction], history.length);
      expect(judged).toEqual(newAnomalies.length === 0 ? ok(difference) : err(refusal));
    }
  },
);

test('the nightly comparison reports an act that could not be found by what it touches', async () => {
  const compare = () => stage.db.database.asOrganization(story.orgId, (q) => rebuild(q, story.orgId));
  expect((await compare()).differences).toEqual([]);
  await stage.db.asOwner(`delete from act_subjects where org_id = $1 and subject = $2`, [
    story.orgId,
    `class ${story.common}`,
  ]);
  const { differences } = await compare();
  expect(differences.length).toBeGreaterThan(0);
  for (const difference of differences)
    expect(difference).toMatch(new RegExp(`^act_subjects .* class ${story.common}$`));
});

test('acts that were recorded before there was an index are found as well', async () => {
  await stage.db.asOwner('delete from act_subjects', []);
  for (const name of ['0041-act-subjects.sql', '0042-series-bounds.sql']) {
    const migration = await readFile(join(migrationsFolder(), name), 'utf8');
    await stage.db.asOwner(migration.slice(migration.indexOf('insert into act_subjects')), []);
  }
  const { differences } = await stage.db.database.asOrganization(story.orgId, (q) => rebuild(q, story.orgId));
  expect(differences).toEqual([]);
  const stored = await stage.db.asOwner('select root, subject, writes from act_subjects', []);
  const declared = new Map(history.flatMap(subjectsOf).map((line) => [JSON.stringify(line), line]));
  expect(stored).toHaveLength(declared.size);
});

test('a number that a register brought along twice stands twice, and no other act may give it', async () => {
  const first = history.find(
    (act): act is ChangeAct<'issued'> => act.kind === 'issued' && act.verb === 'record',
  );
  if (first === undefined) throw new Error('the story issues no shares');
  const again = (lastSeq: number): Act => {
    const [actId, seq] = [newId(), lastSeq + 1];
    const issues = first.payload.issues
      .slice(0, 1)
      .map((one) => ({ ...one, securityId: newId(), quantity: '1' }));
    return { ...first, actId, root: actId, seq, rank: seq, payload: { ...first.payload, issues } };
  };
  const conflicts = await write(stage, story.orgId, async (head) => {
    const { tx, orgId } = head;
    const act = again(Number(head.lastSeq()));
    const { newAnomalies, difference } = propose(await selectAllActs(tx, orgId), [act]);
    await insertActs(tx, orgId, [act]);
    await insertSubjects(tx, orgId, [act]);
    head.takeSeq();
    await writeDifference(tx, orgId, act.seq, difference);
    return newAnomalies;
  });
  expect(conflicts).toMatchObject([{ code: 'number_taken' }]);
  const { differences } = await stage.db.database.asOrganization(story.orgId, (q) => rebuild(q, story.orgId));
  expect(differences).toEqual([]);
  const third = await stage.db.database.transaction(story.orgId, (tx) =>
    judgeStructure(tx, story.orgId, [again(history.length + 1)]),
  );
  expect(third).toMatchObject({ error: { data: { acts: [{ textCode: 'REGISTERS.NUMBER_TAKEN' }] } } });
});
