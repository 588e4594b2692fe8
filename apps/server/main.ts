/** The steps of every main: open, report it, end cleanly at a signal; a refused start is one line, exit 1. */
import { StartRefusal } from '@tabellion/platform/database/errors.ts';
import { drainMs } from '@tabellion/platform/http/drain.ts';
import { closeWithin, type RunningPart } from './closing.ts';
import { type Installation, openInstallation } from './installation.ts';

/** Names a part that is open, and gives it back: it is closed when the process ends, or when its start fails. */
type OpenPart = <P extends RunningPart>(part: P) => P;

export const runMain = (
  open: (installation: Installation, opened: OpenPart) => Promise<void>,
  { listens }: { listens: boolean },
): Promise<void> => runOn(() => openInstallation(process.env, process.cwd(), { listens }), open);

/** All that a process stands on. */
type Foundation = Pick<Installation, 'died' | 'close'>;

/** Parts are closed together, and have ten seconds for what is under way; the installation last. A second signal ends at once. */
export async function runOn<I extends Foundation>(
  openFoundation: () => Promise<I>,
  open: (installation: I, opened: OpenPart) => Promise<void>,
): Promise<void> {
  try {
    const installation = await openFoundation();
    const parts: RunningPart[] = [];
    const opened: OpenPart = (part) => {
      parts.push(part);
      return part;
    };
    await open(installation, opened).catch(async (error: unknown) => {
      await closeAll(installation, parts);
      throw error;
    });
    const close = closerOf(installation, parts);
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

function closerOf(installation: Foundation, parts: readonly RunningPart[]): (code: number) => Promise<void> {
  let closing = false;
  return async (code) => {
    if (closing) process.exit(code);
    closing = true;
    await closeAll(installation, parts);
    if (code === 0) console.log('Stopped.');
    process.exit(code);
  };
}

/** A little longer than the host drains, so that it ends its connections itself. An embedded PostgreSQL ends within 20 s,
 *  most often at once. */
async function closeAll(installation: Foundation, parts: readonly RunningPart[]): Promise<void> {
  await closeWithin(drainMs + 1_000, parts);
  await closeWithin(25_000, [installation]);
}

function startFailure(error: unknown): unknown {
  if (error instanceof StartRefusal) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  return code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.` : error;
}
