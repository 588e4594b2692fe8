/** A new password ends what the old one opened: sessions and reset links; and its owner is told. */

import type { Instant } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { mailPasswordChanged } from './mail.ts';
import { voidLinks } from './store/links.ts';
import { deleteSecondFactor } from './store/secondFactors.ts';
import { revokeSessions } from './store/sessions.ts';
import { markEmailVerified, updatePassword } from './store/users.ts';

interface NewPassword {
  userId: string;
  /** Made by `hashPassword` before the transaction begins. */
  passwordHash: string;
  /** The session in which it was changed, if any: the only one that stays. */
  keptSession: string | null;
  now: Instant;
}

export async function replacePassword(tx: Transaction, change: NewPassword): Promise<void> {
  const { userId, now } = change;
  await updatePassword(tx, userId, change.passwordHash);
  await revokeSessions(tx, userId, change.keptSession, now);
  await voidLinks(tx, userId, 'reset_password', now);
  await mailPasswordChanged(tx, userId);
}

/**
 * The password of whoever holds the mail. Every session ends. Where nobody had proven the address, anybody may have
 * registered it: then the second factor goes as well, or the holder could never sign in.
 */
export async function replacePasswordByMail(
  tx: Transaction,
  change: Omit<NewPassword, 'keptSession'>,
): Promise<void> {
  await replacePassword(tx, { ...change, keptSession: null });
  if (await markEmailVerified(tx, change.userId, change.now)) await deleteSecondFactor(tx, change.userId);
}
