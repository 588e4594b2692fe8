/** The library that hashes passwords, with less work for each: several hundred people sign in in a run, and each hash takes 15 ms
 *  of a processor on purpose. A hash says itself how it was made, so whoever reads one asks the library as always. That the product
 *  asks for all of the work is held by `password.test.ts`, which loads the library itself. */
import { hash as hashWith, verify as verifyWith } from '@node-rs/argon2/index.js';

/** The hashes that passwords were compared with, newest last. */
export const compared: string[] = [];

export const hash = (password: string): Promise<string> =>
  hashWith(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export const verify = (hashed: string, password: string): Promise<boolean> => {
  compared.push(hashed);
  return verifyWith(hashed, password);
};
