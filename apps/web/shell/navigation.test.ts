import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { describe, expect, test } from 'vitest';
import { routeRows } from '../routes.tsx';
import { navigationOf } from './navigation.ts';

type Setting = Parameters<typeof navigationOf>[0];

const setting: Setting = {
  orgId: 'maple',
  isFounded: true,
  law: 'CA',
  text: createText('en', en),
  may: () => true,
  wide: true,
  filingHiddenMarker: null,
  host: 'books.example',
};

const offered = (differs: Partial<Setting> = {}, existing?: ReadonlySet<string>) =>
  navigationOf({ ...setting, ...differs }, existing).flatMap(({ items }) => items);
const keys = (differs?: Partial<Setting>) => offered(differs).map(({ key }) => key);

/** The rules hold for items whose screens are still to come, too. */
const whole = new Set(routeRows.map(({ path }) => path));
const wholeKeys = (differs?: Partial<Setting>) => offered(differs, whole).map(({ key }) => key);

describe('the navigation', () => {
  test('leads only to screens that exist, of the organization on the page', () => {
    const existing = new Set(routeRows.map(({ path }) => path.replace('$org_unique_id', 'maple')));
    for (const isFounded of [true, false]) {
      for (const { to } of offered({ isFounded })) expect(existing).toContain(to);
    }
    expect(offered()[0]?.to).toBe('/app/org/maple/dashboard');
  });

  test('has a new document and the table of all documents under the minute book', () => {
    const book = offered().find(({ key }) => key === 'document');
    expect([book?.to, book?.also]).toEqual([
      '/app/org/maple/document/list',
      expect.arrayContaining(['/app/org/maple/document']),
    ]);
  });

  test('knows whose the addresses are that name the organization late or not at all', () => {
    const also = Object.fromEntries(offered().map(({ key, also = [] }) => [key, also]));
    expect(also).toMatchObject({
      billing: expect.arrayContaining(['/app/upgrade', '/app/Add%20Shareholders']),
      filing: expect.arrayContaining(['/app/filing', '/app/annualFiling']),
      'corporate-change': expect.arrayContaining(['/app/change']),
      users: expect.arrayContaining(['/app/org/setting/subuser']),
    });
  });

  test('has the register of land for corporations of Ontario alone', () => {
    expect([keys().includes('land'), keys({ law: 'ON' }).includes('land')]).toEqual([false, true]);
  });

  test('is empty without an organization', () => {
    expect(offered({ orgId: undefined })).toEqual([]);
  });

  test('offers Change Password below 959 px only: above, it stands in the profile menu', () => {
    expect([keys({ wide: false }).includes('password_change'), keys().includes('password_change')]).toEqual([
      true,
      false,
    ]);
  });

  test('has no Changes and no Settings for whoever has not full access', () => {
    const full = navigationOf(setting, whole);
    expect(full.find(({ key }) => key === 'settings')?.items.map(({ key }) => key)).toEqual([
      'users',
      'access-log',
      'billing',
    ]);
    expect(wholeKeys()).toContain('corporate-change');

    const reader = { ...setting, may: (action: string) => action.endsWith('.read') };
    expect(navigationOf(reader, whole).map(({ key }) => key)).not.toContain('settings');
    expect(wholeKeys(reader)).not.toContain('corporate-change');
    expect(wholeKeys(reader)).toContain('filing');
  });

  test('offers no register to whoever may read none', () => {
    const registers = ['info', 'shareholders', 'share-classes', 'directors', 'officers', 'activity'];
    expect(registers.filter((key) => keys().includes(key))).toEqual(registers);
    expect(keys({ may: () => false })).toEqual([]);
  });

  test('hides Filing on hosts whose name contains the marker', () => {
    expect(wholeKeys({ filingHiddenMarker: 'books' })).not.toContain('filing');
    expect(wholeKeys({ filingHiddenMarker: 'partner' })).toContain('filing');
    expect(wholeKeys()).toContain('filing');
  });

  test.each([
    ['books', 'Books.Example', false],
    ['BOOKS', 'books.example', false],
    ['books.example', 'books.example:3000', false],
    ['30', 'books.example:3000', true],
    ['', 'books.example', true],
    [' ', 'books.example', true],
    ['::', '[::1]:3000', false],
  ])('with the marker “%s”, shows Filing on %s: %s', (filingHiddenMarker, host, isShown) => {
    expect(wholeKeys({ filingHiddenMarker, host }).includes('filing')).toBe(isShown);
  });

  test('leads to the corporate changes that have come, never by the paths on which they were to come', () => {
    const soon = routeRows.filter(({ path }) => path.endsWith('/comingsoon')).map(({ path }) => path);
    expect(soon).not.toEqual([]);
    const places = offered({ wide: false }, whole).map(({ to }) => to?.replace('maple', '$org_unique_id'));
    expect(places.filter((to) => soon.includes(to ?? ''))).toEqual([]);
  });
});
