import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, ofOrganization, post } from '../../endpoint.ts';
import { entryRefusals } from '../refusals.ts';
import { defineEntry, entryRoutes } from './defineEntry.ts';

const row = {
  ...post('/api/organization/{id}/erase'),
  summary: 'Erases somebody.',
  action: 'people.edit',
  ...ofOrganization,
  body: z.strictObject({}),
  reply: z.strictObject({}),
} as const;

const entry = {
  work: async () => refuse('PEOPLE.ERASED'),
  previewOf: async () => ok(null),
  replyOf: () => ok({}),
};

test('a form is served only where its contract names every code of its entry', () => {
  const named = endpoint({ ...row, refusals: [...entryRefusals, 'PEOPLE.ERASED'] });
  expect(entryRoutes([defineEntry(named, entry)], {})).toHaveLength(1);
  // @ts-expect-error it lacks that of the work
  entryRoutes([defineEntry(endpoint({ ...row, refusals: entryRefusals }), entry)], {});
  // @ts-expect-error it lacks those of whatever is entered
  entryRoutes([defineEntry(endpoint({ ...row, refusals: ['PEOPLE.ERASED'] }), entry)], {});
});
