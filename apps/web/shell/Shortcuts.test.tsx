import type { NavSection } from '@tabellion/ui/shell/Nav.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Users } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { Shortcuts } from './Shortcuts.tsx';

afterEach(cleanup);

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
