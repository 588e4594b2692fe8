/** A minute book bound by the product, read with poppler, qpdf and Chromium. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listBoundBooks, orderBook } from '@tabellion/features/documents/boundBookContract.ts';
import { listDocuments } from '@tabellion/features/documents/contract.ts';
import { uploadDocument } from '@tabellion/features/documents/fileContract.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { readAttachmentIndex } from '@tabellion/paper/verify/attachments.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { featuresOf } from '../../apps/server/features.ts';
import { openBrowser } from '../journeys/support/browser.ts';
import { announcementsArrive } from '../support/announcements.ts';
import { given } from '../support/founding.ts';
import { registered } from '../support/people.ts';
import { relayAll } from '../support/relayAll.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { tellStory } from '../support/story.ts';

const execute = promisify(execFile);

let server: TestServer;
let folder: string;
let path: string;
let titles: readonly string[];
let originals: ReadonlyMap<string, Uint8Array | undefined>;
let pages: number;

beforeAll(async () => {
  server = await startTestServer();
  folder = await scratchFolder('tabellion-peer-book-');
  path = join(folder, 'book.pdf');
  const owner = await registered(server);
  const { orgId } = await tellStory(server, owner, { until: 'incorporated' });
  const params = { orgId };
  const file = new Blob([testPdf({ pages: ['Lease', 'Signed'] })], { type: 'application/pdf' });
  given(await owner.api(uploadDocument, { params, body: { name: 'Lease' } }, { file }));
  await relayed();
  given(await owner.api(orderBook, { params, body: {} }));
  await relayed();
  const [book] = given(await owner.api(listBoundBooks, { params })).books;
  const { files } = server.installation;
  await writeFile(path, (await files.get(book?.sha256 ?? '')) ?? '');
  pages = book?.pages ?? 0;
  const { documents } = given(await owner.api(listDocuments, { params, query: {} }));
  titles = documents.map(({ title }) => title);
  const kept = documents.map(async ({ sha256 }) => [sha256, await files.get(sha256)] as const);
  originals = new Map(await Promise.all(kept));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function relayed(): Promise<void> {
  await announcementsArrive(server);
  const onFault = (error: unknown) => {
    throw error;
  };
  await relayAll(server.installation.db, featuresOf(server.installation).senders, { onFault });
}

const tool = async (name: string, ...args: string[]): Promise<string> =>
  (await execute(name, args, { maxBuffer: 2 ** 26 })).stdout;

test('poppler extracts every attachment as it was put in: originals, records and the index', async () => {
  const into = join(folder, 'attached');
  await mkdir(into);
  await tool('pdfdetach', '-saveall', '-o', into, path);
  const names = await readdir(into);
  const index = readAttachmentIndex(await readFile(join(into, 'index.json'))) ?? [];
  expect(names.toSorted()).toEqual([...index.map(({ name }) => name), 'index.json'].toSorted());
  for (const { name, sha256 } of index) {
    const bytes = await readFile(join(into, name));
    expect([name, createHash('sha256').update(bytes).digest('hex')]).toEqual([name, sha256]);
  }
  for (const [sha256, bytes] of originals) {
    const { name } = index.find((one) => one.sha256 === sha256) ?? { name: `no attachment for ${sha256}` };
    expect(await readFile(join(into, name))).toEqual(Buffer.from(bytes ?? []));
  }
  expect(names).toEqual(
    expect.arrayContaining(['acts.json', 'acts.schema.json', 'registers.ocf.zip', 'records.tabellion.zip']),
  );
});

test('the history in the book holds by the policy of the log for a reader in Python', async () => {
  const policy = join(folder, 'policy');
  await writeFile(policy, await (await fetch(`${server.origin}/api/v1/log/policy`)).text());
  const reader = fileURLToPath(new URL('ledger/readLedger.py', import.meta.url));
  const history = join(folder, 'attached', 'records.tabellion.zip');
  const told = await tool('python3', '-B', reader, '--policy', policy, history);
  expect(JSON.parse(told)).toMatchObject({ verdict: 'holds', trust: 'policy', refused: null });
});

test('the seal covers the whole file for pdfsig, and qpdf finds no fault in it', async () => {
  const found = await tool('pdfsig', '-nocert', path);
  expect(found).toContain('Signature Validation: Signature is Valid.');
  expect(found).toContain('Total document signed');
  expect(await tool('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
  expect(await tool('pdfinfo', '-meta', path)).toContain('<pdfaid:part>3</pdfaid:part>');
});

test('the contents name every document with its page, and each begins there', async () => {
  const text = await tool('pdftotext', '-layout', path, '-');
  const read = text.replaceAll(/[\u2060\u2066-\u2069\u202a-\u202e]/g, '').split('\f');
  const [, contents = ''] = read;
  expect(contents).toContain('Contents');
  const entries = [...contents.matchAll(/^ *(\S.*?)(?: \.)+ *(\d+)$/gm)].map(([, title, page]) => [
    title,
    page,
  ]);
  const pageOf = new Map(entries.map(([title = '', page]) => [title, Number(page)]));
  for (const title of ['Lease', 'By-law No. 1', 'Securities register']) {
    expect(titles).toContain(title);
    expect(read[(pageOf.get(title) ?? 0) - 1]).toContain(title);
  }
  expect(read.filter((page) => /Page \d+ of \d+/.test(page)).length).toBe(pages - 1);
});

test('Chromium shows all of its pages', async () => {
  const pdf = await readFile(path);
  const host = createServer((_, reply) => reply.setHeader('content-type', 'application/pdf').end(pdf));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  // The whole browser of Debian: the shell of the journeys has no viewer.
  process.env.CHROMIUM_PATH ??= '/usr/bin/chromium';
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/book.pdf`);
    const shown = async () => {
      const viewer = page.frames().find((frame) => frame.url().startsWith('chrome-extension:'));
      // The viewer's own toolbar, which is not part of the types of a page.
      return viewer?.evaluate(
        "document.querySelector('pdf-viewer')?.shadowRoot.querySelector('viewer-toolbar')?.docLength",
      );
    };
    await expect.poll(shown).toBe(pages);
  } finally {
    await browser.close();
    host.close();
  }
});
