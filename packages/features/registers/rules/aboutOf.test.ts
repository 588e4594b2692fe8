import { idOf, Story } from '@tabellion/book/testing.ts';
import { sound } from '@tabellion/book/testing-payloads.ts';
import { expect, test } from 'vitest';
import { aboutOf } from './aboutOf.ts';

const about = (kind: keyof typeof sound) => aboutOf(new Story().record(kind, '2025-06-01', sound[kind]));
const [person, shareClass, pool] = [idOf('Ann'), idOf('Common'), idOf('Plan')];

test.each<[string, keyof typeof sound, object]>([
  ['its holder and class', 'transferred', { person, shareClass }],
  ['the first of those to whom it issues', 'issued', { person, shareClass }],
  ['its class alone, where it divides the certificates of many', 'class.split', { shareClass }],
  ['the security, where the act says by nothing else whose it is', 'vesting.set', { security: idOf('CO-1') }],
  ['its pool', 'pool.adjusted', { pool }],
  ['the corporation, of which nothing is named', 'name.changed', {}],
])('an act is about %s', (_, kind, expected) => {
  expect(about(kind)).toEqual(expected);
});

test('a grant is about its holder and class, though it names its pool', () => {
  expect(about('option.granted')).toEqual({ person, shareClass });
});

test('what is taken back is about nothing itself', () => {
  const story = new Story();
  expect(aboutOf(story.void(story.record('transferred', '2025-06-01', sound.transferred)))).toEqual({});
});
