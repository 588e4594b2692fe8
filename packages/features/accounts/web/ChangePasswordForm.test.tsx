import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChangePasswordForm } from './ChangePassword.tsx';

afterEach(cleanup);

const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

test('submit waits for a valid form, and each field says its rule', async () => {
  await renderUi(<ChangePasswordForm onDone={() => undefined} />);
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
  expect(submit.disabled).toBe(true);
  type('Current password', 'x'.repeat(21));
  await screen.findByText('Max character length is 20');
  type('Current password', 'seven77');
  await screen.findByText('Min character length is 8');
  type('Current password', 'Maple-2025!');
  type('New password', 'birch-2026?');
  await screen.findByText(
    'Password must be at least 8 characters with at least one uppercase, one lowercase, and one special character.',
  );
  type('New password', 'Birch-2026?');
  type('Confirm new password', 'Birch-2027?');
  await screen.findByText('Passwords do not match');
  expect(submit.disabled).toBe(true);
  type('Confirm new password', 'Birch-2026?');
  await waitFor(() => expect(submit.disabled).toBe(false));
});
