import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keep } from '../browser/kept.ts';
import { SessionContextProvider } from '../session/session.tsx';
import { renderUi } from '../testing/renderUi.tsx';
import { DraftNote } from './DraftNote.tsx';
import { Form, useForm } from './Form.tsx';
import { TextField } from './TextField.tsx';
import { useDraft } from './useDraft.ts';

function Holder({ isOffered }: { isOffered: boolean }) {
  const form = useForm(z.strictObject({ holder: z.string() }), { start: { holder: 'Ann' } });
  const draft = useDraft(form, 'issue', isOffered);
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <DraftNote of={draft} />
      <TextField name="holder" label="Holder" />
    </Form>
  );
}

test('a drawer begins with what its button says, and offers the draft that was left', async () => {
  const base = JSON.stringify({ holder: 'Ann' });
  await keep('draft//issue', { base, values: { holder: 'Bo' }, typedAt: 0 });
  const guest = { session: undefined, open() {}, select() {}, close: async () => undefined };
  await renderUi(
    <SessionContextProvider value={guest}>
      <Holder isOffered />
    </SessionContextProvider>,
  );
  const restore = await screen.findByRole('button', { name: 'Restore' });
  expect(screen.getByLabelText('Holder')).toHaveProperty('value', 'Ann');
  fireEvent.click(restore);
  expect(screen.getByLabelText('Holder')).toHaveProperty('value', 'Bo');
});
