import { describe, expect, test } from 'vitest';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import {
  amelie,
  get,
  openOrganizations,
  orgId,
  server,
} from '../../../../tests/support/stages/organizations.ts';

openOrganizations();

describe('the profile image', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (bytes: Buffer, type: string, user = amelie) => {
    const form = new FormData();
    form.set('name', 'logo.png');
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'logo.png');
    return server.raw(`/api/organization/upload_profile/${orgId}`, { body: form, token: user.token });
  };

  test('is stored by what it is, and read by members only', async () => {
    const saved = await upload(png, 'image/png');
    expect(saved).toMatchObject({ status: 200, message: 'Profile Uploaded Successfully' });
    const { img_url } = (await get(`${orgId}/profile`)).data as { img_url: string };
    expect(img_url).toBe(saved.data.img_url);
    const read = ({ token }: SignedIn) =>
      fetch(server.origin + img_url, { headers: { authorization: `Bearer ${token}` } });
    const image = await read(amelie);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await image.arrayBuffer()).equals(png)).toBe(true);
    expect((await read(await registered(server))).status).toBe(404);
  });

  test('is refused when it is no picture, whatever it says', async () => {
    expect(await upload(Buffer.from('<svg/>'), 'image/png')).toMatchObject({
      status: 415,
      textCode: 'ORGANIZATION.IMAGE_INVALID',
    });
    expect((await upload(png, 'image/svg+xml')).status).toBe(415);
  });
});
