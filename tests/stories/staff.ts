/** Jo Park, who administers the installation, and what waits for her as people file by hand. */
import { beginSecondFactor, confirmSecondFactor } from '@tabellion/features/accounts/contract.ts';
import { grantRole } from '@tabellion/features/accounts/server/public.ts';
import { claimItem, listQueue, rejectItem } from '@tabellion/features/backoffice/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { Secret, TOTP } from 'otpauth';
import { tellBouleau } from './bouleau.ts';
import { provenAddress } from './mapleMembers.ts';
import { type Hand, handOf, type SignIn, type Stage } from './stage.ts';

export const joSignIn: SignIn = { email: 'jo@tabellion.example', password: 'Maple-2025!' };

/** An administrator who has no second factor yet.
 *  @param owner the database as the operator's commands open it */
export async function tellJo(stage: Stage, owner: Database): Promise<void> {
  await handOf(stage)(register, { body: { ...joSignIn, firstname: 'Jo', lastname: 'Park' } });
  await provenAddress(stage, joSignIn.email);
  await owner.transaction(null, (tx) => grantRole(tx, joSignIn.email, 'admin'));
}

/** Staff need one before they may work. */
export async function turnOnSecondFactor(jo: Hand): Promise<void> {
  const { secret } = await jo(beginSecondFactor, { body: { password: joSignIn.password } });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await jo(confirmSecondFactor, { body: { code } });
}

/** Bouleau & Filles is submitted twice to a registry of people: Jo sends the first back, and has the
 *  second before her.
 *  @returns the id of the organization that was sent back */
export async function tellQueue(hand: Hand, jo: Hand, today: PlainDate): Promise<string> {
  const sentBack = await submitted(hand, today);
  const words = 'The name is too close to Bouleau Inc. (1548201), which sells the same goods.';
  const reasons = [{ about: 'name' as const, words }];
  await jo(rejectItem, { params: await claimed(jo), body: { reasons } });
  await submitted(hand, today);
  await claimed(jo);
  return sentBack;
}

async function claimed(jo: Hand) {
  const { items } = await jo(listQueue, { query: { view: 'waiting' } });
  const params = { kind: 'incorporation' as const, itemId: items[0]?.item_id ?? '' };
  await jo(claimItem, { params, body: {} });
  return params;
}

async function submitted(hand: Hand, today: PlainDate): Promise<string> {
  const id = await tellBouleau(hand, today);
  await hand(submitIncorporation, { params: { id }, body: { declared: true } });
  return id;
}
