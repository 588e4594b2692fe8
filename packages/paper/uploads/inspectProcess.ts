/** The process that opens one uploaded file. Nothing of a stranger's file is parsed anywhere else. */
import { readFile } from 'node:fs/promises';
import { sendToParent } from '../toParent.ts';
import { inspectBytes } from './inspectBytes.ts';
import type { Inspection, InspectionQuery } from './inspectUpload.ts';
import { watchLimits } from './watchLimits.ts';

process.once('message', async ({ file, limits }: InspectionQuery) => {
  watchLimits(limits);
  send(await inspectBytes(await readFile(file), limits));
});
process.once('disconnect', () => process.exit());
send('ready');

function send(message: 'ready' | Inspection): void {
  sendToParent(message);
}
