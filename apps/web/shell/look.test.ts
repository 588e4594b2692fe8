import { defaultAppearance } from '@tabellion/ui/theme/AppearanceProvider.tsx';
import { expect, test } from 'vitest';
import { isShown, lookIn } from './look.ts';

test('the account says of the look what it knows, and nothing else of what lies there', () => {
  const chosen = { theme: 'dark', keys: false, accent: 'plaid', density: 1, columns: 'wide' };
  expect(lookIn(chosen)).toEqual({ theme: 'dark', keys: false });
  expect(lookIn({ ...defaultAppearance })).toEqual(defaultAppearance);
  expect(lookIn({})).toEqual({});
});

test('a look shows a part where every choice of it is the same', () => {
  expect(isShown({}, defaultAppearance)).toBe(true);
  expect(isShown({ theme: 'system', keys: true }, defaultAppearance)).toBe(true);
  expect(isShown({ theme: 'system', keys: false }, defaultAppearance)).toBe(false);
});
