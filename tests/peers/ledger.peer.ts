/** A reader of the ledger's files that was written in Python from docs/ledger.md alone, with Debian's python3-cryptography: it must
 *  accept the golden files and refuse what is false in any one place, also where a log has signed it. */
import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { tabellion } from '../../apps/cli/testing.ts';
import { scratchFolder } from '../support/scratch.ts';

const execute = promisify(execFile);
const golden = fileURLToPath(new URL('../data/ledger/golden', import.meta.url));
const programs = fileURLToPath(new URL('ledger', import.meta.url));

const verdictLine = z.object({
  file: z.string(),
  verdict: z.string(),
  trust: z.enum(['policy', 'first_use']),
  steps: z.array(z.string()),
  refused: z.object({ step: z.string(), why: z.string() }).nullable(),
  said: z.array(z.string()),
  ignored: z.array(z.string()),
});

let folder: string;
beforeAll(async () => {
  folder = await scratchFolder('tabellion-peer-ledger-');
  await execute('python3', ['-B', join(programs, 'mutations.py'), golden, folder]);
});
afterAll(() => rm(folder, { recursive: true }));

/** Exit code 1 stands for a refusal, which the verdicts tell better; another code is a fault of the reader. */
async function read(files: readonly string[], policy?: string) {
  const options = policy === undefined ? [] : ['--policy', policy];
  const told = await execute('python3', ['-B', join(programs, 'readLedger.py'), ...options, ...files], {
    maxBuffer: 2 ** 26,
  }).catch((failure: unknown) => {
    const ended = z.object({ code: z.literal(1), stdout: z.string(), stderr: z.literal('') });
    return ended.parse(failure);
  });
  const lines = told.stdout.trimEnd().split('\n');
  expect(lines.length).toBe(files.length);
  return lines.map((line) => verdictLine.parse(JSON.parse(line)));
}

test('the golden proof, export and log hold by the policy of their log', async () => {
  const files = ['holding.tabellion-proof.json', 'maple.tabellion.zip', 'log'];
  const verdicts = await read(
    files.map((name) => join(golden, name)),
    join(golden, 'policy'),
  );
  expect(verdicts.map(({ verdict, refused, ignored }) => [verdict, refused, ignored])).toEqual(
    files.map(() => ['holds', null, []]),
  );
  expect(verdicts.map(({ steps, said }) => [steps, said])).toEqual([
    [
      ['format', 'checkpoint', 'leaf', 'inclusion', 'names', 'fields', 'current'],
      [
        "recorded on 2026-01-01T00:04:00.000Z, by the log's own clock",
        'security = "CO-1"',
        'class = "Common"',
        'quantity = "1000"',
        'it still held on 2026-01-01T00:08:00.000Z',
      ],
    ],
    [
      ['zip', 'files', 'checkpoint', 'stream', 'bodies', 'facts', 'heads', 'documents', 'registers'],
      [
        'the registers of 2025-12-31 follow from the acts',
        "complete up to 2026-01-01T00:08:00.000Z, by the log's own word",
      ],
    ],
    [['checkpoints', 'tiles', 'roots', 'entries', 'streams'], ['9 leaves, 3 checkpoints']],
  ]);
});

test('without a policy they are consistent, and the key is not known', async () => {
  const verdicts = await read([
    join(golden, 'holding.tabellion-proof.json'),
    join(golden, 'maple.tabellion.zip'),
  ]);
  expect(verdicts.map(({ verdict, trust }) => [verdict, trust])).toEqual(
    Array(2).fill(['consistent; the key is not known to you', 'first_use']),
  );
});

/** The mutations that a log of the forger's signed are read with its policy, those of the golden proof with that of its log. */
const policyOf = (kind: string): string | undefined => {
  if (kind === 'golden') return join(golden, 'policy');
  return kind === 'policy' ? join(folder, 'policy.txt') : undefined;
};

test.each([
  ['bare', 1_800],
  ['policy', 60],
  ['golden', 2_500],
])('of the mutations in %s each is refused at its step', async (kind, atLeast) => {
  const others: unknown[] = [];
  let count = 0;
  for (const step of await readdir(join(folder, kind))) {
    const names = await readdir(join(folder, kind, step));
    const files = names.map((name) => join(folder, kind, step, name));
    for (const { file, refused } of await read(files, policyOf(kind)))
      if (!isAsExpected(step, refused?.step)) others.push({ file, step, refused });
    count += files.length;
  }
  expect(others).toEqual([]);
  expect(count).toBeGreaterThan(atLeast);
});

/** A byte that was flipped may be noticed at any step. */
function isAsExpected(expected: string, refusedAt: string | undefined): boolean {
  if (expected === 'any') return refusedAt !== undefined;
  return refusedAt === (expected === 'holds' ? undefined : expected);
}

test.each([
  ['bare', 1_800],
  ['policy', 60],
  ['golden', 2_500],
])(
  'of the mutations in %s `tabellion` says the same as the reader of another hand',
  async (kind, atLeast) => {
    const others: unknown[] = [];
    let count = 0;
    for (const step of await readdir(join(folder, kind))) {
      const verdicts = await ourVerdicts(join(folder, kind, step), policyOf(kind));
      for (const { path, verdict } of verdicts)
        if (!verdictsAt(step).includes(verdict)) others.push({ path, verdict });
      count += verdicts.length;
    }
    expect(others).toEqual([]);
    expect(count).toBeGreaterThan(atLeast);
  },
);

/** Verdicts of `tabellion` on all that lies in a folder: proofs, exports, and folders of logs. */
async function ourVerdicts(under: string, policy: string | undefined) {
  const entries = await readdir(under, { withFileTypes: true });
  const pathsOf = (areLogs: boolean) =>
    entries.filter((entry) => entry.isDirectory() === areLogs).map(({ name }) => join(under, name));
  const [logs, files] = [pathsOf(true), pathsOf(false)];
  const [, key = ''] = /^log (.+)$/m.exec(await readFile(join(folder, 'policy.txt'), 'utf8')) ?? [];
  const calls = logs.map((log) => ['log', 'audit', log, '--vkey', key, '--json']);
  const options = policy === undefined ? [] : ['--policy', policy];
  if (files.length > 0) calls.push(['verify', '--json', ...options, ...files]);
  const told: unknown[] = [];
  for (const call of calls) told.push(JSON.parse((await tabellion(...call)).out));
  const found = z.array(z.object({ verdict: z.string() })).parse(told.flat());
  return [...logs, ...files].map((path, place) => ({ path, verdict: found[place]?.verdict ?? 'none' }));
}

/** An export may hold something that is not proven: one names it, the other refuses it (docs/ledger.md, its last section). */
function verdictsAt(step: string): readonly string[] {
  if (step === 'holds') return ['consistent', 'sound', 'partly_proven'];
  return step === 'any' || step === 'registers' ? ['refused', 'partly_proven'] : ['refused'];
}
