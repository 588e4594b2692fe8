/** A page with the pure code of the ledger, built as the product's pages are and opened from a file. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';

/** @param folder  an empty one, which keeps the page's files */
export async function openLedgerPage(browser: Browser, folder: string): Promise<Page> {
  const entry = fileURLToPath(new URL('ledgerPage.ts', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, lib: { entry, formats: ['iife'], name: 'built', fileName: () => 'page.js' } },
  });
  const script = readFileSync(join(folder, 'page.js'), 'utf8');
  const file = join(folder, 'page.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><script>${script.replaceAll('</script', '<\\/script')}</script>`,
  );
  const page = await browser.newPage();
  await page.goto(pathToFileURL(file).href);
  return page;
}
