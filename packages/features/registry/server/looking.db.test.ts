import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { completeWizard, given, pay } from '../../../../tests/support/founding.ts';
import { registered } from '../../../../tests/support/people.ts';
import {
  amelie,
  openSubmissions,
  registryAnswers,
  server,
  submit,
} from '../../../../tests/support/stages/submissions.ts';
import { listAccess } from '../../members/accessLogContract.ts';
import { readSubmission } from '../contract.ts';

// Staff see the package that an organization submitted to them; each look is noted where its members read it.

openSubmissions();

const staff = async (role = 'staff') => {
  const person = await registered(server);
  await server.database.asOwner('update users set role = $2 where id = $1', [person.userId, role]);
  return person;
};

async function submitted(name = 'Sorbier'): Promise<{ orgId: string; params: { submissionId: string } }> {
  const orgId = await completeWizard(server, amelie, { name });
  await pay(server, orgId);
  given(await submit(orgId));
  const [row] = await server.database.asOwner<{ id: string }>(
    'select submission_id as id from submissions where org_id = $1',
    [orgId],
  );
  return { orgId, params: { submissionId: row?.id ?? '' } };
}

const looks = async (orgId: string) =>
  given(await amelie.api(listAccess, { params: { orgId }, query: { kind: 'looked' } })).entries;

describe('a submission', () => {
  test('is seen by staff as it was submitted, and by nothing that changed since; the organization reads who looked', async () => {
    const { orgId, params } = await submitted();
    const clerk = await staff();
    const seen = given(await clerk.api(readSubmission, { params }));
    expect(seen).toMatchObject({ state: 'waiting', package: { name: 'Sorbier', jurisdiction: 'CA' } });
    expect(seen.package_sha256).toBe(createHash('sha256').update(canonicalJson(seen.package)).digest('hex'));
    expect(Object.keys(seen.package ?? {}).sort()).toEqual([
      'board',
      'businessRestrictions',
      'classes',
      'directors',
      'incorporators',
      'jurisdiction',
      'legalElement',
      'name',
      'nameFormat',
      'office',
      'otherProvisions',
      'province',
      'sector',
      'transferRestrictions',
    ]);
    await server.database.asOwner(`update organizations set name = 'Another' where org_id = $1`, [orgId]);
    expect(given(await clerk.api(readSubmission, { params }))).toEqual(seen);
    expect(await looks(orgId)).toMatchObject(
      [1, 2].map(() => ({ actor: { id: clerk.userId }, detail: 'submission', about: null })),
    );
  });

  test('is kept until the registry has answered, and its digest after that', async () => {
    const { params } = await submitted('Alisier');
    const clerk = await staff('admin');
    const { package_sha256 } = given(await clerk.api(readSubmission, { params }));
    await registryAnswers();
    expect(given(await clerk.api(readSubmission, { params }))).toMatchObject({
      state: 'accepted',
      package: null,
      package_sha256,
    });
  });

  test('is seen by nobody else, of whom no look is noted either', async () => {
    const { orgId, params } = await submitted();
    for (const person of [amelie, await registered(server)])
      expect(await person.api(readSubmission, { params })).toMatchObject({ textCode: 'ACCESS.STAFF_ONLY' });
    const clerk = await staff();
    expect(await clerk.api(readSubmission, { params: { submissionId: newId() } })).toMatchObject({
      textCode: 'GENERAL.NOT_FOUND',
    });
    expect(await looks(orgId)).toEqual([]);
  });

  test('is not given by the database to a session of anybody else either', async () => {
    const { params } = await submitted();
    const [session] = await server.database.asOwner<{ id: string }>(
      'select id from sessions where user_id = $1 limit 1',
      [amelie.userId],
    );
    const asked = await server.database.asOwner('select * from look_at_submission($1, $2, $3, $4)', [
      newId(),
      session?.id,
      params.submissionId,
      server.clock.read(),
    ]);
    expect(asked).toEqual([]);
  });
});
