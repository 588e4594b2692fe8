import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import { describe, expect, test } from 'vitest';
import { routeRows } from '../routes.tsx';
import { navigationOf } from './navigation.ts';

type Setting = Parameters<typeof navigationOf>[0];

const setting: Setting = {
  orgId: 'maple',
  isFounded: true,
  text: createText('en', en),
  may: () => true,
  wide: true,
  filingHiddenMarker: null,
  host: 'books.example',
};

const offered = (differs: Partial<Setting> = {}) =>
  navigationOf({ ...setting, ...differs }).flatMap(({ items }) => items);
const keys = (differs?: Partial<Setting>) => offered(differs).map(({ key }) => key);

describe('the navigation', () => {
  test('leads only to screens that exist, of the organization on the page', () => {
    const known = new Set(routeRows.map(({ path }) => path.replace('$org_unique_id', 'maple')));
    for (const isFounded of [true, false]) {
      for (const { to } of offered({ isFounded })) expect(known).toContain(to);
    }
    expect(offered()[0]?.to).toBe('/app/org/maple/dashboard');
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

  test('hides what the reader may not do', () => {
    const guarded = ['corporate-change', 'users', 'access-log', 'billing'];
    expect(keys({ may: () => false }).filter((key) => guarded.includes(key))).toEqual([]);
  });

  test('hides Filing on hosts whose name contains the marker', () => {
    expect(keys({ filingHiddenMarker: 'books' })).not.toContain('filing');
  });
});
