import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PostalCodeField } from './AddressFields.tsx';

afterEach(cleanup);

const address = z.strictObject({ postal_code: z.string(), province: z.string(), country: z.string() });

function AddressForm({ start }: { start: z.infer<typeof address> }) {
  const form = useForm(address, { start });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <PostalCodeField name="postal_code" province="province" country="country" label="Postal code" />
    </Form>
  );
}

/** The text below the field. */
async function noteBy(postal_code: string, province: string, country = 'Canada'): Promise<string> {
  await renderUi(<AddressForm start={{ postal_code, province, country }} />);
  const field = screen.getByRole('textbox');
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  expect(field.getAttribute('aria-invalid')).toBeNull();
  cleanup();
  return note;
}

test('a postal code of another province is told with its province, and is not refused', async () => {
  expect(await noteBy('h2x1y4', 'Ontario')).toBe('H2X belongs to Quebec.');
  expect(await noteBy('X0A 0H0', 'Yukon')).toBe('X0A belongs to the Northwest Territories or Nunavut.');
  expect(await noteBy('H2X 1Y4', 'Quebec')).toBe('');
});

test('nothing is told of a code that is not whole, nor of another country', async () => {
  expect(await noteBy('H2X', 'Ontario')).toBe('');
  expect(await noteBy('H2X 1Y4', 'Ontario', 'France')).toBe('');
});
