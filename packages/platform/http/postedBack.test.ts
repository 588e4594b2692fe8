import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dropReadOnlyFields } from './postedBack.ts';

const terms = z.strictObject({ period: z.optional(z.number()) });
const body = z.strictObject({
  person: z.optional(z.strictObject({ firstname: z.optional(z.string()), email: z.optional(z.string()) })),
  paid_on: z.optional(z.nullable(z.iso.date())),
  issued_on: z.optional(z.iso.date()),
  kind: z.enum(['common']),
  issuances: z.optional(
    z.array(z.strictObject({ price: z.optional(z.number()), vesting: z.optional(terms) })),
  ),
});
const entity = z.strictObject({
  _id: z.string(),
  firstname: z.string(),
  email: z.nullable(z.string()),
  paid_on: z.nullable(z.string()),
  issuances: z.array(
    z.strictObject({
      price: z.nullable(z.number()),
      className: z.string(),
      vesting: z.union([terms, z.strictObject({ dateCount: z.number() })]),
    }),
  ),
});

test.each([
  [
    'read-only names are passed over, at any depth',
    { _id: 'a', issuances: [{ price: 1, className: 'Common' }] },
    { issuances: [{ price: 1 }] },
  ],
  [
    'so are nulls of what cannot be emptied',
    { paid_on: null, issuances: [{ price: null }] },
    { paid_on: null, issuances: [{}] },
  ],
  [
    'an object of which all is read-only is left out',
    { issuances: [{ vesting: { dateCount: 3 } }] },
    { issuances: [{}] },
  ],
  [
    'an empty text of what is no text is nothing, and null where null takes it away',
    { paid_on: '', issued_on: '', person: { firstname: '' } },
    { paid_on: null, person: { firstname: '' } },
  ],
  ['what must be said stays empty, to be refused', { kind: '' }, { kind: '' }],
  ['an empty one stays', { issuances: [{ vesting: {} }] }, { issuances: [{ vesting: {} }] }],
  [
    'fields of a person beside the rest are taken for the person',
    { _id: 'a', firstname: 'Zoë', email: null },
    { person: { firstname: 'Zoë' } },
  ],
  [
    'of a person told by itself, too',
    { person: { _id: 'a', firstname: 'Zoë' } },
    { person: { firstname: 'Zoë' } },
  ],
  [
    'what nobody knows stays, to be refused',
    { wages: 1, issuances: [{ wages: 1 }] },
    { wages: 1, issuances: [{ wages: 1 }] },
  ],
  ['a body of another form stays', 'text', 'text'],
])('%s', (_, raw, read) => {
  expect(dropReadOnlyFields(raw, body, entity, 'person')).toEqual(read);
});
