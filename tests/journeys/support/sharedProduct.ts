/** One product for all journeys of a run that need no settings of their own, look at no mail, and count nothing of the whole
 *  installation: each of them has accounts and organizations that the others cannot see, as customers have. A product that has
 *  served for a while does the same with half of the work of one that has just started. */
import type { TestProject } from 'vitest/node';
import { openProduct, type Product } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedProduct: Pick<Product, 'origin' | 'dataDir'>;
  }
}

/** Before the first journey, and after the server of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDir, close } = await openProduct({}, project.getProvidedContext().testServer);
  project.provide('sharedProduct', { origin, dataDir });
  return close;
}
