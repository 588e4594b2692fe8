import { describe, expect, test } from 'vitest';
import { findConfusingNames, nameKeys, trigramSimilarity } from './nameSearch.ts';

const register = [
  'Érable & Fils Inc.',
  'Maple Robotics Inc.',
  'Robotics Maple Ltd.',
  'Mayple Robotix Corp.',
  'Maple Robotics Holdings of Toronto Inc.',
  'Mapel Robotic Inc.',
  'Northern Consulting Services Ltd.',
  'نور التقنية Inc.',
].map((name) => ({ name }));
const found = (candidate: string) =>
  findConfusingNames(candidate, register).map(({ existing, reason }) => [existing.name, reason]);

describe('the pre-search', () => {
  test('ranks what may be confused, with the reason', () => {
    expect(found('MAPLE ROBOTICS LTÉE')).toEqual([
      ['Maple Robotics Inc.', 'identical'],
      ['Robotics Maple Ltd.', 'same_words'],
      ['Mayple Robotix Corp.', 'sounds_alike'],
      ['Maple Robotics Holdings of Toronto Inc.', 'contains'],
      ['Mapel Robotic Inc.', 'similar'],
    ]);
  });

  test('sees through accents, ampersands and legal elements', () => {
    expect(found('Erable et fils Corporation')).toEqual([['Érable & Fils Inc.', 'identical']]);
    expect(found('نور التقنية Ltd.')).toEqual([['نور التقنية Inc.', 'identical']]);
  });

  test('takes spacing for no difference', () => {
    expect(found('MapleRobotics Inc.')[0]).toEqual(['Maple Robotics Inc.', 'same_words']);
  });

  test('does not match on words that half of all names contain', () => {
    expect(found('Consulting Services Inc.')).not.toContainEqual([
      'Northern Consulting Services Ltd.',
      'contains',
    ]);
    expect(found('Boréal Ventures Inc.')).toEqual([]);
  });

  test('keeps scores from 0 to 100, 100 for identical names alone', () => {
    for (const { reason, score } of findConfusingNames('Maple Robotics Inc.', register)) {
      expect(score === 100).toBe(reason === 'identical');
      expect(score).toBeGreaterThan(0);
    }
  });

  test('has keys that a store can index', () => {
    expect(nameKeys('Maple Robotics Inc.')).toEqual({ normalized: 'maple robotics', phonetic: 'MPL RBTKS' });
    const withKeys = register.map(({ name }) => ({ name, keys: nameKeys(name) }));
    const found = findConfusingNames('Maple Robotics Inc.', withKeys);
    expect(found).toMatchObject(findConfusingNames('Maple Robotics Inc.', register));
  });
});

test('trigrams are shared as in pg_trgm', () => {
  // "  c", " ca", "cat", "at " and "  c", " ca", "car", "ar ": two of six.
  expect(trigramSimilarity('cat', 'car')).toBeCloseTo(2 / 6);
  expect(trigramSimilarity('cat', 'cat')).toBe(1);
  expect(trigramSimilarity('cat', 'dog')).toBe(0);
});
