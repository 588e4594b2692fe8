/** Files in a folder of this machine, in two levels of folders by the first digits of their names. */
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './files.ts';
import { checkDigestFormat, openIncoming, unlessMissing, verified, wholeOf } from './incoming.ts';

export async function openFolder(folder: string, mostBytes: number): Promise<Files> {
  const incoming = await openIncoming(join(folder, 'incoming'));
  const pathOf = (sha256: string) =>
    join(folder, sha256.slice(0, 2), sha256.slice(2, 4), checkDigestFormat(sha256));
  const sizeOf = async (sha256: string) => (await stat(pathOf(sha256)).catch(unlessMissing))?.size;
  const files: Files = {
    put: (content, most = mostBytes) =>
      incoming.receive(content, Math.min(most, mostBytes), async (path, { sha256 }) => {
        if ((await sizeOf(sha256)) === undefined) await name(path, pathOf(sha256), folder);
      }),
    async get(sha256) {
      const found = await files.stream(sha256);
      return found && wholeOf(found.content);
    },
    async stream(sha256) {
      const file = await open(pathOf(sha256)).catch(unlessMissing);
      if (file === undefined) return undefined;
      const { size } = await file.stat();
      return { bytes: size, content: verified(file.createReadStream(), sha256) };
    },
    has: async (sha256) => (await sizeOf(sha256)) !== undefined,
    remove: async (sha256) => rm(pathOf(sha256), { force: true }),
    close: async () => undefined,
  };
  return files;
}

/** Under its name a file appears whole or not at all; then its folders are made to last too. */
async function name(temporary: string, path: string, root: string): Promise<void> {
  const parent = dirname(path);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await rename(temporary, path);
  for (const folder of [parent, dirname(parent), root]) await syncFolder(folder);
}

/** Windows cannot open folders, and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
