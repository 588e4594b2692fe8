/** Every state that the screens do not show on their own, drawn with the real components. For builders only. */
import { CircleCheck, CircleX, Send, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from './components/Button.tsx';
import { Callout } from './components/Callout.tsx';
import { Card, FactStrip } from './components/Card.tsx';
import { MoneyText, Num, StatusBadge, UserText } from './components/Data.tsx';
import { ProofBadge } from './components/ProofBadge.tsx';
import type { ProofState } from './components/Seal.tsx';
import { EmptyState, ErrorState, NothingFound } from './components/States.tsx';
import { ProgressSteps } from './components/Steps.tsx';
import { type Column, Table } from './components/Table.tsx';
import { CheckboxField, RadioGroup, Segmented, SegmentedField } from './form/ChoiceFields.tsx';
import { ComboField } from './form/ComboField.tsx';
import { DateField } from './form/DateField.tsx';
import { DrawerForm } from './form/DrawerForm.tsx';
import { FileField } from './form/FileField.tsx';
import { Form, SubmitButton, useForm } from './form/Form.tsx';
import { MoneyField, NumberField } from './form/NumberField.tsx';
import { SelectField } from './form/SelectField.tsx';
import { PasswordField, TextField } from './form/TextField.tsx';
import { useConfirm } from './layers/DialogProvider.tsx';
import { Menu } from './layers/Menu.tsx';
import { useSnack } from './layers/SnackProvider.tsx';

export function StatesSheet() {
  return (
    <div className="stack s4">
      <div className="grid2">
        <Buttons />
        <Fields />
      </div>
      <FactStrip
        facts={[
          { key: 'issued', label: 'Issued shares', value: <Num of={1_197_000} />, note: 'in 3 classes' },
          {
            key: 'holders',
            label: 'Holders',
            value: <Num of={12} />,
            note: 'of at most 50 as a private issuer',
          },
          { key: 'votes', label: 'Votes', value: <Num of={1_152_000} />, note: '2 people hold 25% or more' },
          {
            key: 'capital',
            label: 'Stated capital',
            value: <MoneyText cents={49_117_641} />,
            note: 'after one repurchase',
          },
        ]}
      />
      <div className="grid2">
        <Rows />
        <Rows loading />
      </div>
      <Places />
      <div className="grid2">
        <Badges />
        <Layers />
      </div>
    </div>
  );
}

function Buttons() {
  const states = ['', 'is-hover', 'is-focus', 'is-active'];
  const variants = ['primary', 'plain', 'ghost', 'danger'] as const;
  return (
    <Card title="Buttons">
      <div className="stack">
        {variants.map((variant) => (
          <div key={variant} className="row wrap">
            {states.map((state) => (
              <Button key={state} variant={variant} className={state}>
                Save
              </Button>
            ))}
            <Button variant={variant} disabled>
              Save
            </Button>
            <Button variant={variant} busy>
              Save
            </Button>
            <Button variant={variant} icon={Send} busy>
              Send
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
}

const fields = z.looseObject({ email: z.email(), shares: z.string().check(z.regex(/^\d+$/)) });

function Fields() {
  const form = useForm(fields, {
    start: { email: 'amelie@maple', shares: '400000', price: '0.01', kind: 'money' },
  });
  return (
    <Card title="Fields">
      <Form form={form} onSubmit={() => undefined}>
        <div className="grid3">
          <TextField name="name" label="Empty" placeholder="Full corporate name" />
          <TextField name="email" type="email" label="Email" />
          <TextField
            name="postal"
            label="Postal code"
            optional
            warning="Begins with H, which is Quebec: check it."
          />
          <TextField name="number" label="Read only" readOnly help="Given by the registrar" />
          <NumberField name="shares" label="Shares" />
          <MoneyField name="price" label="Price" />
          <DateField name="on" label="Paid on" />
          <SelectField name="class" label="Class" options={[{ value: 'common', label: 'Common' }]} />
          <ComboField name="holder" label="Holder" options={holders} />
          <PasswordField name="password" label="Password" autoComplete="new-password" />
          <CheckboxField name="agreed" label="I have read the resolution." />
          <CheckboxField name="vesting" toggle label="Vesting" />
        </div>
        <SegmentedField
          name="kind"
          label="Paid with"
          choices={[
            { value: 'money', label: 'Money' },
            { value: 'property', label: 'Property' },
            { value: 'services', label: 'Past services' },
          ]}
        />
        <RadioGroup
          cards
          name="by"
          label="Who manages it"
          choices={[
            { value: 'by_myself', label: 'By myself', note: 'You are director, officer and holder' },
            { value: 'other', label: 'With others' },
          ]}
        />
        <FileField name="file" label="Document" accept=".pdf" />
        <SubmitButton>Judge the fields</SubmitButton>
      </Form>
    </Card>
  );
}

const holders = [
  { value: '1', label: 'Amélie Tremblay', detail: '128 Roncesvalles Avenue, Toronto ON' },
  { value: '2', label: 'Ömer Yılmaz', detail: '24 Danforth Avenue, Toronto ON' },
  { value: '3', label: 'ليلى حداد', detail: '310 Wellesley Street East, Toronto ON' },
];

interface Row {
  name: string;
  shares: number;
  proof: ProofState;
  look?: string;
}

const rows: readonly Row[] = [
  { name: 'Hélène Bouchard', shares: 25_000, proof: 'verified' },
  { name: 'Mei Chen', shares: 10_000, proof: 'recorded', look: 'is-hover' },
  { name: 'Yusuf Demir', shares: 12_000, proof: 'pending', look: 'is-selected' },
  { name: 'ليلى حداد', shares: 200_000, proof: 'failed', look: 'is-focus' },
];

const columns: Column<Row>[] = [
  {
    key: 'holder',
    head: 'Holder',
    card: 'main',
    sort: { direction: 'ascending', toggle: () => undefined },
    cell: (row) => (
      <>
        <span className="who">
          <UserText>{row.name}</UserText>
        </span>
        <small className="sub">
          <UserText>9 Spadina Road, Toronto ON</UserText>
        </small>
      </>
    ),
    total: '4 holders',
  },
  { key: 'class', head: 'Class', cell: () => 'Common' },
  {
    key: 'shares',
    head: 'Shares',
    num: true,
    card: 'end',
    cell: (row) => <Num of={row.shares} />,
    total: <Num of={247_000} />,
  },
  {
    key: 'proof',
    head: 'Proof',
    card: 'end',
    cell: (row) => <ProofBadge state={row.proof} onClick={() => undefined} />,
  },
];

const Rows = ({ loading }: { loading?: boolean }) => (
  <Table
    caption={loading ? 'Loading' : 'Rows'}
    columns={columns}
    rows={loading ? [] : rows}
    rowKey={(row) => row.name}
    rowClass={(row) => row.look}
    reading={{ isPending: loading === true, isError: false, refetch: () => undefined }}
    empty={null}
  />
);

const Places = () => (
  <div className="grid3">
    <Card title="Empty">
      <EmptyState
        icon={Users}
        title="No shareholders yet"
        action={<Button variant="primary">Issue shares</Button>}
      >
        A corporation needs at least one. Issue the first shares, or bring your register from a spreadsheet.
      </EmptyState>
    </Card>
    <Card title="Nothing found">
      <NothingFound onClear={() => undefined}>No holder is called “Trembley” on April 20, 2026.</NothingFound>
    </Card>
    <Card title="Could not load">
      <ErrorState title="The register could not be read" onRetry={() => undefined} />
    </Card>
  </div>
);

function Badges() {
  const [choice, setChoice] = useState('simple');
  const proofs = ['pending', 'recorded', 'verified', 'failed'] as const;
  const link = (inside: ReactNode) => <span>{inside}</span>;
  return (
    <Card title="Proof and status" extra={<StatusBadge>Live preview</StatusBadge>}>
      <div className="stack s4">
        <div className="row wrap">
          {proofs.map((state) => (
            <ProofBadge key={state} state={state} onClick={() => undefined} />
          ))}
        </div>
        <div className="row wrap">
          <StatusBadge>Draft</StatusBadge>
          <StatusBadge tone="info" icon={Send}>
            Pending
          </StatusBadge>
          <StatusBadge tone="warn">1 of 3 signed</StatusBadge>
          <StatusBadge tone="ok" icon={CircleCheck}>
            Incorporated
          </StatusBadge>
          <StatusBadge tone="err" icon={CircleX}>
            Rejected
          </StatusBadge>
        </div>
        <ProgressSteps
          steps={[
            { key: '1', label: 'Address', done: true, link },
            { key: '2', label: 'Company', done: true, link },
            { key: '3', label: 'Directors', done: false, link },
            { key: '4', label: 'Shares', done: false, link },
          ]}
        />
        <Segmented
          label="Share setup"
          value={choice}
          onChange={setChoice}
          choices={[
            { value: 'simple', label: 'Simple' },
            { value: 'advanced', label: 'Advanced' },
          ]}
        />
        <Callout title="Set the filing year?" actions={<Button>No</Button>}>
          You were incorporated on March 12, 2025.
        </Callout>
        <Callout tone="warn">You have view-only access to this organization.</Callout>
        <Callout tone="err">One act no longer fits.</Callout>
      </div>
    </Card>
  );
}

function Layers() {
  const snack = useSnack();
  const confirm = useConfirm();
  const [open, setOpen] = useState(false);
  const form = useForm(fields, { start: { email: '', shares: '' } });
  return (
    <Card title="Layers">
      <div className="row wrap">
        <Button onClick={() => snack('Shareholder Updated')}>Snackbar</Button>
        <Button
          onClick={() => snack({ message: 'All Share Classes are assigned.', tone: 'err', place: 'bottom' })}
        >
          At the foot
        </Button>
        <Button
          onClick={() =>
            void confirm({
              title: 'Switch to Érables Capital inc.?',
              body: 'You’ll leave Maple Robotics Inc. and open the other dashboard.',
              confirm: 'Switch',
              cancel: 'Stay',
            })
          }
        >
          Dialog
        </Button>
        <Button onClick={() => setOpen(true)}>Drawer</Button>
        <Menu
          label="Actions"
          button="Menu"
          items={[
            { key: 'edit', label: 'Edit', onSelect: () => undefined },
            { key: 'void', label: 'Void', danger: true, apart: true, onSelect: () => undefined },
          ]}
        />
      </div>
      {open && (
        <DrawerForm
          title="Issue shares"
          badge={<StatusBadge>Certificate CS-10</StatusBadge>}
          onClose={() => setOpen(false)}
          form={form}
          onSubmit={() => undefined}
          foot={
            <>
              <span className="grow" />
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <SubmitButton>Record subscription</SubmitButton>
            </>
          }
        >
          <ComboField name="holder" label="Holder" options={holders} />
          <TextField name="email" type="email" label="Email" />
          <Button onClick={() => snack('Still in reach above a drawer')}>Snackbar</Button>
        </DrawerForm>
      )}
    </Card>
  );
}
