/** Puts files into a folder until there is no room, and prints what happened. Started with a small disk there. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openFiles } from '@tabellion/platform/files/openFiles.ts';

const folder = process.argv[2] ?? '';
const files = await openFiles({ folder });
const mebibyte = 1024 * 1024;
const first = await files.put(new Uint8Array(mebibyte));
const pieces = async function* () {
  for (let at = 1; at < 10; at++) yield new Uint8Array(mebibyte).fill(at);
};
const { name, reason } = await files.put(pieces()).catch((error) => error);
const after = await files.put(new Uint8Array(mebibyte).fill(99));
console.log(
  JSON.stringify({
    refused: [name, reason],
    isFirstThere: (await files.get(first.sha256))?.length === mebibyte,
    isNextThere: await files.has(after.sha256),
    incoming: await readdir(join(folder, 'incoming')),
  }),
);
