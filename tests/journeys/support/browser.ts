/** The browser of the journeys: the system's Chromium when there is one, else the one that comes inside npm. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { scratchFolder } from '../../support/scratch.ts';

/** No sandbox, because the gate also runs as root; no traffic but ours; letters as wide on every machine. */
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const patienceMs = 60_000;

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

interface BrowserCommand {
  readonly executablePath: string;
  readonly args: string[];
}

/** Its pages wait for what they are told to wait for as long as a busy machine may need. */
export async function openBrowser(): Promise<Browser> {
  const env = { ...process.env, ...(await ownFonts()) };
  const browser = await chromium.launch({ ...(await browserCommand()), env });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(patienceMs);
    return context;
  };
  return browser;
}

/** The faces of the system that stand in for ours are the same on every machine with fontconfig: Liberation Sans, which comes
 *  inside a package, and nothing that happens to be installed. */
async function ownFonts(): Promise<Record<string, string>> {
  const folder = await scratchFolder('tabellion-fonts-');
  const fonts = dirname(
    createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LICENSE_LIBERATION'),
  );
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>\n<fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? file };
}

export async function browserCommand(): Promise<BrowserCommand> {
  const system = [process.env.CHROMIUM_PATH, ...places].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (system !== undefined) return { executablePath: system, args: switches };
  // So it unpacks the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  // Without its own switches: they put all pages into one process, which now and then ended on a busy machine.
  return { executablePath: await packed.executablePath(), args: switches };
}
