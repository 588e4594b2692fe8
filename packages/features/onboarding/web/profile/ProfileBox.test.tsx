import { profiling as words } from '@tabellion/texts/profiling/en.ts';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MaplePage, orgId } from '../../../organizations/web/testing.tsx';
import { readProfile } from '../../../registry/rules/profile.ts';
import { personFrom } from './fromProfile.ts';
import { OfficeFromProfile, ProfileBox } from './ProfileBox.tsx';

const copied = `Hello
Corporation Number
990000-1
Corporate Name
MAPLE ROBOTICS INC.
Governing Legislation
Canada Business Corporations Act - 2025-03-12
Registered Office Address
1 King Street West
Toronto ON M5H 1A1
Directors
Minimum
1
Maximum
7
Amélie Tremblay
128 Roncesvalles Avenue
Toronto ON M6R 2L4`;

const schema = z.record(z.string(), z.union([z.string(), z.number()]));

function Step({ fields, children }: { fields: readonly string[]; children: ReactNode }) {
  const form = useForm(schema, { start: Object.fromEntries(fields.map((name) => [name, ''])) });
  return (
    <FormProvider {...form}>
      {children}
      <Form form={form} onSubmit={() => undefined}>
        {fields.map((name) => (
          <TextField key={name} name={name} label={name} />
        ))}
      </Form>
    </FormProvider>
  );
}

const ofCompany = ['name', 'corporation_number', 'incorporation_date'];
const ofOffice = [
  'address_line_1',
  'city',
  'corporation_province',
  'postal_code',
  'min_directors',
  'max_directors',
];

/** The first page, and the one after it. */
function Pages() {
  const [isNext, setIsNext] = useState(false);
  return (
    <>
      {isNext ? (
        <Step fields={ofOffice}>
          <OfficeFromProfile orgId={orgId} />
        </Step>
      ) : (
        <Step fields={ofCompany}>
          <ProfileBox orgId={orgId} />
        </Step>
      )}
      <button type="button" onClick={() => setIsNext(true)}>
        Next
      </button>
    </>
  );
}

const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a copied profile fills in the fields of two pages, lists what it could not read, and sends nothing', async () => {
  const sent = serve();
  await renderUi(
    <MaplePage status="pending">
      <Pages />
    </MaplePage>,
  );
  const box = await screen.findByLabelText(words['registryProfile.paste']);
  const fill = () => fireEvent.click(screen.getByRole('button', { name: words['registryProfile.fill'] }));
  fireEvent.change(box, { target: { value: 'Minutes of a meeting' } });
  fill();
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(box, { target: { value: copied } });
  fill();
  await screen.findByText('Hello');
  expect(ofCompany.map(typedIn)).toEqual(['MAPLE ROBOTICS INC.', '990000-1', '2025-03-12']);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText(words['registryProfile.office']);
  fill();
  await waitFor(() =>
    expect(ofOffice.map(typedIn)).toEqual(['1 King Street West', 'Toronto', 'Ontario', 'M5H 1A1', '1', '7']),
  );
  expect(sent).toEqual([]);
});

test('the form of a director begins with the names and the address that the profile says', () => {
  expect(readProfile(copied).directors.map(personFrom)).toEqual([
    {
      firstname: 'Amélie',
      lastname: 'Tremblay',
      address: {
        address_line_1: '128 Roncesvalles Avenue',
        address_line_2: '',
        city: 'Toronto',
        region: 'Ontario',
        country: 'Canada',
        postal_code: 'M6R 2L4',
      },
    },
  ]);
});
