/** Accounts for journeys whose point is not the registration. */
import { randomUUID } from 'node:crypto';
import { verifyEmail } from '@tabellion/features/entry/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { amelie, amelieSignIn } from '../../stories/mapleCast.ts';
import { type Hand, handOf, type SignIn } from '../../stories/stage.ts';
import type { Newcomer } from './entryPages.ts';
import { linkIn } from './mailPeer.ts';
import type { Product, Visited } from './product.ts';
import { sharedProduct } from './sharedProduct.ts';

interface Account {
  readonly hand: Hand;
  readonly userId: string;
  readonly token: string;
}

/** Its address is verified by its mail, as who asks others to sign or to join needs it. */
export async function openAccount(product: Visited, newcomer: Newcomer): Promise<Account> {
  const { token, _id: userId } = await handOf(product)(register, { body: newcomer });
  const hand = handOf(product, token);
  const link = linkIn(await product.mail.newest(newcomer.email, /Verify your email address/));
  await hand(verifyEmail, { body: { token: link.split('/').at(-1) ?? '' } });
  return { hand, userId, token };
}

interface Entered extends Pick<Product, 'origin' | 'dataDir'> {
  readonly signIn: SignIn;
  readonly hand: Hand;
  readonly page: Page;
}

const wide: BrowserContextOptions = { locale: 'en-CA', viewport: { width: 1440, height: 900 } };

/** Amélie of this journey alone, in the product that journeys share, and a page where she is signed in. What a sign-in keeps in the browser
 *  stands there already. */
export async function enterShared(browser: Browser, options = wide): Promise<Entered> {
  const { origin, dataDir } = sharedProduct();
  const { firstname, lastname } = amelie;
  const email = `amelie-${randomUUID()}@maple.example`;
  const signIn = { email, password: amelieSignIn.password };
  const body = { ...signIn, firstname, lastname };
  const { token, _id: userId } = await handOf({ origin })(register, { body });
  const context = await browser.newContext(options);
  const session = { roles: JSON.stringify(['user']), user_id: userId, jwt_access_token: token };
  await context.addInitScript((rows) => {
    for (const [key, value] of Object.entries(rows)) localStorage.setItem(key, value);
  }, session);
  return { origin, dataDir, signIn, hand: handOf({ origin }, token), page: await context.newPage() };
}
