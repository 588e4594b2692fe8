import { Link } from '@tabellion/ui/router/Link.tsx';
import { lazyScreen } from '@tabellion/ui/router/lazyScreen.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteRow } from '../lightRoutes.ts';
import { mayOpen, placeInstead, type RoleGroup, takeWanted } from './guard.ts';
import { Pages, pagesOf, rowsOn } from './Pages.tsx';
import { clearSession, writeSession } from './session.ts';

const signIn = () =>
  writeSession({
    token: 'a.b.c',
    userId: 'u1',
    orgId: 'o1',
    accessType: 'full',
    sections: [],
    ledgerToken: null,
    roles: ['user'],
  });

/** Where the guard sends somebody who opens `path`; undefined where he may stay. */
const sentTo = async (group: RoleGroup, path: string): Promise<string | undefined> =>
  mayOpen(group) ? undefined : placeInstead(path);

// The path that was remembered is this user's: he was the last one here.
beforeEach(() => {
  signIn();
  clearSession();
});

describe('the guard of a route', () => {
  test('sends a guest to /login, and him who has a role meanwhile to the path that he wanted, once', async () => {
    expect(await sentTo('user', '/app/profile')).toBe('/login');
    signIn();
    expect(await sentTo('onlyGuest', '/login')).toBe('/app/profile');
    expect(await sentTo('onlyGuest', '/login')).toBe('/');
  });

  test('does not send anybody in a circle to a path that he may not open', async () => {
    await sentTo('staff', '/app/staff/queue');
    signIn();
    expect(await sentTo('onlyGuest', '/login')).toBe('/app/staff/queue');
    expect(await sentTo('staff', '/app/staff/queue')).toBe('/');
  });
});

test.each([
  ['books', 'client.books.example:3000', true],
  ['books', 'tabellion.example', false],
  [null, 'client.books.example', false],
])(
  'with the marker %s, the address of filings on %s is a page that does not exist: %s',
  (marker, host, isHidden) => {
    const { route } = pagesOf(rowsOn(host, marker))('/app/org/o1/organization/filing');
    expect(route.path === '').toBe(isHidden);
    // The flow of a return, which takes an upload there, stays.
    const flow = pagesOf(rowsOn(host, marker))('/app/annualFiling/ConfirmCorporate/o1/f1');
    expect(flow.route.path).not.toBe('');
  },
);

test('the start page clears what is left of a session that is none', async () => {
  localStorage.setItem('org_unique_id', 'o1');
  window.history.replaceState(null, '', '/');
  await renderUi(<Pages pageOf={pagesOf([])} />);
  await waitFor(() => expect(window.location.pathname).toBe('/app/login'));
  expect(localStorage.length).toBe(0);
});

test('a link that is only pointed at has its page fetched, and is not remembered as the path that a guest wanted', async () => {
  const loaded = vi.fn();
  const screen = (path: string) =>
    lazyScreen(async () => {
      loaded(path);
      return { Screen: () => <Link to="/app/secret">Secret</Link> };
    }, 'Screen');
  const rows: readonly RouteRow[] = [
    { path: '/app/login', layout: 'light', screen: screen('/app/login') },
    { path: '/app/secret', layout: 'light', auth: 'user', screen: screen('/app/secret') },
  ];
  window.history.replaceState(null, '', '/app/login');
  await renderUi(<Pages pageOf={pagesOf(rows)} />);
  fireEvent.mouseEnter(await page.findByRole('link', { name: 'Secret' }));
  await waitFor(() => expect(loaded).toHaveBeenCalledWith('/app/secret'));
  expect(window.location.pathname).toBe('/app/login');
  expect(await takeWanted()).toBeUndefined();
});
