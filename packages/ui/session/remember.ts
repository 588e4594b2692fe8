import { keep } from '../browser/kept.ts';

/** Where the path is kept to which the next sign-in leads. */
export const WANTED = 'wanted';

/** The next sign-in or registration leads back to `path`, a path of this product.
 *  @param userId  whose page it was; left out for a guest's. Another user's sign-in does not lead there */
export const remember = (path: string, userId?: string): Promise<void> => keep(WANTED, { path, userId });
