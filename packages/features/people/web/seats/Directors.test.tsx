import { blankPlace } from '@tabellion/law/address.ts';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage } from '../../../organizations/web/testing.tsx';
import { Directors } from './Directors.tsx';
import { board, zoe } from './testing.ts';
import type { Board } from './usePeople.ts';

test('a director of a draft is edited and removed by the menu of the row', async () => {
  serve();
  await renderUi(
    <MaplePage status="pending">
      <Directors
        board={{ ...board, directors: [zoe], success: true } as Board}
        changed={() => Promise.resolve()}
      />
    </MaplePage>,
  );
  fireEvent.click(screen.getByRole('button', { name: text('ui.actions', { name: "Zoé O'Neil" }) }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    text('wizard.edit'),
    text('ui.remove'),
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: text('ui.remove') }));
  await screen.findByRole('dialog');
});

test('the board names countries in the language of the reader', async () => {
  const address = {
    ...blankPlace,
    address_line_1: 'Torstraße 1',
    city: 'Berlin',
    region: '',
    country: 'Germany',
  };
  serve();
  await renderUi(
    <MaplePage status="pending">
      <Directors
        board={{ ...board, directors: [{ ...zoe, address }], success: true } as Board}
        changed={() => Promise.resolve()}
      />
    </MaplePage>,
    { language: 'tr' },
  );
  expect(screen.getByText('Torstraße 1, Berlin, Almanya')).toBeTruthy();
});
