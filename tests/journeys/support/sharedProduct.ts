/** One product for all journeys of a run that need no settings of their own and count nothing of the whole installation: each of
 *  them has accounts and organizations that the others cannot see, as customers have. A product that has served for a while does
 *  the same with less work than one that has just started. */
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Mails, mailsIn } from './mailPeer.ts';
import { openProduct, type Product } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedProduct: Pick<Product, 'origin' | 'dataDir'> & { readonly mailFolder: string };
  }
}

/** Before the first journey, and after the server of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDir, mail, close } = await openProduct({}, project.getProvidedContext().testServer);
  project.provide('sharedProduct', { origin, dataDir, mailFolder: mail.folder });
  return close;
}

/** The product as a journey uses it. Its people have addresses that no other journey has. */
export function sharedProduct(): Pick<Product, 'origin' | 'dataDir'> & { readonly mail: Mails } {
  const { mailFolder, ...product } = inject('sharedProduct');
  return { ...product, mail: mailsIn(mailFolder) };
}
