/** Accounts for journeys whose point is not the registration. */
import { verifyEmail } from '@tabellion/features/entry/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { type Hand, handOf } from '../../stories/stage.ts';
import type { Newcomer } from './entryPages.ts';
import { linkIn } from './mailPeer.ts';
import type { Product } from './product.ts';

interface Account {
  readonly hand: Hand;
  readonly userId: string;
  readonly token: string;
}

/** Its address is verified by its mail, as who asks others to sign or to join needs it. */
export async function openAccount(product: Product, newcomer: Newcomer): Promise<Account> {
  const { token, _id: userId } = await handOf(product)(register, { body: newcomer });
  const hand = handOf(product, token);
  const link = linkIn(await product.mail.newest(newcomer.email, /Verify your email address/));
  await hand(verifyEmail, { body: { token: link.split('/').at(-1) ?? '' } });
  return { hand, userId, token };
}
