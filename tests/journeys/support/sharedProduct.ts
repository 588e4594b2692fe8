/** One product for all journeys of a run that need no settings of their own and count nothing of the whole installation: each of
 *  them has accounts and organizations that the others cannot see, as customers have. A product that has served for a while does
 *  the same with less work than one that has just started. */
import type { ServerAddress } from '@tabellion/platform/database/server-address.ts';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { mailsIn } from './mailPeer.ts';
import { openProduct, type Product, type Visited } from './product.ts';

interface Shared extends Pick<Product, 'origin' | 'dataDir'> {
  readonly database: ServerAddress;
}

declare module 'vitest' {
  export interface ProvidedContext {
    sharedProduct: Shared & { readonly mailFolder: string };
  }
}

/** Before the first journey, and after the server of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDir, database, mail, close } = await openProduct(
    {},
    project.getProvidedContext().testServer,
  );
  project.provide('sharedProduct', { origin, dataDir, database, mailFolder: mail.folder });
  return close;
}

/** The product as a journey uses it. Its people have addresses that no other journey has, and its corporations names that none other
 *  resembles: the search for similar names looks at all. */
export function sharedProduct(): Shared & Visited {
  const { mailFolder, ...product } = inject('sharedProduct');
  return { ...product, mail: mailsIn(mailFolder) };
}
