import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Form, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { fieldOf, fill, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { saveCorporateInfo } from '../../../organizations/contract.ts';
import { MaplePage, orgId } from '../../../organizations/web/testing.tsx';
import { StaleNote } from './StaleNote.tsx';
import { useStepForm } from './useStepForm.ts';

const schema = z.strictObject({ city: z.string() });

function Step() {
  const call = useCall(saveCorporateInfo, { say: 'none' });
  const { form, stale, submit } = useStepForm(schema, {
    name: 'step',
    start: { city: 'Toronto' },
    onRecord: { city: 'Toronto' },
    submit: (body, was) => call.run({ params: { id: orgId }, body: { ...body, was } }),
  });
  return (
    <Form form={form} onSubmit={submit}>
      <StaleNote of={stale} />
      <TextField name="city" label="City" />
      <SubmitButton>Go</SubmitButton>
    </Form>
  );
}

/** Another tab has moved to Ottawa since the form was opened. @returns what was sent */
async function open(saved?: object) {
  const sent = serve([saveCorporateInfo, {}]);
  const served = fetch;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const answer = await served(...given);
    if (sent.length > 1) return answer;
    const data = { current: { city: 'Ottawa' }, saved, fields: [] };
    return Response.json({ success: false, textCode: 'GENERAL.STALE', message: '', data }, { status: 409 });
  });
  await renderUi(
    <MaplePage status="pending">
      <Step />
    </MaplePage>,
  );
  fill('City', 'Hull');
  press('Go');
  await screen.findByText('Ottawa');
  return () => sent.map(({ body }) => body);
}

test('a step saved from an older state says so, and what is typed can be kept', async () => {
  const sent = await open();
  press(text('wizard.stale.keep'));
  expect(screen.queryByText('Ottawa')).toBeNull();
  press('Go');
  await waitFor(() =>
    expect(sent()).toEqual([
      { city: 'Hull', was: { city: 'Toronto' } },
      { city: 'Hull', was: { city: 'Ottawa' } },
    ]),
  );
});

test('or what is on record is taken', async () => {
  await open();
  press(text('wizard.stale.take'));
  await waitFor(() => expect(fieldOf('City').value).toBe('Ottawa'));
});

test.each([
  ['another member by name', { name: 'Amélie Roy', is_you: false }, /^Amélie Roy saved this step after you/],
  ['the reader', { name: 'Omar', is_you: true }, /^You saved this step in another tab/],
  ['a member without a name', { is_you: false }, /^Another member saved this step/],
])('who saved it and when is said: %s', async (_name, saved, says) => {
  await open({ ...saved, at: '2026-04-20T14:00:00Z' });
  expect(screen.getByRole('alert').querySelector('.note__title')?.textContent).toMatch(says);
  expect(screen.getByRole('alert').querySelector('time')?.dateTime).toBe('2026-04-20T14:00:00Z');
});
