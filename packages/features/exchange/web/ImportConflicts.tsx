import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { NameList } from '@tabellion/ui/components/NameList.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { entryTextKey, RecordingTextsProvider } from '../../registers/web/public.ts';
import { listConflicts } from '../contract.ts';
import { Conflict } from '../importReport.ts';

export type ConflictingEntries = readonly z.infer<typeof Conflict>[];

/** The entries that stand on an import, as the answer names them that refuses to take it back; undefined where it names none. */
export function conflictingEntriesIn(
  data: Readonly<Record<string, unknown>>,
): ConflictingEntries | undefined {
  const read = z.safeParse(z.array(Conflict), data.acts);
  return read.success && read.data.length > 0 ? read.data : undefined;
}

/** Why an import was not taken back: each entry that stands on it, with the way to correct it. */
export function ImportConflicts({ orgId, of }: { orgId: string; of: ConflictingEntries }) {
  const text = useText();
  return (
    <Callout tone="err" title={text('imports.conflicts')} alert>
      <RecordingTextsProvider>
        <Entries orgId={orgId} caption={text('imports.conflicts')} entries={of} />
      </RecordingTextsProvider>
    </Callout>
  );
}

/** Entries that imports left in the registers though they break a bound; nothing where all fits. */
export function DoesNotAddUp({ orgId }: { orgId: string }) {
  const text = useText();
  const reading = useRead(listConflicts, { params: { id: orgId } });
  const { data } = reading;
  if (reading.isError) return <ReadFailed of={reading} />;
  if (data === undefined || data.count === 0) return null;
  const { entries, count } = data;
  const title = text('imports.conflicting', { count });
  return (
    <Callout tone="warn" title={title}>
      <p>{text('imports.conflicting.why')}</p>
      <RecordingTextsProvider>
        <Entries orgId={orgId} caption={title} entries={entries} />
        {entries.length < count && <p>{text('imports.first', { shown: entries.length })}</p>}
      </RecordingTextsProvider>
    </Callout>
  );
}

interface EntriesProps {
  orgId: string;
  caption: string;
  entries: readonly (z.infer<typeof Conflict> & { readonly persons?: readonly string[] })[];
}

/** Entries on record or of a file, each with what is wrong and the way to correct it. */
function Entries({ orgId, caption, entries }: EntriesProps) {
  const text = useText();
  return (
    <Table
      caption={caption}
      compact
      rows={entries.map((one, at) => ({ ...one, key: String(at) }))}
      rowKey={({ key }) => key}
      empty={null}
      columns={[
        {
          key: 'entry',
          head: text('imports.conflicting.entry'),
          card: 'main',
          cell: ({ kind, on, persons = [] }) => (
            <>
              {text(entryTextKey(kind))}
              <div className="muted t12">
                <DateText date={on} /> <NameList of={persons} />
              </div>
            </>
          ),
        },
        {
          key: 'what',
          head: text('imports.what'),
          cardLabel: text('imports.what'),
          cell: ({ message }) => message,
        },
        {
          key: 'correct',
          head: <span className="sr">{text('register.actions')}</span>,
          card: 'end',
          cell: ({ entry_id: entryId, kind }) =>
            entryId !== null && <EntryMenu orgId={orgId} entryId={entryId} name={text(entryTextKey(kind))} />,
        },
      ]}
    />
  );
}
