import type { Answer } from '@tabellion/kit/client.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PrivateIssuerLimit, useLimitOverride } from './PrivateIssuerLimit.tsx';

const message = '51 holders count for a private issuer';
const refused: Answer<unknown> = {
  ok: false,
  status: 400,
  textCode: 'SHARES.PRIVATE_ISSUER_LIMIT',
  message,
  data: {},
  fields: [{ path: 'override_reason', textCode: 'SHARES.PRIVATE_ISSUER_LIMIT', message }],
};

const nothing = z.strictObject({});

/** A form that is refused until a reason is told. */
function Recorded({ sent }: { sent: object[] }) {
  const form = useForm(nothing);
  const limitOverride = useLimitOverride();
  return (
    <DrawerForm
      form={form}
      onSubmit={async () => {
        sent.push(limitOverride.body);
        return limitOverride.note(refused);
      }}
      foot={<SubmitButton>Record</SubmitButton>}
    >
      <PrivateIssuerLimit of={limitOverride} />
    </DrawerForm>
  );
}

test('asks for the reason once recording was refused for the want of it, with the focus, and sends what is chosen', async () => {
  const sent: object[] = [];
  await renderUi(<Recorded sent={sent} />);
  const record = screen.getByRole('button', { name: 'Record' });
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(record);
  const reason = await screen.findByRole('combobox', { name: 'Reason for recording it anyway' });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(screen.getAllByText(message)).toHaveLength(1);
  fireEvent.change(reason, { target: { value: 'employees' } });
  fireEvent.click(record);
  await waitFor(() => expect(sent).toEqual([{}, { override: true, override_reason: 'employees' }]));
});
