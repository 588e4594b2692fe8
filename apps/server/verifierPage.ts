import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';

/** Where the build put the web application. */
export const webFolder = (): string => join(dirname(migrationsFolder()), '../../apps/web/dist');

/** The page that verifies files without a network, as it is served and put into exports; undefined where nothing is built. */
export function verifierPage(): Uint8Array | undefined {
  const path = join(webFolder(), 'verify.html');
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** The policy that the page itself names, which allows its one script and its one sheet, and beside it what only an answer can
 *  say: no other page shows it in a frame. */
export function policyIn(page: Uint8Array): string {
  const named = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(new TextDecoder().decode(page));
  return `${named?.[1] ?? "default-src 'none'"}; frame-ancestors 'none'`;
}
