import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { JudgedCorporation } from '../../takeOverContract.ts';
import type { TakeOverList } from './useTakeOver.ts';

/** Findings about a whole file. */
export function Findings({ of: { table, unread } }: { of: TakeOverList }) {
  const text = useText();
  return (
    <>
      {table?.problem && (
        <Callout tone="err" alert>
          {table.problem}
        </Callout>
      )}
      {unread.length > 0 && (
        <Callout tone="err" title={text('takeOver.files.unread')} alert>
          {unread.map((name) => (
            <p key={name}>
              <UserText>{name}</UserText>
            </p>
          ))}
        </Callout>
      )}
      {table !== null && table.faults.length > 0 && (
        <Callout tone="warn" title={text('takeOver.rows')}>
          <Cells of={table.faults} />
        </Callout>
      )}
      {table !== null && (table.notes.length > 0 || table.ignored.length > 0) && (
        <Callout>
          {table.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {table.ignored.length > 0 && (
            <p>{text('takeOver.ignored', { names: table.ignored.join(text('wizard.comma')) })}</p>
          )}
        </Callout>
      )}
    </>
  );
}

/** Each with its cell and the head of its column, or with its row where no column holds it. */
export function Cells({ of: found }: { of: JudgedCorporation['faults'] }) {
  const text = useText();
  return (
    <ul className="stack">
      {found.map(({ where, column, message }) => (
        <li key={`${where} ${column} ${message}`}>
          {where !== '' && (
            <b>
              {/^\d+$/.test(where) ? text('takeOver.row', { row: where }) : <Id>{where}</Id>}
              {column !== '' && (
                <>
                  {' '}
                  <UserText>{column}</UserText>
                </>
              )}
              {': '}
            </b>
          )}
          {message}
        </li>
      ))}
    </ul>
  );
}
