import { existsSync, readFileSync } from 'node:fs';
import { forgotPassword } from '@tabellion/features/entry/contract.ts';
import { variables } from '@tabellion/platform/config/variables.ts';
import { drainMs } from '@tabellion/platform/http/drain.ts';
import { mailboxPath } from '@tabellion/platform/mail/mailboxPages.ts';
import { metricsPath } from '@tabellion/platform/metrics/metricsPage.ts';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** The block of a language that stands in the page. */
function blockOf(language: string): string {
  const [, block] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page) ?? [];
  if (block === undefined) throw new Error(`no block of ${language}`);
  return block;
}

const unit = blockOf('ini');
const container = blockOf('dockerfile');
const known = new Set<string>(variables.map(({ name }) => name));

test('the container file of the repository is the one of the page', () => {
  expect(readFileSync(new URL('../../Containerfile', import.meta.url), 'utf8')).toBe(container);
});

test('unit and container start a main of the product', () => {
  for (const text of [unit, container]) {
    const [, main = ''] = /apps\/server\/dist\/(\w+)\.js/.exec(text) ?? [];
    expect(existsSync(new URL(`../../apps/server/${main}.ts`, import.meta.url))).toBe(true);
  }
});

test('they name only settings that there are', () => {
  const settings = [unit, container].flatMap((text) =>
    [...text.matchAll(/^(?:Environment=|ENV )(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ),
  );
  expect(settings.length).toBeGreaterThan(3);
  for (const name of settings) expect(known).toContain(name);
});

test('they give the program the time that its shutdown takes, and stop PostgreSQL through it', () => {
  const [, seconds] = /TimeoutStopSec=(\d+)/.exec(unit) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(drainMs + 25_000);
  expect(page).toContain(`--stop-timeout ${seconds}`);
  expect(unit).toContain('KillMode=mixed');
});

test('every setting of the program is in the table of the page', () => {
  for (const { name, meaning } of variables) {
    expect(page).toContain(`| \`${name}\` | `);
    expect(page).toContain(meaning);
  }
});

test('the proxy masks every address that holds a secret', () => {
  const [, masked = ''] = /~\*(\^\S+) \$shown/.exec(blockOf('nginx')) ?? [];
  const routes = readFileSync(new URL('../../apps/web/routes.tsx', import.meta.url), 'utf8');
  const secret = [...routes.matchAll(/'(\/[^']*\$token)'/g)].map(([, path]) => String(path));
  expect(secret.length).toBeGreaterThan(3);
  const signing = ['', '/app', '/app/org/maple'].flatMap((under) =>
    ['signature', 'singlesignature'].map((name) => `${under}/${name}/$signeeId`),
  );
  const others = [...signing, mailboxPath('$token'), metricsPath('$token'), forgotPassword.path];
  for (const path of [...secret, ...others])
    expect(new RegExp(masked, 'i').exec(path)?.groups?.shown).toBe(path.replace(/[^/]+$/, ''));
});
