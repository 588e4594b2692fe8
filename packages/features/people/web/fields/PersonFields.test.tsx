import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listOrganizationUsers } from '../../../members/contract.ts';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import { listPeople } from '../../contract.ts';
import { SOMEONE_NEW } from '../MembersField.tsx';
import { NewPersonFields, PersonFields } from './PersonFields.tsx';
import { blankPerson, PersonForm } from './personForm.ts';

afterEach(cleanup);

const schema = z.strictObject({ person: PersonForm });

interface AskedProps {
  kind: PersonForm['kind'];
  members?: PersonForm['members'];
  children: ReactElement;
}

function Asked({ kind, members = blankPerson.members, children }: AskedProps) {
  const form = useForm(schema, { start: { person: { ...blankPerson, kind, members } } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      {children}
    </Form>
  );
}

/** The names of the fields that a form shows. */
async function fieldsOf(kind: PersonForm['kind'], fields: ReactElement): Promise<string[]> {
  await renderUi(
    <MaplePage>
      <Asked kind={kind}>{fields}</Asked>
    </MaplePage>,
  );
  const shown = [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')];
  const names = shown.map((field) => field.getAttribute('name') ?? field.id);
  cleanup();
  return names.map((name) => name.replace(/^.*person\./, ''));
}

const named = ['firstname', 'lastname'];

test('an individual is asked for a first and a last name, anybody else for a name of its own', async () => {
  expect(await fieldsOf('individual', <PersonFields use="holder" />)).toEqual(expect.arrayContaining(named));
  const trust = await fieldsOf('trust', <PersonFields use="holder" />);
  expect(trust).toContain('company_name');
  expect(trust).not.toEqual(expect.arrayContaining(named));
});

test('of somebody with one name only, no first name is asked', async () => {
  await renderUi(
    <MaplePage>
      <Asked kind="individual">
        <PersonFields use="officer" />
      </Asked>
    </MaplePage>,
  );
  fireEvent.click(screen.getByLabelText('Has only one name'));
  expect(screen.queryByLabelText('First name')).toBeNull();
  expect(screen.getByLabelText('Name')).toBeTruthy();
});

test('a holder who is an individual is asked what the register of significant control needs', async () => {
  expect(await fieldsOf('individual', <PersonFields use="holder" />)).toContain('tax_residence');
  expect(await fieldsOf('trust', <PersonFields use="holder" />)).not.toContain('tax_residence');
  expect(await fieldsOf('individual', <PersonFields use="officer" />)).not.toContain('tax_residence');
});

test('of somebody new in a transaction name, e-mail and the address of the register are asked', async () => {
  const fields = await fieldsOf('individual', <NewPersonFields prefix="person." />);
  expect(fields.toSorted()).toEqual(
    [
      ...named,
      'kind',
      'email',
      ...['address_line_1', 'address_line_2', 'city', 'country', 'postal_code', 'region'].map(
        (line) => `address.${line}`,
      ),
    ].toSorted(),
  );
});

test('the name of joint holders is offered from those of its members', async () => {
  const members = [
    { person_id: SOMEONE_NEW, firstname: 'Ann', lastname: 'Tremblay' },
    { person_id: SOMEONE_NEW, firstname: 'Bo', lastname: 'Li' },
  ];
  await renderUi(
    <MaplePage>
      <Asked kind="joint" members={members}>
        <NewPersonFields prefix="person." />
      </Asked>
    </MaplePage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use Ann Tremblay and Bo Li' }));
  expect(screen.getByDisplayValue('Ann Tremblay and Bo Li').getAttribute('name')).toBe('person.company_name');
  expect(screen.queryByRole('button', { name: /^Use Ann/ })).toBeNull();
});

test('name and mail of a member who is invited are offered, of one on record they are not', async () => {
  const member = { _id: 'bea', firstname: 'Bea', lastname: 'Roy', email: 'bea@maple.test' };
  const zoe = { _id: 'zoe', firstname: 'Zoë', lastname: 'Tremblay', email: 'zoe@maple.test' };
  serve(
    [listOrganizationUsers, { users: [member, zoe] }],
    [listPeople, { persons: [{ person_id: 'zoe', display_name: 'Zoë Tremblay' }] }],
  );
  const fields = () =>
    ['firstname', 'lastname', 'email'].map((name) => document.querySelector(`[name="person.${name}"]`));
  await renderUi(
    <MaplePage>
      <Asked kind="individual">
        <PersonFields use="director" />
      </Asked>
    </MaplePage>,
  );
  // The button stands in the line of a label: nothing moves when the members are read.
  const offer = await screen.findByRole('button', { name: 'Choose a member' });
  expect(offer.closest('.between')?.querySelector('label')?.textContent).toBe('First name');
  fireEvent.click(offer);
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Bea Roy (bea@maple.test)',
  ]);
  fireEvent.click(screen.getByRole('menuitem'));
  expect(fields()).toMatchObject([{ value: 'Bea' }, { value: 'Roy' }, { value: 'bea@maple.test' }]);
  expect(screen.queryByRole('button', { name: 'Choose a member' })).toBeNull();
});

test('who may not see the members is offered none', async () => {
  const asked = serve([listOrganizationUsers, { users: [] }]);
  await renderUi(
    <MaplePage>
      <Asked kind="individual">
        <NewPersonFields prefix="person." />
      </Asked>
    </MaplePage>,
    { may: (action) => action !== 'members.manage' },
  );
  expect(asked).toEqual([]);
});
