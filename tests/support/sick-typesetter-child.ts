/** The typesetter's process, which falls ill over some documents. */
import { existsSync, writeFileSync } from 'node:fs';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';

process.on('message', ({ title, footer }: PrintedDocument) => {
  if (title === 'Hangs') for (;;);
  // The footer names a file that the next process finds.
  if (title === 'Dies' || (title === 'Dies once' && !existsSync(footer))) {
    if (title === 'Dies once') writeFileSync(footer, '');
    process.kill(process.pid, 'SIGKILL');
  }
});
await import('@tabellion/paper/typeset/typesetChild.ts');
