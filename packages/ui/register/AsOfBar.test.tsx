import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../testing/renderUi.tsx';
import { AsOfBar } from './AsOfBar.tsx';
import { useAsOf } from './useAsOf.ts';

afterEach(cleanup);

const days = ['2025-03-14', '2025-06-02', '2026-01-12', '2026-04-20'];

function Page() {
  const at = useAsOf();
  return <AsOfBar at={at} today="2026-04-20" zone="America/Toronto" days={days} />;
}

/** The page at an address; answers what the address says then. */
async function open(address: string): Promise<() => string> {
  window.history.replaceState(null, '', address);
  await renderUi(<Page />);
  await screen.findByLabelText('Register as of');
  return () => window.location.search;
}

const says = () => document.querySelector('.asofbar__says span')?.textContent;

test('today needs no word in the address, and the arrow leads to the change before', async () => {
  const search = await open('/');
  expect(says()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Earlier change' }));
  await waitFor(() => expect(search()).toBe('?asOf=2026-01-12'));
  await waitFor(() =>
    expect(says()).toBe('As it was on January 12, 2026. To record something, go back to today.'),
  );
});

test('after the last change before today the arrow leads to today', async () => {
  const search = await open('/?asOf=2026-01-12');
  fireEvent.click(screen.getByRole('button', { name: 'Later change' }));
  await waitFor(() => expect(search()).toBe(''));
});

test('a date is picked, and Today takes it back; the filter stays and the page begins anew', async () => {
  const search = await open('/?q=mei&after=xyz');
  fireEvent.change(screen.getByLabelText('Register as of'), { target: { value: '2025-09-30' } });
  await waitFor(() => expect(search()).toBe('?q=mei&asOf=2025-09-30'));
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(search()).toBe('?q=mei'));
});

test('a day that is still to come is not picked, nor one of a year half typed', async () => {
  const search = await open('/');
  fireEvent.change(screen.getByLabelText('Register as of'), { target: { value: '2026-04-21' } });
  fireEvent.change(screen.getByLabelText('Register as of'), { target: { value: '0202-04-01' } });
  expect(search()).toBe('');
});

test('"as known on" takes the time of the registry’s clock and names its zone', async () => {
  const search = await open('/?asOf=2025-09-30');
  fireEvent.click(screen.getByRole('button', { name: 'As known on another date' }));
  expect(screen.getByText('In the registry’s time zone: Eastern Time.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('As known on'), { target: { value: '2025-10-02T10:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(search()).toContain('knownAt=2025-10-02T14'));
  await waitFor(() => expect(says()).toContain('as known on Oct 2, 2025, 10:00 EDT'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show everything recorded' }));
  await waitFor(() => expect(search()).toBe('?asOf=2025-09-30'));
});

test('an address that names no day is read as today', async () => {
  await open('/?asOf=yesterday&knownAt=never');
  expect(says()).toBeUndefined();
});
