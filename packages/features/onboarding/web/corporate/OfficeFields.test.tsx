import { blankPlace } from '@tabellion/law/address.ts';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { fireEvent, screen } from '@testing-library/react';
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
const start = { ...lines, corporation_province: '', industry: '', fiscal_year_end: '', business_number: '' };
const schema = z.record(z.string(), z.string());

function Office() {
  const form = useForm(schema, { start });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <OfficeFields account={account} />
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
