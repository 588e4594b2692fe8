/** The process that typesets: it says whether it can, then answers each document. It ends with the one that started it. */
import type { PrintedDocument } from '../printed.ts';
import type { ChildMessage } from './answers.ts';
import { loadCompiler } from './compile.ts';

const send = (message: ChildMessage): void => {
  process.send?.(message);
};

process.once('disconnect', () => process.exit());
try {
  const compile = await loadCompiler();
  process.on('message', (document: PrintedDocument) => send({ kind: 'printed', result: compile(document) }));
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) });
}
