/** The nightly comparison reads what a hundred thousand acts made, and must not hold up who is served meanwhile. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { founded, idOf, issue } from '@tabellion/book/testing.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Sql } from '@tabellion/platform/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganization, openStage, type Stage } from '../../../../tests/support/registerStory.ts';
import { storeActs } from '../../../../tests/support/storeActs.ts';
import { rebuild } from './rebuild.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.db.close());

const SECURITIES = 900;

/** Acts that issue 900 securities each; a page of five hundred such acts would be two hundred megabytes. */
function manySecurities(): readonly Act[] {
  const story = founded('Ann');
  for (let act = 0; act < 5; act++) {
    const first = act * SECURITIES + 1;
    story.issued(
      '2025-03-14',
      ...Array.from({ length: SECURITIES }, (_, i) => issue('Ann', 'Common', 1, first + i)),
    );
  }
  return story.acts;
}

/** The same connection; notes how many rows each statement answers, and of how many characters. */
function noting(q: Queries, notes: { rows: number; characters: number }[]): Queries {
  const note = <Row>(rows: Row[]): Row[] => {
    const texts = rows
      .flatMap((row) => Object.values(row as object))
      .filter((one) => typeof one === 'string');
    notes.push({ rows: rows.length, characters: texts.join('').length });
    return rows;
  };
  return {
    ...q,
    all: async <Row>(query: Sql) => note(await q.all<Row>(query)),
    one: async <Row>(query: Sql) => note([await q.one<Row>(query)])[0] as Row,
  };
}

test('every page of the comparison arrives as one text, and none is longer than others can wait for', async () => {
  const orgId = await newOrganization(stage);
  const acts = manySecurities();
  await storeActs(stage.db.database, orgId, acts);
  const notes: { rows: number; characters: number }[] = [];
  const compared = await stage.db.database.asOrganization(orgId, (q) => rebuild(noting(q, notes), orgId));
  expect(compared).toEqual({ acts: acts.length, rows: 3 + 2 * 5 * SECURITIES, differences: [] });
  expect(Math.max(...notes.map(({ rows }) => rows))).toBe(1);
  expect(Math.max(...notes.map(({ characters }) => characters))).toBeLessThan(1_000_000);
  expect(notes.reduce((sum, { characters }) => sum + characters, 0)).toBeGreaterThan(5_000_000);
});

test('a gap among the acts is reported', async () => {
  const orgId = await newOrganization(stage);
  const story = founded('Ann', 'Bo');
  await storeActs(stage.db.database, orgId, story.acts);
  const bo = story.acts.at(-1)?.actId ?? '';
  await stage.db.asOwner(`delete from persons where org_id = $1 and by_act = $2`, [orgId, bo]);
  await stage.db.asOwner(`update register_acts set seq = 9, rank = 9 where org_id = $1 and act_id = $2`, [
    orgId,
    bo,
  ]);
  const { differences } = await stage.db.database.asOrganization(orgId, (q) => rebuild(q, orgId));
  expect(differences).toEqual([`register_acts ${story.acts.length}`, expect.stringMatching(/^persons /)]);
});

test('holdings that are not the sums of their certificates, and sums that are not theirs, are reported', async () => {
  const orgId = await newOrganization(stage);
  const story = founded('Ann', 'Bo');
  story.issued(
    '2025-03-14',
    issue('Ann', 'Common', 60, 1),
    issue('Ann', 'Common', 40, 2),
    issue('Bo', 'Common', 7, 3),
  );
  await storeActs(stage.db.database, orgId, story.acts);
  const compare = () => stage.db.database.asOrganization(orgId, (q) => rebuild(q, orgId));
  expect((await compare()).differences).toEqual([]);
  const holdings = await stage.db.asOwner(
    `select shares::text, since::text from holdings where org_id = $1 order by holdings.shares desc`,
    [orgId],
  );
  expect(holdings).toEqual([
    { shares: '100', since: '2025-03-14' },
    { shares: '7', since: '2025-03-14' },
  ]);
  const sums = await stage.db.asOwner(
    `select of_id = org_id as "isOfAll", shares::text, holders::text, trim_scale(capital)::text as capital, settled_on::text
       from standing_sums where org_id = $1 and known_to is null order by 1`,
    [orgId],
  );
  const all = { shares: '107', holders: '2', capital: '107', settled_on: '2025-03-14' };
  expect(sums).toEqual([
    { isOfAll: false, ...all },
    { isOfAll: true, ...all },
  ]);
  await stage.db.asOwner(`update standing_sums set holders = 3 where org_id = $1 and of_id = org_id`, [
    orgId,
  ]);
  expect((await compare()).differences).toEqual([`standing_sums ${orgId}`]);
  await stage.db.asOwner(`update holdings set shares = 99 where org_id = $1 and shares = 100`, [orgId]);
  expect((await compare()).differences).toEqual([
    `holdings ${idOf('Ann')} ${idOf('Common')} 2025-03-14`,
    `standing_sums ${idOf('Common')}`,
    `standing_sums ${orgId}`,
  ]);
});
