import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailSchema, normalizeEmail } from './email.ts';

describe('e-mail addresses', () => {
  test('differ neither by capitals nor by blanks around them', () => {
    expect(normalizeEmail('  Amelie@MapleRobotics.CA ')).toBe('amelie@maplerobotics.ca');
  });

  test.each(['amelie@maplerobotics.ca', 'a.b+c@x.co', '  AMELIE@maplerobotics.ca '])('%s is one', (text) => {
    expect(z.safeParse(emailSchema, text).success).toBe(true);
  });

  test.each(['', 'amelie', 'amelie@', '@maplerobotics.ca', 'a b@x.co', `${'a'.repeat(250)}@x.co`])(
    '%s is none',
    (text) => {
      expect(z.safeParse(emailSchema, text).success).toBe(false);
    },
  );
});
