import { jurisdictionIds } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeToWire } from '@tabellion/law/wireNames.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, Id } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { Removable } from '@tabellion/ui/form/Removable.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MapPinned, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { readOrganization, saveCorporateInfo } from '../contract.ts';
import { type CompanyView, registrationsInput } from '../shapes.ts';
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

/** The list is saved as a whole. */
function EditRegistrations({ company, onClose }: { company: CompanyView; onClose(): void }) {
  const text = useText();
  const { unique_id: id } = company;
  const start = company.registrations.map((one) => ({ ...one, registered_on: one.registered_on ?? '' }));
  const form = useForm(registrationsInput, { start: { registrations: start } });
  const draft = useDraft(form, `registrations/${id}`);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'registrations' });
  const save = useCall(saveCorporateInfo, { say: 'always' });
  const readings = useReadings();
  const elsewhere = jurisdictionIds
    .map((one) => corporationTypeToWire(one))
    .filter((word) => word !== company.corporation_type)
    .map((word) => ({ value: word, label: lawLabel(word, text) }));
  return (
    <DrawerForm
      title={text('organization.info.registrations')}
      form={form}
      draft={draft}
      onSubmit={(body) => save.run({ params: { id }, body })}
      onSaved={() => readings.again(readOrganization)}
      save={text('organization.save')}
      onClose={onClose}
    >
      {fields.map((field, index) => (
        <Removable
          key={field.id}
          label={text('organization.registration.remove')}
          onRemove={() => remove(index)}
        >
          <fieldset className="grid3">
            <SelectField
              name={`registrations.${index}.jurisdiction`}
              label={text('organization.registration.place')}
              options={elsewhere}
            />
            <TextField
              name={`registrations.${index}.number`}
              label={text('organization.registration.number')}
              ltr
            />
            <DateField
              name={`registrations.${index}.registered_on`}
              label={text('organization.registration.since')}
              optional
            />
          </fieldset>
        </Removable>
      ))}
      <Button
        icon={Plus}
        onClick={() => append({ jurisdiction: elsewhere[0]?.value ?? '', number: '', registered_on: '' })}
      >
        {text('organization.registration.add')}
      </Button>
    </DrawerForm>
  );
}
