/** Shared by the tests of the check: it with the schemas, and a small story. */
import { checkPackage } from './check.ts';
import type { JsonObject } from './object.ts';
import { loadSchemas } from './schemas.ts';
import { noDigest, packageFiles, type Story, stock, transaction } from './testing.ts';

export const schemas = await loadSchemas();
export const check = (files: ReadonlyMap<string, Uint8Array>) =>
  checkPackage(files, { schemas, md5: noDigest });

/** The problems of a story, and of which objects. */
export const problemsOf = (story: Story | readonly JsonObject[]) =>
  check(packageFiles('transactions' in story ? story : { transactions: story })).findings.map(
    ({ problem, where }) => [problem, where.id ?? where.file] as const,
  );

export const issued = [stock('C-1', 'alice', '600'), stock('C-2', 'bob', '400')];
export const later = { date: '2024-06-15' };
export const transfer = (members: JsonObject, id = 'move') =>
  transaction('STOCK_TRANSFER', id, {
    security_id: 'C-2',
    quantity: '400',
    resulting_security_ids: ['C-3'],
    ...members,
  });
