import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CountriesField, countriesStart } from './CountriesField.tsx';

const schema = z.strictObject({ countries: z.array(z.strictObject({ country: z.string() })) });

function Citizenships() {
  const form = useForm(schema, { start: { countries: countriesStart(['Canada', 'Lebanon']) } });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <CountriesField name="countries" title="Citizenships" />
    </Form>
  );
}

test('of several countries each is removed by a button with a word on it, and the last one stays', async () => {
  await renderUi(<Citizenships />);
  const buttons = () => screen.queryAllByText(text('ui.remove'), { selector: 'button' });
  expect(buttons()).toHaveLength(2);
  fireEvent.click(buttons()[0] as HTMLElement);
  await waitFor(() => expect(buttons()).toHaveLength(0));
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});
