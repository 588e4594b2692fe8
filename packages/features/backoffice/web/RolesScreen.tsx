import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, IconButton } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Id, InstantText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Pencil, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { listStaff, type StaffPerson, setRole } from '../rolesContract.ts';
import { StaffPage } from './StaffPage.tsx';

/** /app/staff/people: administrators give roles. */
export const RolesScreen = () => (
  <StaffPage>
    <Roles />
  </StaffPage>
);

function Roles() {
  const text = useText();
  const reading = useRead(listStaff, {});
  const [given, setGiven] = useState<{ email: string; role: StaffPerson['role'] }>();
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setGiven({ email: '', role: 'staff' })}>
      {text('staffing.roles.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={text('staffing.roles')} lead={text('staffing.roles.lead')} actions={add} />
      <Table
        caption={text('staffing.roles')}
        reading={reading}
        rows={reading.data?.people ?? []}
        rowKey={({ user_id: id }) => id}
        columns={columnsOf(text, setGiven)}
        empty={<EmptyState icon={Users} title={text('staffing.roles.none')} action={add} />}
      />
      {given && <RoleDrawer start={given} onClose={() => setGiven(undefined)} />}
    </>
  );
}

const columnsOf = (text: Text, onChange: (person: StaffPerson) => void): Column<StaffPerson>[] => [
  {
    key: 'name',
    head: text('staffing.roles.name'),
    card: 'main',
    cell: ({ name }) => <UserText>{name}</UserText>,
  },
  {
    key: 'email',
    head: text('staffing.roles.email'),
    cardLabel: text('staffing.roles.email'),
    cell: ({ email }) => <Id>{email}</Id>,
  },
  {
    key: 'role',
    head: text('staffing.roles.role'),
    cardLabel: text('staffing.roles.role'),
    cell: ({ role }) => text(`staffing.roles.role.${role}`),
  },
  {
    key: 'factor',
    head: text('staffing.roles.factor'),
    cardLabel: text('staffing.roles.factor'),
    cell: ({ has_second_factor: isOn }) => (
      <StatusBadge tone={isOn ? 'ok' : 'warn'}>
        {text(isOn ? 'staffing.roles.factor.on' : 'staffing.roles.factor.off')}
      </StatusBadge>
    ),
  },
  {
    key: 'since',
    head: text('staffing.roles.since'),
    cardLabel: text('staffing.roles.since'),
    cell: ({ since }) =>
      since === null ? <span className="not-phone">–</span> : <InstantText instant={since} />,
  },
  {
    key: 'change',
    head: <span className="sr">{text('staffing.roles.change')}</span>,
    card: 'act',
    width: 64,
    cell: (person) => (
      <IconButton
        size="sm"
        variant="ghost"
        icon={Pencil}
        label={text('staffing.roles.changeOf', { name: person.name })}
        onClick={() => onChange(person)}
      />
    ),
  },
];

interface RoleDrawerProps {
  start: { readonly email: string; readonly role: StaffPerson['role'] };
  onClose(): void;
}

function RoleDrawer({ start: { email, role }, onClose }: RoleDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const form = useForm(setRole.body, { start: { email, role } });
  const set = useCall(setRole, { say: 'always' });
  return (
    <DrawerForm
      title={text(email === '' ? 'staffing.roles.add' : 'staffing.roles.change')}
      form={form}
      onSubmit={(body) => set.run({ body })}
      onSaved={(saved) => readings.put(listStaff, {}, saved)}
      save={text(email === '' ? 'staffing.roles.add' : 'staffing.roles.change')}
      onClose={onClose}
    >
      <TextField name="email" type="email" label={text('staffing.roles.email')} autoComplete="off" ltr />
      <SelectField
        name="role"
        label={text('staffing.roles.role')}
        options={(['staff', 'admin', 'user'] as const).map((one) => ({
          value: one,
          label: text(`staffing.roles.role.${one}`),
        }))}
      />
    </DrawerForm>
  );
}
