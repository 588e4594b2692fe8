/** A record's badge, its panel, and the others who check the proof: the command line, and the static page from file://. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tabellion } from '@tabellion/cli/testing.ts';
import { proving } from '@tabellion/texts/proving/ar.ts';
import { records } from '@tabellion/texts/records/en.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { scratchFolder } from '../../support/scratch.ts';

/** Presses the badge in a row, once the log has its record, and waits until this browser has checked it.
 *  @returns the panel */
export async function verified(page: Page, row: Locator): Promise<Locator> {
  await row.getByRole('button', { name: records['records.state.recorded'] }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText(records['records.title.verified']).waitFor();
  return panel;
}

export interface ProvedRecord {
  readonly browser: Browser;
  readonly origin: string;
  /** The file's text. */
  readonly proof: string;
  /** Words that the proof shows. */
  readonly shown: string;
}

/** Hands over the proof that the panel offers, as its text. */
export async function downloaded(page: Page, panel: Locator): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: records['records.download'] }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.tabellion-proof\.json$/);
  return await readFile(await download.path(), 'utf8');
}

/** A lawyer gets the file, and the log's policy from somebody he trusts: both verifiers say the same, the page in Arabic. */
export async function expectProvedElsewhere({ browser, origin, proof, shown }: ProvedRecord): Promise<void> {
  const folder = await scratchFolder('tabellion-proof-');
  const [file, policy, page] = ['mine.tabellion-proof.json', 'policy', 'verify.html'].map((name) =>
    join(folder, name),
  );
  if (file === undefined || policy === undefined || page === undefined) throw new Error('no folder');
  await writeFile(file, proof);
  await writeFile(policy, await (await fetch(`${origin}/api/v1/log/policy`)).text());
  const served = await fetch(`${origin}/verify.html`);
  expect(served.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  await writeFile(page, await served.text());
  const { code, out } = await tabellion('verify', file, '--policy', policy);
  expect([code, out]).toEqual([0, expect.stringContaining(shown)]);
  // The policy of its answer lets it work as the one in the file does.
  const online = await browser.newPage();
  await online.goto(`${origin}/verify.html`);
  await online.locator('#files').setInputFiles([file, policy]);
  await online.locator('article').getByText(shown).first().waitFor();
  await online.close();
  const offline = await browser.newContext({ locale: 'ar', offline: true });
  const opened = await offline.newPage();
  await opened.goto(pathToFileURL(page).href);
  await opened.locator('#files').setInputFiles([file, policy]);
  await opened.getByText(proving['prove.proof.policy']).waitFor();
  expect(await opened.locator('article').innerText()).toContain(shown);
  await offline.close();
  await rm(folder, { recursive: true });
}
