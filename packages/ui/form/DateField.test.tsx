import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { InstantText } from '../components/Data.tsx';
import { RegistryZone } from '../format/registryZone.ts';
import { renderUi } from '../testing/renderUi.tsx';
import { DateField } from './DateField.tsx';
import { Form, useForm } from './Form.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

test.each([
  ['America/Vancouver', '2026-01-14', 'Jan 14, 2026, 20:00 PST'],
  ['America/St_Johns', '2026-01-15', 'Jan 15, 2026, 00:30 NST'],
])('at 04:00 UTC the day and the time are those of the registry in %s', async (zone, day, time) => {
  vi.useFakeTimers({ now: new Date('2026-01-15T04:00:00Z'), toFake: ['Date'] });
  await renderUi(
    <RegistryZone value={zone}>
      <Paid />
      <InstantText instant="2026-01-15T04:00:00Z" />
    </RegistryZone>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByLabelText('Paid on')).toHaveProperty('value', day);
  expect(screen.getByText(/^Jan 1\d, 2026, /).textContent).toBe(time);
});

test('a date keeps its words while it has the focus, and shows the browser’s own field once it is typed in', async () => {
  await renderUi(<Paid />);
  const field = screen.getByLabelText('Paid on');
  const isTyping = () => field.parentElement?.classList.contains('is-typing');
  fireEvent.focus(field);
  fireEvent.keyDown(field, { key: 'Tab' });
  expect(isTyping()).toBe(false);
  fireEvent.keyDown(field, { key: '3' });
  expect(isTyping()).toBe(true);
});
