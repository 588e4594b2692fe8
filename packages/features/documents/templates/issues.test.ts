import type { Certificate } from '@tabellion/book/entities.ts';
import { expect, test } from 'vitest';
import { givenIn, missingConsiderationBlanks } from './issues.ts';

const certificate = (consideration: Certificate['consideration'], over: object = {}) =>
  ({ personId: 'ann', consideration, ...over }) as Certificate;
const property = { kind: 'property', amount: '900' } as const;
const byOption = { origin: { by: 'option.exercised', root: 'r', from: ['o'] } };

test('property and past services are named; a right that is given up names itself', () => {
  const patent = { ...property, text: 'the patent CA 3000000' };
  const inEnglish = (one: Certificate) => givenIn('en', one, one.consideration?.kind ?? null);
  expect(inEnglish(certificate(patent))).toBe('in property: the patent CA 3000000');
  expect(givenIn('fr', certificate(patent), 'property')).toBe('en biens : the patent CA 3000000');
  expect(inEnglish(certificate({ kind: 'money', amount: '900' }))).toBe('in money');
  expect(inEnglish(certificate(property, byOption))).toBe('in property: the right that is given up for them');
});

test('shares whose property nobody named leave a blank, but for those of an older register and of a right that is given up', () => {
  const isBlank = (one: Certificate, isAtPrice?: boolean) =>
    missingConsiderationBlanks([one], isAtPrice).length === 1;
  expect(isBlank(certificate(null))).toBe(true);
  expect(isBlank(certificate(property))).toBe(true);
  expect(isBlank(certificate({ ...property, text: 'a lathe' }))).toBe(false);
  expect(isBlank(certificate({ kind: 'money', amount: '900' }))).toBe(false);
  expect(isBlank(certificate(property, { takenOver: { issuedOn: null } }))).toBe(false);
  expect(isBlank(certificate(property, byOption))).toBe(false);
  // Its price was paid in something else than money.
  expect(isBlank(certificate(property, byOption), true)).toBe(true);
});
