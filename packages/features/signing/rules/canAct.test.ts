import { instant } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { EventKind, SigningEvent } from '../envelope.ts';
import { canAct, type ReadOrSign } from './canAct.ts';
import { envelopeState } from './envelopeState.ts';

const now = instant('2026-05-01T12:00:00Z');
const terms = {
  inOrder: true,
  expiresAt: instant('2026-05-31T12:00:00Z'),
  signees: [
    { signeeId: 'ann', place: 1 },
    { signeeId: 'bo', place: 2 },
    { signeeId: 'cy', place: 2 },
  ],
};
const event = (kind: EventKind, signeeId: string | null = null): SigningEvent => ({
  kind,
  signeeId,
  at: now,
  byUser: null,
  data: {},
});
const judged = (signeeId: string, events: readonly SigningEvent[], at = now, to: ReadOrSign = 'sign') => {
  const may = canAct({ signeeId, terms, events }, at, to);
  return may.ok ? 'may' : may.error.textCode;
};

test('who is later in the order waits for all before him, and those of one place sign in any order', () => {
  const asked = [event('invited', 'ann')];
  expect(['ann', 'bo', 'cy'].map((one) => judged(one, asked))).toEqual([
    'may',
    'SIGNING.NOT_YOUR_TURN',
    'SIGNING.NOT_YOUR_TURN',
  ]);
  const signed = [...asked, event('signed', 'ann')];
  expect(['ann', 'bo', 'cy'].map((one) => judged(one, signed))).toEqual([
    'SIGNING.ALREADY_SIGNED',
    'may',
    'may',
  ]);
});

test.each([
  ['voided', 'SIGNING.VOIDED'],
  ['declined', 'SIGNING.DECLINED'],
  ['expired', 'SIGNING.EXPIRED'],
] as const)('nobody acts after an envelope was %s', (kind, code) => {
  expect(judged('ann', [event(kind, kind === 'declined' ? 'bo' : null)])).toBe(code);
});

test('the deadline ends it to the microsecond, whether that was noted or not', () => {
  expect(judged('ann', [], instant('2026-05-31T11:59:59.999999Z'))).toBe('may');
  expect(judged('ann', [], terms.expiresAt)).toBe('SIGNING.EXPIRED');
});

test('who was removed, or is nobody of it, has no link', () => {
  expect(judged('ann', [event('removed', 'ann')])).toBe('SIGNING.LINK_INVALID');
  expect(judged('bo', [event('removed', 'ann')])).toBe('may');
  expect(judged('dee', [])).toBe('SIGNING.LINK_INVALID');
});

test('who has signed reads until the deadline, unless it was voided; who has not may both', () => {
  const signed = [event('signed', 'ann')];
  const reads = (events: readonly SigningEvent[], at = now) => judged('ann', events, at, 'read');
  const late = instant('2026-05-31T11:59:59.999999Z');
  expect([reads(signed), reads(signed, late)]).toEqual(['may', 'may']);
  expect(reads([...signed, event('completed')], late)).toBe('may');
  expect(reads([...signed, event('completed')], terms.expiresAt)).toBe('SIGNING.ALREADY_SIGNED');
  expect(reads([...signed, event('voided')])).toBe('SIGNING.VOIDED');
  expect(reads([...signed, event('declined', 'bo')])).toBe('SIGNING.DECLINED');
  expect([judged('bo', signed), judged('bo', signed, now, 'read'), judged('bo', [], now, 'read')]).toEqual([
    'may',
    'may',
    'SIGNING.NOT_YOUR_TURN',
  ]);
});

test('an envelope is signed once it is completed, and has its evidence later', () => {
  const all = ['ann', 'bo', 'cy'].map((one) => event('signed', one));
  expect(envelopeState(terms, all.slice(0, 1), now)).toMatchObject({
    state: 'partially_signed',
    isUntouched: false,
  });
  const done = [...all, event('completed')];
  expect(envelopeState(terms, done, now)).toMatchObject({ state: 'signed', hasEvidence: false });
  expect(envelopeState(terms, [...done, event('sealed')], now).hasEvidence).toBe(true);
});
