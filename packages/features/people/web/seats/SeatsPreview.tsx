import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { type Change, redlineClass, signColumn } from '@tabellion/ui/register/Redline.tsx';
import '@tabellion/ui/register/register.css';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** A line of the register as it would stand. */
export interface SeatPreviewRow {
  key: string;
  name: string;
  /** The office, of officers. */
  office?: string;
  change: Change;
}

const looks: Readonly<Partial<Record<Change, string>>> = { joined: 'new', left: 'old' };

/** The register of directors or officers before and after an appointment begins or ends: who joins and who leaves. */
export function SeatsPreview({ rows }: { rows: readonly SeatPreviewRow[] }) {
  const text = useText();
  const count = (without: Change) => String(rows.filter(({ change }) => change !== without).length);
  return (
    <Table
      caption={text('transaction.preview')}
      compact
      rows={rows}
      rowKey={({ key }) => key}
      rowClass={({ change }) => redlineClass(change)}
      columns={[
        signColumn<SeatPreviewRow>(({ change }) => change, text),
        {
          key: 'name',
          head: text('transaction.preview'),
          card: 'main',
          cell: ({ name, office, change }) => (
            <span className={looks[change]}>
              <UserText>{name}</UserText>
              {office !== undefined && (
                <>
                  {text('wizard.comma')}
                  {office}
                </>
              )}
            </span>
          ),
          total: text('wizard.dayOne.total'),
        },
        {
          key: 'before',
          head: text('transaction.before'),
          cardLabel: text('transaction.before'),
          num: true,
          cell: ({ change }) => (change === 'joined' ? '–' : '1'),
          total: count('joined'),
        },
        {
          key: 'after',
          head: text('transaction.after'),
          cardLabel: text('transaction.after'),
          num: true,
          cell: ({ change }) => (change === 'left' ? '–' : '1'),
          total: count('left'),
        },
      ]}
      empty={null}
    />
  );
}
