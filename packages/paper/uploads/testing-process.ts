/** A process for tests of the limits: it computes without end, or rests, and then answers or not. */
import type { ProcessLimits } from './boundedProcess.ts';
import { watchLimits } from './watchLimits.ts';

export interface Order {
  readonly limits: ProcessLimits;
  readonly does: 'computes' | 'rests';
  readonly restMs: number;
}

process.once('message', ({ limits, does, restMs }: Order) => {
  watchLimits(limits);
  if (does === 'rests') setTimeout(() => process.send?.('rested'), restMs);
  else for (let number = 0; number >= 0; ) number += 1;
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
