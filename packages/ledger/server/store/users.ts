/** Users of the ledger: its own, with nothing of the product's. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export type LedgerRole = 'owner' | 'writer' | 'reader' | 'auditor';

export interface UserRow {
  readonly user_id: string;
  readonly account_id: string;
  readonly password_hash: string;
  readonly role: LedgerRole;
  readonly type: string;
  readonly orgname: string;
  readonly tokens_since: Instant;
}

export interface NewUser {
  readonly userId: string;
  readonly accountId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly type: string;
  readonly orgname: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
  readonly referral: string;
}

/** @returns whether he was added: nobody else has the address */
export async function addUser(q: Queries, user: NewUser, now: Instant): Promise<boolean> {
  const rows = await q.run(
    sql`insert into ledger.users (user_id, account_id, email, password_hash, role, type, orgname, firstname, lastname,
                                  language, referral, tokens_since, created_at)
        values (${user.userId}, ${user.accountId}, ${user.email}, ${user.passwordHash}, 'owner', ${user.type},
                ${user.orgname}, ${user.firstname}, ${user.lastname}, ${user.language}, ${user.referral}, ${now}, ${now})
        on conflict (email) do nothing`,
  );
  return rows === 1;
}

export const userByEmail = (q: Queries, email: string) =>
  q.first<UserRow>(
    sql`select user_id, account_id, password_hash, role, type, orgname, tokens_since
          from ledger.users where email = ${email}`,
  );

export const userById = (q: Queries, userId: string) =>
  q.first<UserRow>(
    sql`select user_id, account_id, password_hash, role, type, orgname, tokens_since
          from ledger.users where user_id = ${userId}`,
  );

export interface RoleRow {
  readonly account_id: string;
  readonly org_id: string;
  readonly user_id: string;
  readonly role: LedgerRole;
}

/** The roles of a user in the streams of an account that is not his; none for what is no account. */
export const rolesOf = (q: Queries, userId: string, accountId: string) =>
  q.all<RoleRow>(
    sql`select account_id, org_id, user_id, role from ledger.roles
         where user_id = ${userId} and account_id::text = ${accountId}`,
  );

export const setRole = (
  q: Queries,
  {
    account_id: accountId,
    org_id: orgId,
    user_id: userId,
    role,
  }: Omit<RoleRow, 'role'> & { role: LedgerRole | null },
) =>
  role === null
    ? q.run(
        sql`delete from ledger.roles where account_id = ${accountId} and org_id = ${orgId} and user_id = ${userId}`,
      )
    : q.run(
        sql`insert into ledger.roles (account_id, org_id, user_id, role) values (${accountId}, ${orgId}, ${userId}, ${role})
            on conflict (account_id, org_id, user_id) do update set role = excluded.role`,
      );

/** @returns whether the password was still the one that was judged */
export async function changePassword(
  q: Queries,
  change: { readonly userId: string; readonly before: string; readonly passwordHash: string },
  now: Instant,
): Promise<boolean> {
  const rows = await q.run(
    sql`update ledger.users set password_hash = ${change.passwordHash}, tokens_since = ${now}
         where user_id = ${change.userId} and password_hash = ${change.before}`,
  );
  return rows === 1;
}
