import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useState } from 'react';
import type { PeopleView } from '../../contract.ts';
import type { OfficerPosition } from '../../positions.ts';
import { OfficerDrawer } from './OfficerDrawer.tsx';
import { SeatMenu } from './SeatMenu.tsx';
import { type Office, officesOf, officeToFill, vacantOf } from './seatsOf.ts';
import { type Board, boardOf } from './usePeople.ts';
import { useRemoval } from './useRemoval.tsx';

/** The offices and their holders: one row for each appointment. */
export function Officers({ board, changed }: { board: Board; changed(view: Partial<Board>): Promise<void> }) {
  const text = useText();
  const mayEdit = useMay('people.edit');
  const [open, setOpen] = useState<OfficerPosition | Office>();
  const taken = (view: PeopleView) => void changed(boardOf(view));
  const rows = board.officers.flatMap(officesOf);
  const vacant = vacantOf(board.officers);
  const remove = useRemoval('wizard.removeBody', (view) => changed(boardOf(view)));
  const spoken = ({ title, officer }: Office) => [title, officer.display_name].join(text('wizard.comma'));
  const add = mayEdit && (
    <Button icon={Plus} data-new="officer" onClick={() => setOpen(officeToFill(board.officers))}>
      {text('wizard.officer.add')}
    </Button>
  );
  return (
    <>
      <div className="row between">
        <h2>{text('wizard.officers')}</h2>
        {add}
      </div>
      <Table
        caption={text('wizard.officers')}
        rows={rows}
        rowKey={({ officer, position, title }) => `${officer._id} ${position} ${title}`}
        columns={[
          {
            key: 'position',
            head: text('wizard.officer.position'),
            card: 'main',
            share: 250,
            cell: ({ position, title }) =>
              position === 'other' ? <UserText>{title}</UserText> : text(`position.${position}`),
          },
          {
            key: 'name',
            head: text('wizard.person.name'),
            share: 250,
            cell: (row) => (
              <Holder of={row} name={spoken(row)} onEdit={mayEdit ? () => setOpen(row) : undefined} />
            ),
          },
          {
            key: 'remove',
            head: <span className="sr">{text('ui.remove')}</span>,
            share: 44,
            card: 'end',
            cell: (row) =>
              mayEdit && (
                <SeatMenu
                  name={spoken(row)}
                  onEdit={() => setOpen(row)}
                  onRemove={() => void remove({ ...row, holder: row.officer })}
                />
              ),
          },
        ]}
        empty={
          <EmptyState icon={BriefcaseBusiness} title={text('wizard.officers.none')} action={add}>
            {text('wizard.officers.whyNone')}
          </EmptyState>
        }
      />
      {mayEdit && rows.length > 0 && vacant.length > 0 && (
        <div className="row wrap no-print">
          <span className="t12 muted">{text('wizard.officers.usual')}</span>
          {vacant.map((position) => (
            <Button key={position} size="sm" icon={Plus} onClick={() => setOpen(position)}>
              {text(`position.${position}`)}
            </Button>
          ))}
        </div>
      )}
      {open && (
        <OfficerDrawer
          of={open}
          directors={board.directors}
          onSaved={taken}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface HolderProps {
  of: Office;
  /** The office with its holder, as a reader of the screen hears it. */
  name: string;
  onEdit: (() => void) | undefined;
}

function Holder({ of: { officer }, name, onEdit }: HolderProps) {
  const text = useText();
  const shown = <UserText>{officer.display_name}</UserText>;
  return (
    <>
      {onEdit ? (
        <button
          type="button"
          className="rowlink who"
          aria-label={text('wizard.editOf', { name })}
          onClick={onEdit}
        >
          {shown}
        </button>
      ) : (
        <span className="who">{shown}</span>
      )}
      {officer.email && (
        <small className="sub">
          <bdi dir="ltr">{officer.email}</bdi>
        </small>
      )}
    </>
  );
}
