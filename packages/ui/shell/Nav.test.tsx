import { cleanup, screen } from '@testing-library/react';
import { Users } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../testing/renderUi.tsx';
import { TabBar } from './Nav.tsx';

afterEach(cleanup);

const items = ['dashboard', 'directors'].map((key) => ({ key, label: key, icon: Users, to: `/${key}` }));

/** The tabs that are marked as where the reader is. */
async function markedAt(path: string): Promise<string[]> {
  window.history.replaceState(null, '', path);
  await renderUi(<TabBar sections={[{ key: 'all', items }]} keys={['dashboard']} onMore={() => undefined} />);
  await screen.findByRole('navigation');
  const marked = [...document.querySelectorAll('[aria-current]')].map((one) => one.textContent ?? '');
  cleanup();
  return marked;
}

test('of a page that has no tab, the tab "More" is marked', async () => {
  expect(await markedAt('/dashboard')).toEqual(['dashboard']);
  expect(await markedAt('/directors')).toEqual(['More']);
  expect(await markedAt('/elsewhere')).toEqual([]);
});
