import { CheckoutScreen } from '@tabellion/features/onboarding/web/checkout/CheckoutScreen.tsx';
import { PageProvider } from '@tabellion/ui/router/page.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Error404Screen } from './ErrorScreens.tsx';

test('whoever is logged out finds Login and Register in the menu of a page', async () => {
  localStorage.clear();
  await renderUi(<Error404Screen />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in or register' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Sign in', 'Register']);
});

test('a payment of no known kind leads to /error/404', async () => {
  window.history.replaceState(null, '', '/app/gift/checkout/maple/founder');
  const params = { paymentMode: 'gift', org_unique_id: 'maple', plans: 'founder' };
  await renderUi(
    <PageProvider value={{ params, preload: () => undefined }}>
      <CheckoutScreen />
    </PageProvider>,
  );
  await waitFor(() => expect(window.location.pathname).toBe('/error/404'));
});
