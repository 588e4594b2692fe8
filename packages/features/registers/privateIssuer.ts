/** How many holders a private issuer may have, and what a form tells of those beyond them (NI 45-106 s. 2.4). */
import * as z from 'zod/mini';

export interface PrivateHolders {
  readonly counted: number;
  /** Not counted: shares were issued to them as employees. */
  readonly employees: number;
}

/** A private issuer has so many holders at most; near them it is time to look. */
export const privateIssuer = { most: 50, warnFrom: 45 } as const;

/** Why an act is recorded that makes them more: fewer persons than are registered own the shares beneficially; some of them are
 *  employees or former employees, which nothing on record says; or the corporation relies on another exemption. */
export const overrideReasons = ['fewer_beneficial', 'employees', 'other_exemption'] as const;

/** Told by whoever records such an act all the same; the log keeps it. Both are needed. */
export const LimitOverrideFields = {
  override: z.optional(z.boolean()),
  override_reason: z.optional(z.enum(overrideReasons)),
};

export interface LimitOverride {
  readonly override?: boolean | undefined;
  readonly override_reason?: (typeof overrideReasons)[number] | undefined;
}

/** Whether an act brings in holders beyond the most, by how many count before and after it. One that leaves them as many as they
 *  were, or makes them fewer, does not. */
export const isAboveLimit = ({
  before,
  after,
}: {
  readonly before: number;
  readonly after: number;
}): boolean => after > privateIssuer.most && after > before;
