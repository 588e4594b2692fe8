import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listDirectors } from '../../../people/contract.ts';
import { useWizard } from '../frame/wizard.ts';

/** Whose directorship has ended, since when and why: the register keeps them. Nothing while there is none. */
export function FormerDirectors() {
  const text = useText();
  const { orgId } = useWizard();
  const read = useRead(listDirectors, { params: { id: orgId }, query: {} });
  if (read.isError && read.data === undefined) return <ReadFailed of={read} />;
  if (read.data === undefined || read.data.ended.length === 0) return null;
  return (
    <>
      <div className="row">
        <h2>{text('wizard.directors.former')}</h2>
      </div>
      <Table
        caption={text('wizard.directors.former')}
        rows={read.data.ended}
        empty={null}
        rowKey={({ appointment_id }) => appointment_id}
        columns={[
          {
            key: 'name',
            head: text('wizard.person.name'),
            card: 'main',
            cell: ({ display_name }) => (
              <span className="who">
                <UserText>{display_name || text('dashboard.erased')}</UserText>
              </span>
            ),
          },
          {
            key: 'from',
            head: text('wizard.directors.from'),
            cardLabel: text('wizard.directors.from'),
            cell: ({ from }) => <DateText date={from} />,
          },
          {
            key: 'to',
            head: text('wizard.directors.to'),
            cardLabel: text('wizard.directors.to'),
            cell: ({ to }) => <DateText date={to} />,
          },
          {
            key: 'reason',
            head: text('wizard.end.reason'),
            cardLabel: text('wizard.end.reason'),
            cell: ({ reason }) => reason && text(`wizard.end.${reason}`),
          },
        ]}
      />
    </>
  );
}
