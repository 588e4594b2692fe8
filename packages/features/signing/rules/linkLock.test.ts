import { instant } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { SigningEvent } from '../envelope.ts';
import { isLinkLocked, needsNewLink, wrongCodes } from './linkLock.ts';

const at = (minute: number) => instant(`2026-05-01T12:${String(minute).padStart(2, '0')}:00Z`);
const event = (kind: SigningEvent['kind'], minute: number, signeeId = 'ann'): SigningEvent => ({
  kind,
  signeeId,
  at: at(minute),
  byUser: null,
  data: {},
});
const locked = [event('invited', 0), event('code_refused', 1), event('code_refused', 2), event('locked', 3)];

test('wrong codes are counted for each signee, and anew after a lock', () => {
  expect(wrongCodes(locked.slice(0, 3), 'ann')).toBe(2);
  expect(wrongCodes(locked.slice(0, 3), 'bo')).toBe(0);
  expect(wrongCodes([...locked, event('code_refused', 5)], 'ann')).toBe(1);
});

test('a link that was made before the lock never works again, a later one does', () => {
  const isLocked = (minute: number, signeeId = 'ann') =>
    isLinkLocked([...locked, event('reminded', 6)], { signeeId, madeAt: at(minute) });
  expect([isLocked(0), isLocked(3), isLocked(6), isLocked(0, 'bo')]).toEqual([true, true, false, false]);
});

test('a new link is needed until one is sent', () => {
  expect(needsNewLink(locked.slice(0, 3), 'ann')).toBe(false);
  expect(needsNewLink(locked, 'ann')).toBe(true);
  expect(needsNewLink(locked, 'bo')).toBe(false);
  expect(needsNewLink([...locked, event('reminded', 6)], 'ann')).toBe(false);
});
