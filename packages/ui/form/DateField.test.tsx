import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RegistryZone } from '../format/registryZone.ts';
import { renderUi } from '../testing/renderUi.tsx';
import { DateField } from './DateField.tsx';
import { Form, useForm } from './Form.tsx';

function Paid() {
  const form = useForm(z.strictObject({ on: z.string() }), { start: { on: '2025-03-12' } });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <DateField name="on" label="Paid on" />
    </Form>
  );
}

test('a date is written in the words of the reader, and today at the registry is one press away', async () => {
  await renderUi(
    <RegistryZone value="Pacific/Kiritimati">
      <Paid />
    </RegistryZone>,
  );
  expect(screen.getByText('Mar 12, 2025')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  const today = dateInZone(instantOfMillis(Date.now()), 'Pacific/Kiritimati');
  expect(screen.getByLabelText('Paid on')).toHaveProperty('value', today);
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
});
