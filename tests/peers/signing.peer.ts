/** Judges what was signed and sealed through the product, by pdfsig, qpdf and OpenSSL, and by `tabellion verify`. */
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDocument, listTemplates } from '@tabellion/features/documents/draftContract.ts';
import * as contract from '@tabellion/features/signing/contract.ts';
import * as signeeContract from '@tabellion/features/signing/signeeContract.ts';
import { withAppendedLine } from '@tabellion/paper/seal/testing-edit.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tabellion } from '../../apps/cli/testing.ts';
import { featuresOf } from '../../apps/server/features.ts';
import { given } from '../support/founding.ts';
import { relayAll } from '../support/relayAll.ts';
import { scratchFolder } from '../support/scratch.ts';
import { openSigning, owner, server, signature, signing, story } from '../support/signing.ts';
import { partsOf } from './signedParts.ts';

openSigning();

const execute = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await scratchFolder('tabellion-peer-signing-');
  await writeFile(at('root.pem'), server.installation.seal.roots);
});
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const onFault = (error: unknown) => {
  throw error;
};

/** A consent of a director, signed from his mail. @returns the signed copy and the evidence */
async function signedFiles(): Promise<Buffer[]> {
  const params = { orgId: story.orgId };
  const { templates } = given(await owner.api(listTemplates, { params }));
  const [subject] = templates.find(({ template }) => template === 'director_consent')?.subjects ?? [];
  const body = { template: 'director_consent', subject: subject?.subject ?? '' };
  const { document } = given(await owner.api(createDocument, { params, body }));
  const email = 'director@signee.test';
  const signees = [{ person_id: document.signees[0]?.person_id ?? '', email }];
  const terms = { document_ids: [document._id], signees };
  const { envelope } = given(await owner.api(contract.sendEnvelope, { params, body: terms }));
  const director = await signing.proved(email);
  const agreed = [{ document_id: document._id, sha256: document.sha256 }];
  given(await director(signeeContract.sign, { body: { agreed, signature } }));
  const { db, files } = server.installation;
  await relayAll(db, featuresOf(server.installation).senders, { onFault });
  const { evidence_document_id: evidence } = await signing.read(envelope._id);
  const newest = await db.asOrganization(story.orgId, (q) =>
    q.all<{ sha256: string }>(sql`
      select sha256 from document_versions
        where org_id = ${story.orgId} and (document_id = ${document._id} and version = 2 or document_id = ${evidence})`),
  );
  return Promise.all(newest.map(async ({ sha256 }) => Buffer.from((await files.get(sha256)) ?? Buffer.of())));
}

test('the signed copy and its evidence hold for pdfsig, qpdf and OpenSSL, and an edit behind them is named', async () => {
  const files = await signedFiles();
  expect(files).toHaveLength(2);
  for (const [i, bytes] of files.entries()) {
    const file = at(`${i}.pdf`);
    await writeFile(file, bytes);
    const { stdout: said } = await execute('pdfsig', ['-nocert', file]);
    expect(said).toContain('Signature Validation: Signature is Valid.');
    expect(said).not.toContain('Signature Validation: Signature is Invalid.');
    expect(said).toContain('Total document signed');
    const { stdout: checked } = await execute('qpdf', ['--check', file]);
    expect(checked).toContain('No syntax or stream encoding errors found');

    const { covered, signature: cms } = partsOf(bytes);
    await writeFile(at('covered'), covered);
    await writeFile(at('seal.der'), cms);
    const args = ['-verify', '-binary', '-inform', 'DER', '-in', 'seal.der', '-content', 'covered'];
    const roots = ['-CAfile', 'root.pem', '-out', '/dev/null'];
    const { stderr } = await execute('openssl', ['cms', ...args, ...roots], { cwd: folder });
    expect(stderr).toContain('CMS Verification successful');

    const intact = await tabellion('verify', file, '--root', at('root.pem'));
    expect([intact.code, intact.out.split('\n')[0]]).toEqual([
      0,
      'This document is intact. Nothing has changed since it was sealed.',
    ]);
    const changed = at(`${i}-changed.pdf`);
    await writeFile(changed, await withAppendedLine(bytes));
    const edited = await tabellion('verify', changed, '--root', at('root.pem'));
    expect([edited.code, edited.out.split('\n')[0]]).toEqual([
      1,
      'This document was changed after it was sealed.',
    ]);
    expect(edited.out).toContain('Page 1 was changed.');
  }
});
