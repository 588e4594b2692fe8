import { expect, test } from 'vitest';
import { settingsSchema, validSettings } from './settings.ts';

test('names of the panel are taken, others refused', () => {
  expect(settingsSchema.safeParse({ layout: 'top', animations: false }).success).toBe(true);
  for (const unknown of [{ color: 'red' }, { __proto__x: 1 }, { layout: 5 }, { layout: 'x'.repeat(41) }])
    expect(settingsSchema.safeParse(unknown).success).toBe(false);
});

test('of what earlier versions stored, settings are kept', () => {
  expect(validSettings({ theme: 'dark', keys: false, color: 'red', density: 7 })).toEqual({
    theme: 'dark',
    keys: false,
  });
});
