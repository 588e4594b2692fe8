/** Files are read one at a time, each in a thread of its own that ends with it: one holds some hundred megabytes. */
import type { Database } from '@tabellion/platform/database/queries.ts';
import { openThread, type Thread } from '@tabellion/platform/threads/thread.ts';
import { displayName } from '../../../registers/facts.ts';
import { namedPersonsOn, type ReadingAt } from '../../../registers/server/public.ts';
import type { Asked, Found, ReadFile, Replied, SeenTable } from './messages.ts';

let turn: Promise<unknown> = Promise.resolve();

export interface FileRead {
  readonly file: ReadFile;
  /** Each a `BatchPart` as JSON. */
  readonly parts: readonly string[];
}

interface Reading {
  readonly db: Database;
  readonly orgId: string;
  readonly at: ReadingAt;
  /** Whether the people of the register are to be told. */
  readonly match: boolean;
}

export const readInTurn = ({ db, orgId, at, match }: Reading, asked: Asked): Promise<FileRead> =>
  inTurn(async (thread) => {
    if (match) {
      await db.asOrganization(orgId, async (q) => {
        for await (const page of namedPersonsOn(q, orgId, at)) {
          const people = page.map(({ name, ...person }) => ({ ...person, name: displayName(name) }));
          await thread.ask({ ask: 'people', people });
        }
      });
    }
    const read = await thread.ask(asked);
    if (read.reply !== 'read') throw new Error(`the thread of files answered ${read.reply}`);
    const parts: string[] = [];
    for (;;) {
      const next = await thread.ask({ ask: 'next' });
      if (next.reply !== 'part' || next.text === null) return { file: read.file, parts };
      parts.push(next.text);
    }
  });

export const readColumnsInTurn = (bytes: Uint8Array): Promise<SeenTable | Found> =>
  inTurn(async (thread) => {
    const replied = await thread.ask({ ask: 'columns', bytes });
    if (replied.reply !== 'columns') throw new Error(`the thread of files answered ${replied.reply}`);
    return replied.seen;
  });

function inTurn<T>(work: (thread: Thread<Asked, Replied>) => Promise<T>): Promise<T> {
  const mine = turn.then(async () => {
    const thread = openThread<Asked, Replied>(new URL('./readThread.ts', import.meta.url));
    try {
      return await work(thread);
    } finally {
      await thread.close();
    }
  });
  turn = mine.catch(() => undefined);
  return mine;
}
