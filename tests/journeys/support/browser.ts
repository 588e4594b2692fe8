/** The browser of the journeys: the shell of Chromium, the same on every machine. A whole browser keeps windows for its pages
 *  that nobody sees, which take more of the processor than the pages. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
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

const require = createRequire(import.meta.url);

interface BrowserCommand {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Its pages wait for what they are told to wait for as long as a busy machine may need. Colours change at once and nothing
 *  turns, as a reader may set it: drawing each step of that took work, and proved nothing. */
export async function openBrowser(): Promise<Browser> {
  const { env, ...command } = await browserCommand();
  const browser = await chromium.launch({ ...command, env: { ...env, ...(await ownFonts()) } });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(patienceMs);
    return context;
  };
  return browser;
}

/** The faces of the system that stand in for ours are the same on every machine with fontconfig: Liberation Sans, which comes
 *  inside a package, and nothing that happens to be installed. */
async function ownFonts(): Promise<Record<string, string>> {
  const folder = await scratchFolder('tabellion-fonts-');
  const fonts = dirname(require.resolve('pdfjs-dist/standard_fonts/LICENSE_LIBERATION'));
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>\n<fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? file };
}

/** The browser of CHROMIUM_PATH, else the shell that comes inside npm, else, where that does not run, what the system has. */
export async function browserCommand(): Promise<BrowserCommand> {
  const { env } = process;
  const hasShell = process.platform === 'linux' && process.arch === 'x64';
  const system = [process.env.CHROMIUM_PATH, ...(hasShell ? [] : places)].find(
    (path) => path !== undefined && existsSync(path),
  );
  // The package's own switches are left out: they put all pages into one process, which now and then ended on a busy machine.
  if (system !== undefined) return { executablePath: system, args: switches, env };
  const folder = await unpackedShell();
  const libraries = [join(folder, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    args: switches,
    env: { ...env, LD_LIBRARY_PATH: libraries },
  };
}

/** Unpacked once, beside the package, with the libraries that a bare machine lacks. */
async function unpackedShell(): Promise<string> {
  const packed = require.resolve('@sparticuz/chromium');
  const folder = join(dirname(packed), '../../unpacked');
  if (existsSync(folder)) return folder;
  const fresh = await mkdtemp(`${folder}-`);
  // Another process unpacks it, since the package changes the environment; the variable asks it for the libraries.
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const unpack = 'require(process.argv[1]).executablePath()';
  await promisify(execFile)(process.execPath, ['-e', unpack, packed], { env });
  // Another worker may have been faster.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
  return folder;
}
