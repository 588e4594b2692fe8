/** The validator of the Open Cap Format that came with the specification (`tests/data/ocf/SOURCE.md`): it knows nothing of
 *  our code, and judges what we write. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import schemas from '@tabellion/book/ocf/schemas/1.2.0.json' with { type: 'json' };

const validator = fileURLToPath(new URL('../data/ocf/tools/validate-ocf.mjs', import.meta.url));

interface Judged {
  readonly ok: boolean;
  readonly version: string;
  /** The version of the schemas by which it was judged. */
  readonly schema: string;
  readonly objects: number;
  readonly errors: readonly unknown[];
  readonly warnings: readonly unknown[];
}

/** @param paths  of packages (`.ocf.zip`), judged by version 1.2.0 in their order */
export async function judgedByGivenValidator(...paths: readonly string[]): Promise<readonly Judged[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-schemas-'));
  try {
    const write = (schema: unknown, at: number) =>
      writeFile(join(folder, `${at}.schema.json`), JSON.stringify(schema));
    await Promise.all(schemas.map(write));
    const args = [validator, ...paths, '--schema', folder, '--strict-md5', '--json'];
    // It ends with 1 where a package is not valid; its answers say why.
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 << 20 }).catch(
      (error: { readonly stdout?: string }) => {
        if (!error.stdout) throw error;
        return { stdout: error.stdout };
      },
    );
    // One object after the other; within one, every line is indented.
    return stdout.split(/^(?=\{)/m).map((answer) => JSON.parse(answer));
  } finally {
    await rm(folder, { recursive: true });
  }
}
