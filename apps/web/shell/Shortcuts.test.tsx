import type { NavSection } from '@tabellion/ui/shell/Nav.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Users } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { Shortcuts } from './Shortcuts.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const item = (label: string) => ({ key: label, label, icon: Users, to: `/${label}` });
const sections: readonly NavSection[] = [
  { key: 'main', items: [item('Dashboard'), item('Directors'), item('Officers')] },
];

test('the star opens with the focus in the field and every page listed, the kept ones first', async () => {
  await renderUi(<Shortcuts sections={sections} chosen={['Officers']} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Shortcuts' }));
  const pages = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(pages()).toEqual(['Officers', 'Dashboard', 'Directors']);
  const field = screen.getByRole('textbox', { name: 'Search for an app or page' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'direct' } });
  expect(pages()).toEqual(['Directors']);
});

test('the star opens under the pointer after 150 ms, leaves the focus where it is, and closes when the pointer leaves', async () => {
  await renderUi(<Shortcuts sections={sections} chosen={[]} />);
  const area = (await screen.findByRole('button', { name: 'Shortcuts' })).parentElement ?? document.body;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pointer = (name: 'pointermove' | 'pointerleave') => {
    act(() => void area.dispatchEvent(Object.assign(new Event(name), { movementX: 1 })));
    act(() => vi.advanceTimersByTime(150));
  };
  const field = () => screen.queryByRole('textbox', { name: 'Search for an app or page' });
  pointer('pointermove');
  expect(field()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  pointer('pointerleave');
  expect(field()).toBeNull();
  pointer('pointermove');
  // A reader who types there may move the pointer away.
  act(() => field()?.focus());
  pointer('pointerleave');
  expect(field()).not.toBeNull();
});
