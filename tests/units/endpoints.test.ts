/** The part of a contract that the browser's build keeps. */
import { expect, test } from 'vitest';
import { asCalled } from '../../apps/web/endpoints.ts';

test('a page gets how to call an endpoint and what its forms check, nothing that the server alone reads', () => {
  const contract = `import * as z from 'zod/mini';
export const add = endpoint({
  method: 'POST',
  path: '/api/people/{id}',
  summary: 'Adds (a person), or { refuses }.',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ reply: z.string() }),
  ok: 'PEOPLE.ADDED',
  upload: { maxBytes: 9 },
  refusals: ['PEOPLE.FULL'],
});
const at = (path) =>
  endpoint({ method: 'GET', path, reply: nothing });
export const one = endpoint({
  ...get('/api/people/{id}'),
  ...ofOrganization,
  reply: nothing,
});
export const kept = { reply: 1 };
`;
  expect(asCalled(contract).replace(/\s+/g, ' ').trim()).toBe(
    "import * as z from 'zod/mini'; export const add = ({ method: 'POST', path: '/api/people/{id}', " +
      'body: z.strictObject({ reply: z.string() }), upload: { maxBytes: 9 }, }); ' +
      "const at = (path) => ({ method: 'GET', path, }); " +
      "export const one = ({ method: 'GET', path: '/api/people/{id}', }); export const kept = { reply: 1 };",
  );
});
