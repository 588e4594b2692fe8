import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commands } from './run.ts';
import { tabellion } from './testing.ts';

const bin = fileURLToPath(new URL('bin.mjs', import.meta.url));

test('runs without a build, in whatever folder it is called', async () => {
  const call = ['vest', '--shares', '4800', '--start', '2021-01-30', '--as-of', '2022-01-30', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [bin, ...call], { cwd: tmpdir() });
  expect(JSON.parse(stdout)).toMatchObject({ vested: '1200' });
});

test('a call that cannot be carried out ends with 2', async () => {
  const failure = promisify(execFile)(process.execPath, [bin, 'vest'], { cwd: tmpdir() });
  await expect(failure).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('--shares') });
});

test('a reader who goes away early is no failure', async () => {
  const call = `"${process.execPath}" "${bin}" vest --shares 4800 --start 2021-01-30 --period 12000 --cliff 0 | head -1`;
  const { stdout, stderr } = await promisify(execFile)('/bin/sh', ['-c', call], { cwd: tmpdir() });
  expect({ stdout: stdout.split(' ')[0], stderr }).toEqual({ stdout: 'As', stderr: '' });
});

test('--help tells every command, and of each its options', async () => {
  const { code, out } = await tabellion('--help');
  expect(code).toBe(0);
  for (const { name, options } of commands) {
    expect(out).toContain(`tabellion ${name}`);
    const help = await tabellion(...name.split(' '), '--help');
    expect(help.code).toBe(0);
    for (const option of options) expect(help.out).toContain(`--${option.name}`);
  }
});

test.each([
  [[], 'tabellion COMMAND --help'],
  [['frobnicate'], '"frobnicate" names no command; there are captable, vest'],
  [['vest', '--share', '1'], '--share is no option of this command; it has --shares'],
  [['vest', '--shares'], '--shares needs a value: --shares NUMBER'],
  [['vest', '--shares', '1', '--shares=1'], '--shares is given twice'],
  [['vest', '--json=yes'], '--json takes no value'],
  [['vest', 'now'], '"now" is one too many'],
])('%j is refused with 2: %s', async (args, complaint) => {
  const { code, out, err } = await tabellion(...args);
  expect(code).toBe(2);
  expect(out + err).toContain(complaint);
});
