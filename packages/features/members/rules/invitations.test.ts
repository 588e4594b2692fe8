import { instant } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { countedSince, expiryOf, judgeMailed, judgeOpen, judgePause } from './invitations.ts';

const sentAt = instant('2026-04-20T10:00:00Z');
const expiresAt = expiryOf(sentAt);
const code = (judged: { ok: boolean; error?: { textCode: string } }) => judged.error?.textCode;

describe('an invitation', () => {
  test('is good for seven days, and not for a moment more', () => {
    expect(judgeOpen({ state: 'open', expiresAt }, instant('2026-04-27T09:59:59Z')).ok).toBe(true);
    expect(code(judgeOpen({ state: 'open', expiresAt }, instant('2026-04-27T10:00:00Z')))).toBe(
      'INVITATION.EXPIRED',
    );
  });

  test.each([
    ['accepted', 'INVITATION.ALREADY_ACCEPTED'],
    ['declined', 'INVITATION.ALREADY_DECLINED'],
    ['withdrawn', 'INVITATION.WITHDRAWN'],
  ] as const)('that was %s says so', (state, actual) => {
    expect(code(judgeOpen({ state, expiresAt }, sentAt))).toBe(actual);
  });

  test('is mailed again after two minutes', () => {
    expect(judgePause(sentAt, instant('2026-04-20T10:01:30Z'))).toMatchObject({
      error: { textCode: 'LOGIN.INVITATION_SENT_RECENTLY', params: { seconds: 30 } },
    });
    expect(judgePause(sentAt, instant('2026-04-20T10:02:00Z')).ok).toBe(true);
  });

  test('is mailed while its inviter has asked for fewer than sixty mails in the last hour', () => {
    const now = instant('2026-04-20T10:59:30Z');
    expect(countedSince(now)).toBe('2026-04-20T09:59:30.000000Z');
    expect(judgeMailed({ mails: 59, firstSentAt: sentAt }, now).ok).toBe(true);
    expect(judgeMailed({ mails: 60, firstSentAt: sentAt }, now)).toMatchObject({
      error: { textCode: 'GENERAL.TOO_MANY', params: { seconds: 30 } },
    });
  });
});
