import { blankPlace } from '@tabellion/law/address.ts';
import { wizardCorporate as words } from '@tabellion/texts/en/wizardCorporate.ts';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import { OfficeFields } from './OfficeFields.tsx';

const account = {
  firstname: 'Ann',
  lastname: 'Tremblay',
  email: 'ann@maple.test',
  phone_number: '',
  citizenship: '',
  address_line_1: '12 Elm Street',
  address_line_2: '',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'M5V 2T6',
  latitude: null,
  longitude: null,
  isSaved: true,
  isWithheld: false,
};

const { country: _country, province: _province, ...lines } = blankPlace;
const business = { industry: '', fiscal_year_end: '', first_year_end: '', business_number: '' };
const start = { ...lines, corporation_province: '', ...business };
const schema = z.record(z.string(), z.string());

function Office({ incorporatedOn = '2025-03-12' }: { incorporatedOn?: string }) {
  const form = useForm(schema, { start });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <OfficeFields account={account} incorporatedOn={incorporatedOn} />
    </Form>
  );
}

test('the address of step 1 is offered for the office while none is typed', async () => {
  await renderUi(
    <MaplePage>
      <Office />
    </MaplePage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use my address: 12 Elm Street, Toronto' }));
  expect(screen.getByDisplayValue('12 Elm Street').getAttribute('name')).toBe('address_line_1');
  screen.getByDisplayValue('M5V 2T6');
  expect(screen.queryByRole('button', { name: /Use my address/ })).toBeNull();
});

test('the note on the province names no item of a form, which differs from law to law', async () => {
  await renderUi(
    <MaplePage>
      <Office />
    </MaplePage>,
  );
  screen.getByText('The office must be in this province.');
});

test('the end of the first financial year is asked where two days are possible, and only there', async () => {
  const ends = new RegExp(`^${words['wizard.business.yearEnd']}`);
  const first = new RegExp(`^${words['wizard.business.firstYearEnd']}`);
  await renderUi(
    <MaplePage>
      <Office incorporatedOn="2025-12-28" />
    </MaplePage>,
  );
  expect(screen.queryByLabelText(first)).toBeNull();
  fireEvent.change(screen.getByLabelText(ends), { target: { value: '12-31' } });
  const field = await screen.findByLabelText<HTMLSelectElement>(first);
  expect([...field.options].map(({ value }) => value)).toEqual(['', '2025-12-31', '2026-12-31']);
  fireEvent.change(field, { target: { value: '2026-12-31' } });
  fireEvent.change(screen.getByLabelText(ends), { target: { value: '06-30' } });
  await waitFor(() => expect(screen.queryByLabelText(first)).toBeNull());
  // A choice that was made for another year end is not sent unseen.
  fireEvent.change(screen.getByLabelText(ends), { target: { value: '12-31' } });
  expect((await screen.findByLabelText<HTMLSelectElement>(first)).value).toBe('');
});
