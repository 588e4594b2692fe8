import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { entryTextKey, RecordingTextsProvider } from '../../registers/web/public.ts';
import { Conflict } from '../contract.ts';

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
        <Entries orgId={orgId} of={of} />
      </RecordingTextsProvider>
    </Callout>
  );
}

function Entries({ orgId, of }: { orgId: string; of: ConflictingEntries }) {
  const text = useText();
  return (
    <Table
      caption={text('imports.conflicts')}
      compact
      rows={of.map((one, at) => ({ ...one, key: String(at) }))}
      rowKey={({ key }) => key}
      empty={null}
      columns={[
        {
          ...{ key: 'entry', head: text('imports.conflicting.entry'), card: 'main' },
          cell: ({ kind, on }) => (
            <>
              {text(entryTextKey(kind))}
              <div className="muted t12">
                <DateText date={on} />
              </div>
            </>
          ),
        },
        {
          ...{ key: 'what', head: text('imports.what'), cardLabel: text('imports.what') },
          cell: ({ message }) => message,
        },
        {
          ...{ key: 'correct', head: <span className="sr">{text('register.actions')}</span>, card: 'end' },
          cell: ({ entry_id: entryId, kind }) =>
            entryId !== null && <EntryMenu orgId={orgId} entryId={entryId} name={text(entryTextKey(kind))} />,
        },
      ]}
    />
  );
}
