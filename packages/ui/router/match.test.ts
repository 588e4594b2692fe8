import { expect, test } from 'vitest';
import { matcherOf } from './match.ts';

const match = matcherOf(
  ['/', '/org/$id/dashboard', '/org/$id/$step/{-$plan}', '/org/setting/users', '/org/$id/dashboard/$tab'].map(
    (path) => ({ path }),
  ),
);

test.each([
  ['/', '/', {}],
  ['/org/maple/dashboard', '/org/$id/dashboard', { id: 'maple' }],
  ['/ORG/Maple/DASHBOARD/', '/org/$id/dashboard', { id: 'Maple' }],
  ['/org/maple/dashboard/shares', '/org/$id/dashboard/$tab', { id: 'maple', tab: 'shares' }],
  ['/org/setting/users', '/org/setting/users', {}],
  ['/org/maple/Add%20Shareholders', '/org/$id/$step/{-$plan}', { id: 'maple', step: 'Add Shareholders' }],
  ['/org/maple/plans/%E0%A4', '/org/$id/$step/{-$plan}', { id: 'maple', step: 'plans', plan: '%E0%A4' }],
])('%s is answered by %s', (pathname, path, params) => {
  expect(match(pathname)).toEqual({ route: { path }, params });
});

test.each(['/nothing', '/org/maple', '/org/maple/plans/founder/more', '//org/setting/users'])(
  '%s is answered by none',
  (pathname) => {
    expect(match(pathname)).toBeUndefined();
  },
);
