/** The statements of staff: who acts as one, who has which role. Roles are given by the database alone (0370). */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Role } from '@tabellion/kit/actor.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';

interface StaffSession {
  readonly sessionId: string;
  readonly now: Instant;
}

/** The role of whoever has the session, held until the transaction ends; undefined for whoever is no staff any more, and without a
 *  second factor. */
export async function actingStaff(
  tx: Transaction,
  { sessionId, now }: StaffSession,
): Promise<Exclude<Role, 'user'> | undefined> {
  const { role } = await tx.one<{ role: Exclude<Role, 'user'> | null }>(sql`
    select acting_staff(${sessionId}, ${now}) as role`);
  return role ?? undefined;
}

/** @param email  normalized */
export const giveRole = async (
  tx: Transaction,
  { sessionId, now }: StaffSession,
  { email, role }: { readonly email: string; readonly role: Role },
): Promise<'given' | 'not_admin' | 'unknown' | 'last_admin'> =>
  (
    await tx.one<{ outcome: 'given' | 'not_admin' | 'unknown' | 'last_admin' }>(sql`
      select give_role(${newId()}, ${sessionId}, ${email}, ${role}, ${now}) as outcome`)
  ).outcome;

export interface StaffMember {
  readonly userId: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: Exclude<Role, 'user'>;
  readonly hasSecondFactor: boolean;
  /** null where the operator's command gave it. */
  readonly since: Instant | null;
  readonly givenBy: string | null;
}

/** Nobody but the session of an admin is shown them. */
export const selectStaff = (q: Queries, { sessionId, now }: StaffSession): Promise<StaffMember[]> =>
  q.all<StaffMember>(sql`
    select user_id as "userId", email, firstname, lastname, role, second_factor as "hasSecondFactor", since,
           given_by as "givenBy"
      from staff_members(${sessionId}, ${now})`);
