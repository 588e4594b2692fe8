import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { entryTextKey, RecordingTextsProvider } from '../../registers/web/public.ts';
import { type ConflictsReply, listConflicts } from '../contract.ts';

/** Entries that imports left in the registers though they break a bound, each with the way to correct it; nothing where all
 *  fits. */
export function DoesNotAddUp({ orgId }: { orgId: string }) {
  const text = useText();
  const reading = useRead(listConflicts, { params: { id: orgId } });
  const { data } = reading;
  if (reading.isError) return <ReadFailed of={reading} />;
  if (data === undefined || data.count === 0) return null;
  return (
    <Callout tone="warn" title={text('imports.conflicting', { count: data.count })}>
      <p>{text('imports.conflicting.why')}</p>
      <RecordingTextsProvider>
        <Entries orgId={orgId} of={data} />
      </RecordingTextsProvider>
    </Callout>
  );
}

function Entries({ orgId, of: { entries, count } }: { orgId: string; of: ConflictsReply }) {
  const text = useText();
  const rows = entries.map((one, at) => ({ ...one, key: String(at) }));
  return (
    <>
      <Table
        caption={text('imports.conflicting', { count })}
        compact
        rows={rows}
        rowKey={({ key }) => key}
        empty={null}
        columns={[
          {
            ...{ key: 'entry', head: text('imports.conflicting.entry'), card: 'main' },
            cell: ({ kind, on, persons }) => (
              <>
                {text(entryTextKey(kind))}
                <div className="muted t12">
                  <DateText date={on} /> <UserText>{persons.join(', ')}</UserText>
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
            cell: ({ entry_id: entryId, kind }) => (
              <EntryMenu orgId={orgId} entryId={entryId} name={text(entryTextKey(kind))} />
            ),
          },
        ]}
      />
      {rows.length < count && <p>{text('imports.first', { shown: rows.length })}</p>}
    </>
  );
}
