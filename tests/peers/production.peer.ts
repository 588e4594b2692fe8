/** The production install of operations.md: without what only building and testing need, and without the optional fonts. */
import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listDocuments } from '@tabellion/features/documents/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { openInstalled } from '../journeys/support/product.ts';
import { amelie, amelieSignIn } from '../stories/mapleCast.ts';
import { handOf } from '../stories/stage.ts';
import { tellTilleul } from '../stories/tilleul.ts';
import { scratchFolder } from '../support/scratch.ts';

const execute = promisify(execFile);
const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');

test('what npm prune --omit=dev leaves, without the optional fonts, incorporates and drafts the minute book', async () => {
  await execute(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/build.ts']);
  const folder = await installedFolder();
  await execute('npm', ['prune', '--omit=dev', '--offline', '--no-audit'], { cwd: folder });
  await rm(join(folder, 'node_modules/@expo-google-fonts/noto-serif-sc'), { recursive: true });
  const product = await openInstalled({}, folder);
  try {
    const { firstname, lastname } = amelie;
    const { token } = await handOf(product)(register, { body: { ...amelieSignIn, firstname, lastname } });
    const hand = handOf(product, token);
    const orgId = await tellTilleul(hand, today);
    await hand(submitIncorporation, { params: { id: orgId }, body: { declared: true } });
    const documents = await drafted(async () => {
      const listed = await hand(listDocuments, { params: { orgId }, query: {} });
      return listed.documents;
    });
    expect(documents.length).toBeGreaterThan(10);
  } finally {
    await product.close();
  }
});

/** The program as a clone has it after `npm ci && npm run build`. */
async function installedFolder(): Promise<string> {
  const folder = await scratchFolder('tabellion-production-');
  const { stdout } = await execute('git', ['ls-files'], { maxBuffer: 1e8 });
  const built = ['apps/server/dist', 'apps/web/dist'];
  for (const path of [...stdout.trim().split('\n'), ...built, 'node_modules']) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(path, join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
  return folder;
}

/** The registry answers and the documents are made after the commit. */
async function drafted<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  for (let tries = 0; tries < 120; tries += 1) {
    const documents = await read();
    if (documents.length > 10) return documents;
    await pause(500);
  }
  return [];
}
