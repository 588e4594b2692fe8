import { acceptTerms } from '@tabellion/features/entry/contract.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AskTerms } from './AskTerms.tsx';

const show = (terms_accepted: boolean) => renderUi(<AskTerms account={{ _id: 'zoe', terms_accepted }} />);
const question = () => screen.queryByRole('heading', { name: 'Our terms have changed' });

test('asks who accepted an older version, shows the terms beside the page, and goes with the answer', async () => {
  const requests = serve([acceptTerms, () => ({})]);
  await show(false);
  await waitFor(() => expect(question()).not.toBeNull());
  expect(screen.getByRole('link', { name: 'terms of use' }).getAttribute('href')).toBe('/terms');
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(requests.map(({ endpoint }) => endpoint)).toEqual([acceptTerms]);
});

test('lets them answer later, and asks nobody who accepted the terms that apply', async () => {
  const { unmount } = await show(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await waitFor(() => expect(question()).toBeNull());
  unmount();
  await show(true);
  expect(question()).toBeNull();
});
