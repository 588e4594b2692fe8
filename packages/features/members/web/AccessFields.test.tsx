import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editUserBody } from '../contract.ts';
import { grantableBy } from '../rules/accessOf.ts';
import { AccessFields } from './AccessFields.tsx';

afterEach(cleanup);

function Form({ onSend }: { onSend(body: unknown): void }) {
  const form = useForm(editUserBody, {
    start: { access_type: 'restricted', selectedSubRoleAccessType: ['minute_book'] },
  });
  return (
    <DrawerForm
      form={form}
      onSubmit={async (body) => {
        onSend(body);
        return undefined;
      }}
      foot={<SubmitButton>Save</SubmitButton>}
    >
      <AccessFields grantable={grantableBy('full')} />
    </DrawerForm>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('offers nothing above the reader’s own access', async () => {
  await renderUi(<Form onSend={() => undefined} />);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
    'full',
    'view',
    'restricted',
  ]);
});

test('asks for sections where access is restricted, and warns when there is none', async () => {
  const sent: unknown[] = [];
  await renderUi(<Form onSend={(body) => sent.push(body)} />);
  const warning = /Access is restricted as no permissions are assigned/;
  expect([box('Dashboard').checked, box('Minute Book').checked]).toEqual([false, true]);
  expect(screen.queryByText(warning)).toBeNull();
  fireEvent.click(box('Minute Book'));
  await screen.findByText(warning);
  fireEvent.click(box('Activity'));
  await screen.findByText(
    'Without Minute Book, registers are read without addresses and nothing can be exported.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ access_type: 'restricted', selectedSubRoleAccessType: ['activity_logs'] }]),
  );
  fireEvent.click(radio('View only'));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});

test('says what each section allows, and what none does', async () => {
  await renderUi(<Form onSend={() => undefined} />);
  const describedBy = box('Minute Book').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).toMatch(/Issue and transfer shares.*export/);
  screen.getByText('Marking deadlines as filed, billing and members need full access.');
});
