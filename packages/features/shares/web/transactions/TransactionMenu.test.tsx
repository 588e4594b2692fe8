import { SlotsContext } from '@tabellion/ui/slots.ts';
import { press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransactionMenu } from './TransactionMenu.tsx';

test('a later feature adds an action to the menu of a certificate, and opens what belongs to it', async () => {
  const opened: (string | undefined)[] = [];
  await renderUi(
    <SlotsContext
      value={{
        'shares.menu': [
          ({ securityId }) => ({
            items: [{ key: 'sign', label: 'Send for signature', onSelect: () => opened.push(securityId) }],
            layer: <p key="sign">Beside the menu</p>,
          }),
        ],
      }}
    >
      <TransactionMenu orgId="maple" securityId="cs-1" personId="zoe" name="CS-1" />
    </SlotsContext>,
  );
  press(text('ui.actions', { name: 'CS-1' }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items[0]).toBe(text('transaction.transfer'));
  expect(items.at(-1)).toBe('Send for signature');
  screen.getByText('Send for signature').click();
  expect(opened).toEqual(['cs-1']);
  expect(screen.getByText('Beside the menu')).toBeTruthy();
});
