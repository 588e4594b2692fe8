/** What every main does: open, say so, and end cleanly at a signal; a refusal to start is one line and exit 1. */
import { StartRefusal } from '@tabellion/platform/database/errors.ts';
import { type Installation, openInstallation } from './installation.ts';

export interface Part {
  close(): Promise<void>;
}

/** Parts are closed in reverse order of opening, the installation last. A second signal ends at once. */
export async function runMain(open: (installation: Installation) => Promise<readonly Part[]>): Promise<void> {
  try {
    const installation = await openInstallation(process.env, process.cwd());
    const parts = await open(installation).catch(async (error: unknown) => {
      await installation.close();
      throw error;
    });
    const close = closerOf([installation, ...parts]);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(0));
    void installation.died.then((sentence) => {
      console.error(sentence);
      return close(1);
    });
  } catch (error) {
    console.error(startFailure(error));
    process.exitCode = 1;
  }
}

function closerOf(parts: readonly Part[]): (code: number) => Promise<void> {
  let closing = false;
  return async (code) => {
    if (closing) process.exit(code);
    closing = true;
    for (const part of [...parts].reverse())
      await part.close().catch((error: unknown) => console.error(error));
    process.exit(code);
  };
}

function startFailure(error: unknown): unknown {
  if (error instanceof StartRefusal) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  return code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.` : error;
}
