import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Error404Screen } from './ErrorScreens.tsx';

test('whoever is logged out finds Login and Register in the menu of a page', async () => {
  localStorage.clear();
  await renderUi(<Error404Screen />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in or register' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Sign in', 'Register']);
});
