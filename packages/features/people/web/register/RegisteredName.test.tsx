import { MayProvider } from '@tabellion/ui/access/MayProvider.tsx';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RegisteredName } from './RegisteredName.tsx';

test.each([
  [true, 'register.noAddress'],
  [false, 'register.addressHidden'],
] as const)('without an address, to a reader of whole registers (%s), it says %s', async (may, said) => {
  await renderUi(
    <MayProvider may={() => may}>
      <RegisteredName of={{ display_name: 'Zoé Roy', kind: 'individual', address: null }} />
    </MayProvider>,
  );
  expect(screen.getByText(text(said))).toBeTruthy();
});

test('an address abroad names its country in the language of the reader', async () => {
  const address = {
    address_line_1: 'Torstraße 1',
    city: 'Berlin',
    region: '',
    country: 'Germany',
    postal_code: '10119',
  };
  await renderUi(<RegisteredName of={{ display_name: 'Zoé Roy', kind: 'individual', address }} />, {
    language: 'fr',
  });
  expect(screen.getByText('Torstraße 1, Berlin, Allemagne')).toBeTruthy();
});
