import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlainValueFields } from './PlainValueFields.tsx';

test('what is corrected has the fields of every form: a date in the words of the reader, and lists with an arrow', async () => {
  const typed: Record<string, string> = {};
  await renderUi(
    <PlainValueFields
      values={[
        { name: 'resolutionOn', what: 'resolutionOn', of: '', value: '2025-03-11' },
        { name: 'kind', what: 'consideration', of: '', value: 'gift' },
        { name: 'given', what: 'considerationText', of: '', value: 'A lathe' },
        {
          name: 'to',
          what: 'transferee',
          of: '',
          value: 'zoe',
          choices: [{ value: 'zoe', label: 'Zoé Roy' }],
        },
      ]}
      typed={typed}
      faultOf={() => undefined}
      onType={(name, value) => {
        typed[name] = value;
      }}
    />,
  );
  expect(screen.getByText('Mar 11, 2025')).toBeTruthy();
  // The acts keep free words whatever is corrected later.
  expect(screen.getByText(text('wizard.how.reason.help'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text('register.today') }));
  expect(typed.resolutionOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const list of screen.getAllByRole('combobox'))
    expect(list.parentElement?.querySelector('svg')).toBeTruthy();
});
