import { openDocument } from '@tabellion/paper/uploads/openDocument.ts';
import { certificatesOfPem } from '@tabellion/paper/verify/certificates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { type Story, tellStory } from '../../../../tests/support/story.ts';
import { createDocument } from '../draftContract.ts';
import { knowsDocument, readSealRootCertificates } from '../verifyContract.ts';

let server: TestServer;
let owner: SignedIn;
let story: Story;
beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
});
afterAll(() => server.close());

test('people without an account hear whether a SHA-256 is known, and nothing else', async () => {
  const isKnown = async (sha256: string) => given(await server.api()(knowsDocument, { body: { sha256 } }));
  const body = { title: 'Lease', wording: 'The office is leased.' };
  const { document } = given(await owner.api(createDocument, { params: { orgId: story.orgId }, body }));
  expect(await isKnown(document.sha256)).toEqual({ is_known: true });
  expect(await isKnown('0'.repeat(64))).toEqual({ is_known: false });
  expect(
    await server.api()(knowsDocument, { body: { sha256: document.sha256.toUpperCase() } }),
  ).toMatchObject({
    ok: false,
  });
});

test('everybody may read the root certificates, and no key comes with them', async () => {
  const { pem } = given(await server.api()(readSealRootCertificates, {}));
  expect(certificatesOfPem(pem)).toHaveLength(1);
  expect(pem).not.toContain('PRIVATE');
});

test('the foot of a document says where it can be verified', async () => {
  const body = { title: 'Lease of the office', wording: 'The office is leased.' };
  const { document } = given(await owner.api(createDocument, { params: { orgId: story.orgId }, body }));
  const file = await server.installation.files.get(document.sha256);
  const pdf = await openDocument(file ?? new Uint8Array());
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.loadingTask.destroy();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toMatch(
    /(Verify this document at|Vérifiez ce document à l’adresse) http:\/\/\S+\/verify-document/,
  );
});
