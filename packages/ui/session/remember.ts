import { keep } from '../browser/kept.ts';

/** Where the path is kept to which the next sign-in leads. */
export const WANTED = 'wanted';

/** The next sign-in or registration leads back to `path`, a path of this product. */
export const remember = (path: string): Promise<void> => keep(WANTED, path);
