/** Files are read two at a time, of one organization one, each in a thread of its own that ends with it. */
import type { Database } from '@tabellion/platform/database/queries.ts';
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import {
  type OnWorked,
  openThread,
  type Thread,
  TooLarge,
  TooSlow,
  withThread,
} from '@tabellion/platform/threads/thread.ts';
import { displayName } from '../../../registers/facts.ts';
import type { ReadingAt } from '../../../registers/server/public/acts.ts';
import { namedPersonsOn } from '../../../registers/server/public/people.ts';
import { certificateNumbers } from '../../../registers/server/public/shares.ts';
import type { Reading } from '../../rules/mapping.ts';
import { refusedFile } from './counts.ts';
import type {
  FileFault,
  KeptObjectsJson,
  ReadFile,
  ReadReply,
  ReadRequest,
  RowsExpected,
  SeenRows,
  SeenTable,
} from './messages.ts';

/** A hundred thousand rows take some seconds to read. */
const most = { seconds: 60, megabytes: 1024 };

const line = fairLine(2);

export interface FileRead {
  readonly file: ReadFile;
  /** Each a `BatchPart` as JSON. */
  readonly parts: readonly string[];
  readonly kept: readonly KeptObjectsJson[];
}

interface ReadingJob {
  readonly db: Database;
  readonly orgId: string;
  readonly at: ReadingAt;
  /** Whether the people of the register are to be told. */
  readonly match: boolean;
  readonly onWorked: OnWorked;
}

/** The fault of a file that a thread did not read, or judge, within its bounds. */
export const faultOf = (error: unknown): FileFault => {
  if (error instanceof TooSlow)
    return { code: 'file.too_slow', where: '', params: { seconds: error.seconds } };
  if (error instanceof TooLarge) return { code: 'file.too_large', where: '', params: {} };
  throw error;
};

/** Reading that takes more than `most` is a fault of the file. */
export const readImportFile = (reading: ReadingJob, query: ReadRequest): Promise<FileRead> =>
  readWhole(reading, query).catch((error) => ({ file: refusedFile([faultOf(error)]), parts: [], kept: [] }));

const readWhole = ({ db, orgId, at, match, onWorked }: ReadingJob, query: ReadRequest): Promise<FileRead> =>
  serialize([orgId, onWorked], async (thread) => {
    if (match) {
      await db.asOrganization(orgId, async (q) => {
        for await (const page of namedPersonsOn(q, orgId, at)) {
          const people = page.map(({ name, ...person }) => ({ ...person, name: displayName(name) }));
          await thread.ask({ ask: 'people', people });
        }
      });
    }
    if (query.ask === 'table' && query.columns.certificate !== undefined) {
      await db.asOrganization(orgId, async (q) => {
        for await (const numbers of certificateNumbers(q, orgId))
          await thread.ask({ ask: 'numbers', numbers });
      });
    }
    const read = await thread.ask(query);
    if (read.reply !== 'read') throw new Error(`the thread of files answered ${read.reply}`);
    const [parts, kept]: [string[], KeptObjectsJson[]] = [[], []];
    for (;;) {
      const next = await thread.ask({ ask: 'next' });
      if (next.reply !== 'part' || next.text === null) break;
      parts.push(next.text);
    }
    for (;;) {
      const next = await thread.ask({ ask: 'kept' });
      if (next.reply !== 'kept' || next.page === null) return { file: read.file, parts, kept };
      kept.push(next.page);
    }
  });

export const readImportColumns = (
  orgId: string,
  { bytes, reading }: { readonly bytes: Uint8Array; readonly reading: Reading },
  onWorked: OnWorked,
): Promise<SeenTable | FileFault> =>
  serialize([orgId, onWorked], async (thread) => {
    const replied = await thread.ask({ ask: 'columns', bytes, reading });
    if (replied.reply !== 'columns') throw new Error(`the thread of files answered ${replied.reply}`);
    return replied.seen;
  }).catch(faultOf);

/** @param key  whoever reads: of one, a table is read after the other */
export const readTableRows = (
  key: string,
  { bytes, expected }: { readonly bytes: Uint8Array; readonly expected: RowsExpected },
  onWorked: OnWorked,
): Promise<SeenRows | FileFault> =>
  serialize([key, onWorked], async (thread) => {
    const replied = await thread.ask({ ask: 'rows', bytes, expected });
    if (replied.reply !== 'rows') throw new Error(`the thread of files answered ${replied.reply}`);
    return replied.seen;
  }).catch(faultOf);

const serialize = <T>(
  [orgId, onWorked]: readonly [string, OnWorked],
  work: (thread: Thread<ReadRequest, ReadReply>) => Promise<T>,
): Promise<T> =>
  line(orgId, () =>
    withThread(
      openThread<ReadRequest, ReadReply>(new URL('./readThread.ts', import.meta.url), most, onWorked),
      work,
    ),
  );
