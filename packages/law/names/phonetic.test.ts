import { expect, test } from 'vitest';
import { phoneticKey } from './phonetic.ts';

test('words that sound alike share a key', () => {
  const pairs = [
    ['Foto', 'Photo'],
    ['Quick', 'Kick'],
    ['Knight', 'Nite'],
    ['Smith', 'Smyth'],
    ['Cyber', 'Siber'],
    ['Bateau', 'Bato'],
    ['Érable', 'Erabel'],
    ['Shedule', 'Chedule'],
    ['Maple Robotics', 'Mayple Robotix'],
  ] as const;
  for (const [a, b] of pairs) expect(phoneticKey(a), `${a} / ${b}`).toBe(phoneticKey(b));
});

test('words that sound otherwise do not', () => {
  expect(phoneticKey('Maple')).not.toBe(phoneticKey('Cedar'));
  expect(phoneticKey('Maple Robotics')).toBe('MPL RBTKS');
  expect(phoneticKey('نور')).toBe('نور');
});
