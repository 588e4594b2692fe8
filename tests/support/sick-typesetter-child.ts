/** The typesetter's process, which falls ill over some documents. */
import { existsSync, writeFileSync } from 'node:fs';
import type { PrintQuery } from '@tabellion/paper/typeset/answers.ts';

process.on('message', ({ document: { title, footer } }: PrintQuery) => {
  if (title === 'Hangs') for (;;);
  // The footer names a file that the next process finds.
  if (title === 'Dies' || (title === 'Dies once' && !existsSync(footer))) {
    if (title === 'Dies once') writeFileSync(footer, '');
    process.kill(process.pid, 'SIGKILL');
  }
});
await import('@tabellion/paper/typeset/typesetChild.ts');
