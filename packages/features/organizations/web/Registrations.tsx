import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, Id } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import type { CompanyView } from '../shapes.ts';
import { EditRegistrations } from './EditRegistrations.tsx';
import { lawLabel } from './names.ts';

/** Where else the corporation is registered to do business. */
export function Registrations({ company, mayEdit }: { company: CompanyView; mayEdit: boolean }) {
  const text = useText();
  const [editing, setEditing] = useState(false);
  return (
    <section className="stack">
      <div className="row between">
        <h2>{text('organization.info.registrations')}</h2>
        {mayEdit && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {text('organization.edit')}
          </Button>
        )}
      </div>
      <Table
        caption={text('organization.info.registrations')}
        rows={company.registrations}
        rowKey={(row) => row.jurisdiction}
        columns={[
          {
            key: 'place',
            head: text('organization.registration.place'),
            card: 'main',
            cell: (row) => lawLabel(row.jurisdiction, text),
          },
          {
            key: 'number',
            head: text('organization.registration.number'),
            cell: (row) => <Id>{row.number}</Id>,
          },
          {
            key: 'since',
            head: text('organization.registration.since'),
            card: 'end',
            cell: (row) => row.registered_on && <DateText date={row.registered_on} />,
          },
        ]}
        empty={<EmptyState icon={MapPinned} title={text('organization.info.noRegistrations')} />}
      />
      {editing && <EditRegistrations company={company} onClose={() => setEditing(false)} />}
    </section>
  );
}
