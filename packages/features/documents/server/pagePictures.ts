/** The pages of uploads as pictures: drawn once they are filed, and kept for every book that shows them. */
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instant } from '@tabellion/kernel/date.ts';
import { type DrawnFile, drawPages } from '@tabellion/paper/uploads/drawPages.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { FileDamaged } from '@tabellion/platform/files/fileDamaged.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueue, type Payload } from '@tabellion/platform/outbox/enqueue.ts';
import type { DocumentPorts } from './ports.ts';
import { insertPagePictures, selectPagePictures } from './store/boundBooks.ts';

/** The copy that is safe to open is drawn. */
export interface DrawnUpload extends Pick<DrawnFile, 'type' | 'pages'> {
  readonly sha256: string;
}

type Ports = Pick<DocumentPorts, 'db' | 'files'>;

interface Drawing {
  readonly orgId: string;
  readonly uploads: readonly DrawnUpload[];
  /** Where the pictures go. */
  readonly folder: string;
  readonly now: Instant;
}

/** Undefined where a file has no pages. */
export const drawableType = (mediaType: string): DrawnFile['type'] | undefined => types[mediaType];

const types: Readonly<Record<string, DrawnFile['type']>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
};

/** Runs in the transaction that files the upload: it is drawn after the commit, so that no book waits for it. */
export async function orderPictures(
  tx: Transaction,
  orgId: string,
  { sha256, mediaType, pages }: { sha256: string; mediaType: string; pages: number | null },
): Promise<void> {
  if (drawableType(mediaType) === undefined) return;
  const payload = { upload: sha256, mediaType, pages: pages ?? 1 };
  await enqueue(tx, { id: newId(), topic: 'book', orgId, payload });
}

export async function drawOrdered(
  ports: Ports,
  {
    orgId,
    payload: { upload, mediaType, pages },
    now,
  }: Pick<Drawing, 'orgId' | 'now'> & { payload: Payload },
): Promise<void> {
  const type = drawableType(String(mediaType));
  if (type === undefined) return;
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-pictures-'));
  try {
    const uploads = [{ sha256: String(upload), type, pages: Number(pages) }];
    await picturesOf(ports, { orgId, uploads, folder, now });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns by the upload's SHA-256 the names of its pictures, a page each; fewer where it could be drawn only in part */
export async function picturesOf(
  ports: Ports,
  drawing: Drawing,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { orgId, uploads, folder } = drawing;
  const kept = await ports.db.asOrganization(orgId, (q) =>
    selectPagePictures(
      q,
      orgId,
      uploads.map(({ sha256 }) => sha256),
    ),
  );
  const found = new Map<string, readonly string[]>();
  for (const { sha256, pictures } of kept)
    if (await fetchAll(ports, folder, pictures)) found.set(sha256, pictures);
  const missing = new Map(uploads.map((upload) => [upload.sha256, upload]));
  for (const sha256 of found.keys()) missing.delete(sha256);
  return new Map([...found, ...(await draw(ports, { ...drawing, uploads: [...missing.values()] }))]);
}

/** @returns whether all of them are there */
async function fetchAll({ files }: Ports, folder: string, pictures: readonly string[]): Promise<boolean> {
  for (const name of pictures) {
    const bytes = await files.get(name.slice(0, 64)).catch(goneIfDamaged);
    if (bytes === undefined) return false;
    await writeFile(join(folder, name), bytes, { mode: 0o600 });
  }
  return true;
}

/** A picture that was altered is drawn again. */
const goneIfDamaged = (fault: unknown): undefined => {
  if (!(fault instanceof FileDamaged)) throw fault;
};

async function draw(
  { db, files }: Ports,
  { orgId, uploads, folder, now }: Drawing,
): Promise<Map<string, readonly string[]>> {
  const toDraw: DrawnFile[] = [];
  for (const { sha256, type, pages } of uploads) {
    const bytes = await files.get(sha256);
    if (bytes === undefined) continue;
    const path = join(folder, `${sha256}.upload`);
    await writeFile(path, bytes, { mode: 0o600 });
    toDraw.push({ path, type, pages, prefix: `${sha256}-` });
  }
  const drawn = await drawPages({ files: toDraw, folder });
  const found = new Map<string, readonly string[]>();
  for (const { sha256, pages } of uploads) {
    const names = drawn(`${sha256}-`);
    if (names.length < pages) {
      found.set(sha256, names);
      continue;
    }
    const pictures: string[] = [];
    for (const name of names) {
      const { sha256: picture } = await files.put(await readFile(join(folder, name)));
      pictures.push(`${picture}${name.endsWith('-wide.jpg') ? '-wide' : ''}.jpg`);
      await rename(join(folder, name), join(folder, pictures.at(-1) ?? ''));
    }
    found.set(sha256, pictures);
    await db.transaction(orgId, (tx) => insertPagePictures(tx, orgId, { sha256, pictures, at: now }));
  }
  return found;
}
