import type { Matched } from '@tabellion/ui/router/match.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { isLight, lightPaths } from '../brands/lightPaths.ts';
import { lightRows, type RouteRow } from '../lightRoutes.ts';
import { routeRows } from '../routes.tsx';
import { Pages, productPages } from './Pages.tsx';
import { writeSession } from './session.ts';
import { start } from './start.ts';

const signIn = () =>
  writeSession({
    token: 'a.b.c',
    userId: 'u1',
    orgId: 'maple',
    accessType: 'full',
    sections: [],
    ledgerToken: null,
    roles: ['user'],
  });

/** Each row with its own path in place of its screen. */
function pageOf(pathname: string): Matched<RouteRow> {
  const { route, params } = productPages(pathname);
  const screen = routeRows.includes(route)
    ? { Component: () => route.path, preload: () => undefined }
    : route.screen;
  return { route: { ...route, layout: 'light', screen }, params };
}

/** Where somebody stands who opens `path`, and whether a screen of its own answers there. */
async function open(path: string): Promise<{ at: string; isScreen: boolean }> {
  window.history.replaceState(null, '', path);
  const { container } = await renderUi(<Pages pageOf={pageOf} />);
  await waitFor(() => expect(container.textContent).toMatch(/^(\/|Not available yet)/));
  const isScreen = container.textContent.startsWith('/');
  cleanup();
  return { at: decodeURI(window.location.pathname), isScreen };
}

beforeEach(() => localStorage.clear());

/** Section 2 of the specification, in its order. */
const guests = [
  '/app/login',
  '/login',
  '/app/forgot-password',
  '/app/reset-password/t0k3n',
  '/app/set-password/t0k3n',
  '/verify/t0k3n',
  '/error/404',
  '/error/500',
  '/app/onboard/newcorporation',
];

const org = '/app/org/maple';

function checkoutsOf(purpose: string): string[] {
  return [
    `${org}/${purpose}/checkout`,
    `${org}/${purpose}/checkout/founder`,
    `/app/${purpose}/checkout/maple/founder`,
  ];
}

const users = [
  '/landingPage',
  '/app/onboard/location',
  '/app/onboard/user-information',
  '/app/onboard/user',
  '/app/onboard/user/maple',
  '/app/onboard/company',
  '/app/onboard/company/maple',
  '/app/onboard/corporate',
  '/app/onboard/corporate/maple',
  '/app/onboard/founder/maple',
  '/app/onboard/shareclass/maple',
  '/app/onboard/operator/maple',
  '/app/onboard/plans/maple',
  '/app/incorporation/checkout/maple/founder',
  `${org}/dashboard`,
  `${org}/dashboard/account-info`,
  `${org}/dashboard/corporate-info`,
  `${org}/dashboard/director-and-officers`,
  `${org}/dashboard/directors`,
  `${org}/dashboard/officers`,
  `${org}/dashboard/shares`,
  `${org}/dashboard/share-classes`,
  `${org}/dashboard/plans`,
  `${org}/dashboard/checkout/founder`,
  `${org}/incorporation/checkout/founder`,
  `${org}/incorporation/checkout`,
  `${org}/organization/info`,
  `${org}/organization/directors`,
  `${org}/organization/officers`,
  `${org}/organization/shareClass`,
  `${org}/shares/shareholders`,
  `${org}/shares/share-classes`,
  `${org}/shares/capital/common`,
  `${org}/organization/activity`,
  `${org}/organization/filing`,
  `${org}/organization/corporate-change`,
  `${org}/organization/corporate-change/new/office`,
  `${org}/organization/changeAddress`,
  `${org}/document/comingsoon`,
  `${org}/comingsoon`,
  `${org}/change/checkout`,
  `${org}/change/checkout/founder`,
  '/app/change/checkout/maple/founder',
  '/app/annualFiling/ConfirmCorporate/maple/f1',
  '/app/annualFiling/ConfirmOperators/maple/f1',
  '/app/annualFiling/AnnualResolution/maple/f1',
  '/app/annualFiling/checkout/maple/founder/f1',
  ...['upgrade', 'filing', 'Add Shareholders'].flatMap(checkoutsOf),
  `${org}/setting/billing`,
  `${org}/setting/invoice`,
  `${org}/setting/users`,
  `${org}/setting/changePassword`,
  '/app/org/setting/subuser',
  '/app/profile',
  `${org}/document/list`,
  `${org}/document/list/lease`,
  `${org}/document/new`,
  `${org}/document/documentList`,
  `${org}/document/signingroom`,
  `${org}/signingroom`,
];

describe('every route of the specification resolves', () => {
  test.each(guests)('%s, for a visitor', async (path) => {
    expect(await open(path)).toEqual({ at: path, isScreen: true });
  });

  test.each(users)('%s, for a user', async (path) => {
    signIn();
    expect(await open(path)).toEqual({ at: path, isScreen: true });
  });

  test('/, by the dashboard of the selected organization, or the sign-in', async () => {
    expect((await open('/')).at).toBe('/app/login');
    signIn();
    expect((await open('/')).at).toBe(`${org}/dashboard`);
  });
});

test('an unknown path leads to /error/404', async () => {
  signIn();
  const notPaid = [
    `${org}/kings/checkout`,
    `${org}/kings/checkout/founder`,
    '/app/kings/checkout/maple/founder',
  ];
  for (const path of [
    ...notPaid,
    '/nothing',
    `${org}/organization/nothing`,
    `${org}/document/list/one/more`,
  ]) {
    expect((await open(path)).at).toBe('/error/404');
  }
});

test('a guest signs in before he reads what of an organization is not in this version; who signs need not', async () => {
  expect((await open(`${org}/document/signingroom`)).at).toBe('/login');
  expect((await open('/signature/s1')).at).toBe('/signature/s1');
});

test('a blank in a path is read as browsers write it, and capitals do not matter', () => {
  expect(productPages(`${org}/Add%20Shareholders/checkout`).route.path).toContain('Add Shareholders');
  expect(productPages(`${org}/UPGRADE/checkout/`).params.org_unique_id).toBe('maple');
});

test.each([
  ['/app/kings/checkout/maple/founder', 'bare'],
  [`${org}/kings/checkout`, 'app'],
  [`${org}/kingssignature/s1`, 'bare'],
])('%s is absent in the frame of the organization, unless it is for signers', (path, layout) => {
  expect(productPages(path).route.layout).toBe(layout);
});

test('the first load knows every light path, and no other row is light', () => {
  expect([start, ...lightRows].map(({ path }) => path).sort()).toEqual([...lightPaths].sort());
  expect(routeRows.filter(({ layout }) => layout === 'light')).toEqual(lightRows);
  for (const { path } of routeRows.filter(({ layout }) => layout !== 'light'))
    expect(isLight(path)).toBe(false);
});
