import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, hasField, press, text } from '../testing/fields.ts';
import { renderUi } from '../testing/renderUi.tsx';
import { CompareBar, CompareButton, useComparison } from './CompareBar.tsx';
import { useAsOf } from './useAsOf.ts';

const days = ['2025-03-14', '2026-01-12', '2026-04-20'];

function Page() {
  const shared = { at: useAsOf(), comparison: useComparison(), today: '2026-04-21', days };
  return (
    <>
      <CompareButton {...shared} />
      {shared.comparison.from !== undefined && <CompareBar {...shared} />}
    </>
  );
}

/** The page at an address; answers what the address says then. */
async function open(address: string): Promise<() => string> {
  window.history.replaceState(null, '', address);
  await renderUi(<Page />);
  return () => window.location.search;
}

test('a comparison begins with the day before the last change, and is left', async () => {
  const search = await open('/?who=all');
  press(text('register.compare'));
  await waitFor(() => expect(search()).toBe('?who=all&from=2026-04-19'));
  press(text('register.leaveComparison'));
  await waitFor(() => expect(search()).toBe('?who=all'));
  await waitFor(() => expect(hasField(text('register.from'))).toBe(false));
});

test('in the past it begins before the last change until then', async () => {
  const search = await open('/?asOf=2026-02-01');
  press(text('register.compare'));
  await waitFor(() => expect(search()).toContain('from=2026-01-11'));
});

test('both dates are typed, and swapped; today is in no address', async () => {
  const search = await open('/?from=2026-01-11');
  fill(text('register.from'), '2025-03-13');
  await waitFor(() => expect(search()).toBe('?from=2025-03-13'));
  fill(text('register.to'), '2026-01-12');
  await waitFor(() => expect(search()).toBe('?from=2025-03-13&asOf=2026-01-12'));
  fireEvent.click(screen.getByRole('button', { name: text('register.swap') }));
  await waitFor(() => expect(search()).toBe('?from=2026-01-12&asOf=2025-03-13'));
  fill(text('register.to'), '2026-04-21');
  await waitFor(() => expect(search()).toBe('?from=2026-01-12'));
});
