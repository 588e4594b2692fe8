/** The roles of the product: staff work the back office, administrators also give roles (decisions section 3). */
import type { Role } from '@tabellion/kit/actor.ts';
import { normalizeEmail } from '@tabellion/law/email.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { updateRole } from './store/users.ts';

/** @returns false when nobody has that address */
export const grantRole = (tx: Transaction, email: string, role: Role): Promise<boolean> =>
  updateRole(tx, normalizeEmail(email), role);
