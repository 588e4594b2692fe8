/** The product against the paths and calls of its specification (tests/data/specification). */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
const linesOf = async (name: string) =>
  (await read(`tests/data/specification/${name}`)).split('\n').filter((line) => line !== '');

/** Purposes of a checkout, the closed set of `{type}` and `{paymentMode}`. */
const purposes = ['incorporation', 'upgrade', 'filing', 'change', 'Add Shareholders'];

/** The addresses that a path of the specification stands for. */
function addressesOf(path: string): string[] {
  const named = /\{(type|paymentMode)\}/.test(path)
    ? purposes.map((purpose) => path.replace(/\{(type|paymentMode)\}/, purpose))
    : [path];
  return named.flatMap((one) => {
    const whole = one.replace(/\{[^}]+\}/g, 'named');
    return one.includes('?}') ? [whole, one.replace(/\/\{[^}]+\?\}/, '')] : [whole];
  });
}

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/\{-\$\w+\}/g, '(/[^/]+)?').replace(/\$\w+/g, '[^/]+')}$`);

test('every path of section 2 has its screen', async () => {
  const routes: unknown = await import(String(new URL('../../apps/web/routes.tsx', import.meta.url)));
  const { routeRows } = z.parse(z.object({ routeRows: z.array(z.object({ path: z.string() })) }), routes);
  const patterns = routeRows.map(({ path }) => patternOf(path));
  const addresses = (await linesOf('paths.txt')).flatMap(addressesOf);
  expect(addresses.filter((one) => !patterns.some((pattern) => pattern.test(one)))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(60);
});

/** The specification does not say how its placeholders are called. */
const unnamed = (call: string): string => call.replace(/\{[^}]+\}/g, '{}');

test('every call of section 7 has its endpoint', async () => {
  // Written from what the server mounts, which a test of the server compares.
  const matrix = await read('docs/access-matrix.md');
  const endpoints = Array.from(matrix.matchAll(/^\| (\w+) `([^`]+)`/gm), ([, method, path]) =>
    unnamed(`${method} ${path}`),
  );
  const missing = (await linesOf('calls.txt')).filter((call) => !endpoints.includes(unnamed(call)));
  expect(missing).toEqual([]);
});
