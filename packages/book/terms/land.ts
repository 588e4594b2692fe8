import * as z from 'zod/mini';
import { CLAUSE_LENGTH, id, NAME_LENGTH, rule, words } from '../acts/atoms.ts';

/** Land in Ontario that the corporation owns or has owned (OBCA s. 140.1). */

/** The number by which the deed, transfer or similar document is registered; null where the register does not tell. */
const registration = z.nullable(words(NAME_LENGTH));

/** The particulars by which a property is identified (s. 140.1(2), (3)); null where it has none, or the register does not tell. */
const property = {
  address: z.nullable(words(NAME_LENGTH)),
  /** The registry or land titles division. */
  division: z.nullable(words(NAME_LENGTH)),
  /** The property identifier number. */
  identifier: z.nullable(words(50)),
  legalDescription: z.nullable(words(CLAUSE_LENGTH)),
  /** The number on the assessment roll. */
  rollNumber: z.nullable(words(50)),
};

export const acquiredSchema = z
  .strictObject({ landId: id, ...property, registration })
  .check(
    rule('address', (land) =>
      [land.address, land.identifier, land.legalDescription].some((one) => one !== null),
    ),
  );
export const disposedSchema = z.strictObject({ landId: id, registration });

export type LandAcquiredPayload = Readonly<z.infer<typeof acquiredSchema>>;
