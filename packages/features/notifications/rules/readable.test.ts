import type { AccessType, Actor, Section } from '@tabellion/kit/actor.ts';
import { expect, test } from 'vitest';
import { noticeKindNames } from '../../noticeKinds.ts';
import { kindsFor, maySee } from './readable.ts';

const user = { userId: 'u1', sessionId: 's1', role: 'user', emailVerified: true } as const;
const member = (access: AccessType, sections: readonly Section[] = []): Actor => ({
  user,
  membership: { orgId: 'o1', access, sections: [...sections], subType: 'org_user' },
});

test('an admin sees every kind, a visitor none', () => {
  expect(kindsFor(member('admin'))).toEqual(noticeKindNames);
  expect(kindsFor({})).toEqual([]);
});

test('payments and members ring for who may manage them', () => {
  for (const kind of ['payment_refused', 'invitation_accepted', 'member_removed'] as const) {
    expect(maySee(member('full'), kind)).toBe(true);
    expect(maySee(member('view'), kind)).toBe(false);
    expect(maySee(member('restricted', ['dashboard', 'minute_book']), kind)).toBe(false);
  }
});

test('without an assigned section nothing of the organization rings', () => {
  expect(kindsFor(member('restricted'))).toEqual(['invitation_received']);
});
