import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { Link, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteRow } from '../routes.tsx';
import { guard, leaveStart, startPage, takeWanted } from './guard.ts';
import { buildRouter } from './router.tsx';
import { writeSession } from './session.ts';

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
const sentTo = (group: 'user' | 'staff' | 'onlyGuest', path: string): Promise<string | undefined> =>
  guard(group, path, { preload: false }).then(
    () => undefined,
    ({ options }: { options: { to?: string; href?: string } }) => options.to ?? options.href,
  );

beforeEach(() => localStorage.clear());

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

test('the start page clears what is left of a session that is none', () => {
  localStorage.setItem('org_unique_id', 'o1');
  expect(() => leaveStart({ preload: false })).toThrow();
  expect(startPage()).toBe('/app/login');
  expect(localStorage.length).toBe(0);
});

describe('a link that is only pointed at', () => {
  const loaded = vi.fn();
  const screen = (path: string) =>
    lazyRouteComponent(async () => {
      loaded(path);
      return { Screen: () => <Link to="/app/secret">Secret</Link> };
    }, 'Screen');
  const rows: readonly RouteRow[] = [
    { path: '/app/login', layout: 'light', screen: screen('/app/login') },
    { path: '/login', layout: 'light', auth: 'onlyGuest', screen: screen('/login') },
    { path: '/app/secret', layout: 'light', auth: 'user', screen: screen('/app/secret') },
  ];

  test('is not remembered as the path that a guest wanted', async () => {
    window.history.replaceState(null, '', '/app/login');
    await renderUi(<RouterProvider router={buildRouter(rows)} />);
    const link = await page.findByRole('link', { name: 'Secret' });
    fireEvent.mouseEnter(link);
    await waitFor(() => expect(loaded).toHaveBeenCalledWith('/login'));
    expect(window.location.pathname).toBe('/app/login');
    expect(await takeWanted()).toBeUndefined();
  });

  test('does not use up the remembered path of a user', async () => {
    await sentTo('user', '/app/profile');
    signIn();
    const sent = guard('onlyGuest', '/login', { preload: true });
    await expect(sent).rejects.toMatchObject({ options: { to: '/' } });
    expect(await takeWanted()).toBe('/app/profile');
  });

  test('clears nothing of a session, whole or half', async () => {
    localStorage.setItem('org_unique_id', 'o1');
    expect(() => leaveStart({ preload: true })).toThrow();
    expect(localStorage.getItem('org_unique_id')).toBe('o1');
  });
});
