/** The process that typesets: it says whether it can, then answers each document. It ends with the one that started it. */
import { sendToParent } from '../toParent.ts';
import type { ChildMessage, PrintQuery } from './answers.ts';
import { loadCompiler } from './compile.ts';

const send = (message: ChildMessage): void => sendToParent(message);

process.once('disconnect', () => process.exit());
try {
  const compile = await loadCompiler();
  process.on('message', (query: PrintQuery) => send({ kind: 'printed', result: compile(query) }));
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) });
}
