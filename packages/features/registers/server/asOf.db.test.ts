import { founded, idOf, issue } from '@tabellion/book/testing.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrganization, openStage, type Stage } from '../../../../tests/support/registerStory.ts';
import { storeActs } from '../../../../tests/support/storeActs.ts';

const CERTIFICATES = 3000;

let stage: Stage;
let orgId: string;
beforeAll(async () => {
  stage = await openStage();
  orgId = await newOrganization(stage);
  const story = founded('Ann', 'Bo');
  const issues = Array.from({ length: CERTIFICATES }, (_, i) =>
    issue(i % 100 === 0 ? 'Bo' : 'Ann', 'Common', 1, i + 1),
  );
  story.issued('2025-03-14', ...issues);
  await storeActs(stage.db.database, orgId, story.acts);
  await stage.db.asOwner('analyze');
});
afterAll(() => stage.db.close());

const onDate = `eff_from <= '2025-06-30'::date and (eff_to is null or eff_to > '2025-06-30'::date)`;
const existing = `known_from <= '7'::bigint and (known_to is null or known_to > '7'::bigint)`;

/** Each condition as the stores write it, and spelled out. */
const conditions = [
  [(register: string) => `as_of(${register}, '2025-06-30', 7)`, `${onDate} and ${existing}`],
  [(register: string) => `as_of(${register}, '2025-06-30')`, onDate],
  [(register: string) => `known_at(${register}, 7)`, existing],
] as const;

/** How the server's own role would read a register. */
const planOf = (register: string, condition: string): Promise<string> =>
  withClient(stage.db.as('tabellion_app'), async (client) => {
    await client.query(`select set_config('app.org', $1, false)`, [orgId]);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select org_id from ${register} where org_id = '${orgId}' and ${condition}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

/** Every table whose rows have the two intervals. */
const selectRegisters = (): Promise<{ name: string }[]> =>
  stage.db.asOwner(`
    select c.relname as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and (select count(*) from pg_attribute a
               where a.attrelid = c.oid and a.attname in ('eff_from', 'eff_to', 'known_from', 'known_to')) = 4`);

describe('reading as of a date and as known with an act', () => {
  test('is planned in every register as if the condition were spelled out', async () => {
    const names = (await selectRegisters()).map(({ name }) => name);
    expect(names).toContain('certificates');
    for (const name of names)
      for (const [called, spelled] of conditions)
        expect(await planOf(name, called(name)), name).toBe(await planOf(name, spelled));
    expect(await planOf('standing_sums', 'known_at(standing_sums, 7)')).toBe(
      await planOf('standing_sums', existing),
    );
  });

  test.each([
    ['of one certificate', `key = '${idOf('1')}'`],
    ['of one holder', `status = 'open' and person_id = '${idOf('Bo')}'`],
  ])('%s is answered by the same index', async (_, condition) => {
    for (const [called, spelled] of conditions) {
      const plan = await planOf('certificates', `${condition} and ${called('certificates')}`);
      expect(plan).toMatch(/Index .*(using|on) certificates_/);
      expect(plan).toBe(await planOf('certificates', `${condition} and ${spelled}`));
    }
  });
});
