import { expect, test } from 'vitest';
import { sql } from './sql.ts';

const personById = (orgId: string, id: string) =>
  sql`select name from persons where org_id = ${orgId} and id = ${id}`;

test('writes every value as a parameter, never as text', () => {
  expect(personById('a', "'; drop table persons")).toMatchObject({
    text: 'select name from persons where org_id = $1 and id = $2',
    values: ['a', "'; drop table persons"],
  });
});

test('names a statement by its text alone, so that it is prepared once per connection', () => {
  expect(personById('a', 'b').name).toBe(personById('c', 'd').name);
  expect(sql`select ${1}`.name).toBe(sql`select ${2}`.name);
  expect(sql`select ${1}`.name).not.toBe(sql`select ${1} as one`.name);
});

test('keeps names within the 63 bytes that PostgreSQL takes', () => {
  expect(personById('a', 'b').name).toMatch(/^s_[0-9a-f]{24}$/);
});
