import { Form } from '@tabellion/ui/form/Form.tsx';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MaplePage } from '../../../organizations/web/testing.tsx';
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
  await renderUi(<Asked kind={kind}>{fields}</Asked>);
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
