/** `npm run untranslated [-- parts of names]`: opens every screen of the story company in the pseudo-language
 *  (`packages/texts/pseudo.ts`), which both the server and the browser then speak, and prints the words that stand plain:
 *  what no text table has. Ends with 1 where there are any. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { en } from '@tabellion/texts/en.ts';
import { monthName } from '@tabellion/texts/months.ts';
import { pseudoTable } from '@tabellion/texts/pseudo.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { featuresOf } from '../apps/server/features.ts';
import { type Installation, openInstallation } from '../apps/server/installation.ts';
import { openApi } from '../apps/server/openApi.ts';
import { openWorker } from '../apps/server/openWorker.ts';
import { openBrowser } from '../tests/journeys/support/browser.ts';
import { tellMaple } from '../tests/stories/maple.ts';
import { tellJo } from '../tests/stories/staff.ts';
import { movableClock } from '../tests/stories/stage.ts';
import { freePort } from '../tests/support/freePort.ts';
import { companies, contextsOf, openPage, readerOf, signInAll } from './visits.ts';

async function main(parts: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-untranslated-'));
  const port = String(await freePort());
  const settings = { DATA_DIR: folder, PORT: port, LOG_LEVEL: 'error' };
  const real = await openInstallation(settings, process.cwd());
  try {
    const installation = { ...real, texts: { ...real.texts, en: createText('en', pseudoTable(en)) } };
    await tell(installation);
    const served = { ...installation, config: { ...real.config, registrar: 'manual' as const } };
    await serve(served, (origin) => visit(origin, parts));
  } finally {
    await real.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The story, at its own time. */
async function tell(installation: Installation): Promise<void> {
  const clock = movableClock();
  const atItsTime = { ...installation, clock: clock.read };
  const api = await openApi(atItsTime, featuresOf(atItsTime), { limits: 'lifted' });
  try {
    const origin = await api.host.listen({ port: 0, host: '127.0.0.1' });
    const stage = { origin, clock, installation: atItsTime };
    await tellMaple(stage);
    const owner = installation.owner();
    await tellJo(stage, owner).finally(() => owner.close());
  } finally {
    await api.close();
  }
}

/** The server, the worker and the browser's part as `vite` makes it in development. */
async function serve(installation: Installation, use: (origin: string) => Promise<void>): Promise<void> {
  const features = featuresOf(installation);
  const api = await openApi(installation, features, { limits: 'lifted' });
  const worker = openWorker(installation, features);
  installation.onOutbox(() => worker.wake());
  const target = await api.host.listen({ port: installation.config.port, host: '127.0.0.1' });
  const pages = await createServer({
    configFile: join(import.meta.dirname, '../apps/web/vite.config.ts'),
    mode: 'qps',
    logLevel: 'error',
    server: { port: await freePort(), host: '127.0.0.1', hmr: false, proxy: { '^/(api|manifest)': target } },
  });
  try {
    await pages.listen();
    await use(pages.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  } finally {
    await pages.close();
    await worker.close();
    await api.close();
  }
}

async function visit(origin: string, parts: readonly string[]): Promise<void> {
  const browser = await openBrowser();
  try {
    const sessions = await signInAll(browser, origin);
    const contexts = await contextsOf(browser, sessions, { locale: 'en-CA' });
    const screens = (await companies(origin, sessions)).filter(
      ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
    );
    for (const screen of screens) {
      const { name, path } = screen;
      const page = await openPage(contexts[readerOf(screen)], origin + path);
      const plain = (await plainWords(page)).filter((words) => !isPlainOnPurpose(words));
      for (const words of plain) console.log(`${name}: ${words}`);
      if (plain.length > 0) process.exitCode = 1;
      await page.close();
    }
    console.log(`${screens.length} screens read`);
  } finally {
    await browser.close();
  }
}

/** Words read or heard on the page that are neither accented nor entered by a user: names are isolated
 *  (`bdi`, `dir=auto`, isolates), choices of the registers are options, wording of the law names
 *  its language. Keys and pictures have no words. */
async function plainWords(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter(
        (element) =>
          element.closest(
            'bdi, [dir=auto], [lang]:not(html), option, kbd, script, style, [aria-hidden=true]',
          ) === null,
      )
      .flatMap((element) => [
        ...['aria-label', 'aria-description', 'title', 'placeholder', 'alt'].map((name) =>
          element.getAttribute(name),
        ),
        ...Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : null)),
      ]),
  );
  const words = stored.map((each) => each?.replace(/\s+/g, ' ').trim() ?? '');
  return [...new Set(words)].filter((each) => /[A-Za-z]{2}/.test(each) && !/[⟦⟧\u2068]/.test(each));
}

/** Names of languages and of the brand, addresses, shares of a whole, and dates, whose months stand in `months.ts`. */
const isPlainOnPurpose = (words: string): boolean =>
  /^(English|Français|Türkçe|العربية|Tabellion)$/.test(words) ||
  /^[\w.-]+@[\w.-]+$/.test(words) ||
  /^[^,]+ \d+\.\d\d%(, |$)/.test(words) ||
  months.has(words.replace(/\.?,? \d{1,2},? \d{4}$/, ''));

const months = new Set(
  Array.from({ length: 12 }, (_, at) => [
    monthName('en', at + 1, 'long'),
    monthName('en', at + 1, 'short'),
  ]).flat(),
);

await main(process.argv.slice(2));
