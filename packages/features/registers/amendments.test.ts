import { kinds } from '@tabellion/book/acts/kinds.ts';
import { expect, test } from 'vitest';
import { isAmendable } from './amendments.ts';

test('every kind of act is corrected here, or known to be corrected elsewhere', () => {
  expect(Object.keys(kinds).filter((kind) => !isAmendable(kind))).toEqual([
    'incorporated',
    'name.changed',
    'address.changed',
    'yearend.changed',
    'articles.amended',
    'continued',
    'amalgamated',
    'control.stated',
    'control.ended',
    'control.reviewed',
    'control.filed',
    'class.valued',
  ]);
});
