import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrintedFile } from '@tabellion/paper/typeset/answers.ts';

/** Files on their way into the book, in a folder. */
export class Shelf {
  readonly #paths = new Map<string, string>();
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.folder, name);
    await writeFile(path, bytes, { mode: 0o600 });
    this.#paths.set(name, path);
  }

  /** Takes over files that are in the folder already. */
  take(names: readonly string[]): void {
    for (const name of names) this.#paths.set(name, join(this.folder, name));
  }

  async megabytes(): Promise<number> {
    const sizes = await Promise.all(
      Array.from(this.#paths.values(), async (path) => (await stat(path)).size),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
  }

  get placed(): PrintedFile[] {
    return Array.from(this.#paths, ([name, path]) => ({ name, path }));
  }
}
