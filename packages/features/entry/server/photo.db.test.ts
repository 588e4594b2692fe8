import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { png } from '../../../../tests/support/story.ts';
import { listOrganizationUsers } from '../../members/contract.ts';
import { verifySession } from '../contract.ts';
import { removePhoto, uploadPhoto } from '../profileContract.ts';

let server: TestServer;
let amelie: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  amelie = await registered(server);
});
afterAll(() => server.close());

const upload = (file: Blob) => amelie.api(uploadPhoto, { body: {} }, { file });
const read = (url: string | null, by?: SignedIn) =>
  fetch(server.origin + url, by && { headers: { authorization: `Bearer ${by.token}` } });

test('a photo is shown to its user and to those who share an organization, and to nobody once it is removed', async () => {
  const saved = await upload(png());
  expect(saved.message).toBe('Profile Uploaded Successfully');
  const { photoURL } = given(saved).data;
  expect(given(await amelie.api(verifySession, {})).data.photoURL).toBe(photoURL);

  const orgId = await organizationOf(amelie);
  const colleague = await registered(server);
  await join(server, orgId, colleague, 'view');
  const list = given(await amelie.api(listOrganizationUsers, { params: { orgId } }));
  expect(list.users.map((user) => user.photoURL)).toEqual([photoURL, null]);

  for (const reader of [amelie, colleague]) {
    const photo = await read(photoURL, reader);
    expect(photo.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(Buffer.from(await png().arrayBuffer()));
  }
  expect((await read(photoURL, await registered(server))).status).toBe(404);
  expect((await read(photoURL)).status).toBe(401);

  expect(given(await amelie.api(removePhoto, {})).data.photoURL).toBeNull();
  expect((await read(photoURL, amelie)).status).toBe(404);
});

test('what is no picture by its own bytes is refused, and too much of one as well', async () => {
  const sent = (bytes: string | Uint8Array<ArrayBuffer>) => upload(new Blob([bytes], { type: 'image/png' }));
  expect(await sent('<svg/>')).toMatchObject({ status: 415, textCode: 'ORGANIZATION.IMAGE_INVALID' });
  expect(await sent(new Uint8Array(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
});
