import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { join as joinAs, registered } from '../../../../tests/support/people.ts';
import {
  amelie,
  incorporate,
  memberOf,
  openOrganizations,
  orgId,
  post,
  server,
} from '../../../../tests/support/stages/organizations.ts';
import { importRegistry } from './registryImport.ts';

openOrganizations();

describe('pre-search', () => {
  const search = (name: string, more = '', token?: string) =>
    server.raw(`/api/public/pre-search?name=${encodeURIComponent(name)}${more}`, { token });

  test('finds names that are alike in the registry file and among corporations here', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabellion-registry-'));
    const file = join(folder, 'registry.csv');
    await writeFile(
      file,
      'Number,Name,Status\n7,"Zebra ""Prime"" Tools Ltd.",Active\n8,Kwik Lantern Inc.,Dissolved\n,,\n9,,Active\n',
    );
    expect((await search('Zebra Prime Tools Inc.')).data).toMatchObject({ hasRegistryFile: false });
    const imported = await server.database.database.transaction(null, (tx) => importRegistry(tx, file));
    expect(imported).toEqual({ ok: true, names: 2, badLines: [5] });
    const found = await search('Zebra Prime Tools Inc.');
    expect(found.data).toMatchObject({
      available: false,
      hasRegistryFile: true,
      matches: [
        {
          name: 'Zebra "Prime" Tools Ltd.',
          number: '7',
          source: 'registry',
          reason: 'identical',
          score: 100,
        },
      ],
      isNuansReport: false,
    });
    expect((await search('Quick Lantern Inc.')).data).toMatchObject({ available: true });
    await writeFile(file, 'id,title\n1,a\n');
    expect(await server.database.database.transaction(null, (tx) => importRegistry(tx, file))).toEqual({
      ok: false,
    });
    await rm(folder, { recursive: true });
  });

  test('counts the name of a pending organization as taken without showing it, except to itself', async () => {
    await post(`${orgId}/corporate-info`, { name: 'Quillfeather', name_postfix: 'Inc.' });
    expect((await search('Quilfether Ltd.')).data).toMatchObject({ available: false, matches: [] });
    expect((await search('Quillfeather Inc.', `&org_unique_id=${orgId}`, amelie.token)).data).toMatchObject({
      available: true,
    });
    await incorporate();
    expect((await search('Quilfether Ltd.')).data).toMatchObject({
      available: false,
      matches: [{ name: 'Quillfeather Inc.', source: 'here', status: 'incorporated' }],
    });
  });

  test('tells nobody but a member whose name it is that stands in the way', async () => {
    await post(`${orgId}/corporate-info`, { name: 'Quincebloom', name_postfix: 'Inc.' });
    const { data: asGuest } = await search('Quincebloom Inc.');
    expect(asGuest).toMatchObject({ available: false, matches: [] });
    const stranger = await registered(server);
    const shutOut = await registered(server);
    await joinAs(server, orgId, shutOut, 'restricted');
    for (const token of [undefined, 'garbage', stranger.token, shutOut.token])
      expect(await search('Quincebloom Inc.', `&org_unique_id=${orgId}`, token)).toMatchObject({
        status: 200,
        data: asGuest,
      });
    const reader = await memberOf('view');
    expect((await search('Quincebloom Inc.', `&org_unique_id=${orgId}`, reader.token)).data).toMatchObject({
      available: true,
    });
  });

  test('says what is wrong with the name itself', async () => {
    const { data } = await search('Vermilion Parliament Hill Inc.');
    expect(data).toMatchObject({ refusals: [{ path: 'name' }] });
  });
});
