/** The statements of members and invitations: functions of the migrations from 0035 on, because the tables span organizations. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { AccessType, Section, SubType } from '@tabellion/kit/actor.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { InvitationState, Mailed } from '../../rules/invitations.ts';
import type { JudgedMemberChange, OrganizationUser } from '../../rules/judgeMembers.ts';
import type { Invited } from '../../rules/readInvited.ts';

export interface OrganizationUserRow extends OrganizationUser, Omit<Invited, 'companyName'> {
  since: Instant;
  invitedBy: string | null;
  /** The moment an invitation was sent. */
  sentAt: Instant | null;
  expiresAt: Instant | null;
}

/** Everybody with access to the organization in which `q` runs, and everybody invited; members first, then by age. */
export const selectUsers = (q: Queries): Promise<OrganizationUserRow[]> =>
  q.all<OrganizationUserRow>(sql`
    select id, user_id as "userId", email, firstname, lastname, access, sections, sub_type as "subType",
           company_name as "companyName", address, since, invited_by as "invitedBy", sent_at as "sentAt",
           expires_at as "expiresAt"
      from organization_users()
      order by user_id is null, since, id`);

export async function selectOwner(q: Queries): Promise<string> {
  const row = await q.one<{ owner: string }>(sql`select owner_of_organization() as owner`);
  return row.owner;
}

/** The organizations in which the account's sub-users have access, in ascending order. */
export async function selectSubUserOrganizations(q: Queries, ownerId: string): Promise<string[]> {
  const rows = await q.all<{ id: string }>(sql`select id from organizations_lent_by(${ownerId}) as id`);
  return rows.map(({ id }) => id);
}

export interface NewInvitation extends Invited {
  id: string;
  orgId: string;
  /** The account's owner, where a sub-user of it is invited. */
  ownerId: string | null;
  subType: SubType;
  access: AccessType;
  sections: readonly Section[];
  email: string;
  invitedBy: string;
  at: Instant;
  expiresAt: Instant;
}

/** Its id is known from now on as that of a membership, which it becomes. */
export async function insertInvitation(tx: Transaction, row: NewInvitation): Promise<void> {
  const address = row.address === null ? null : JSON.stringify(row.address);
  await tx.run(sql`
    insert into invitations (
      id, org_id, owner_id, sub_type, access, sections, email, firstname, lastname, company_name, address, invited_by,
      invited_at, sent_at, expires_at
    ) values (
      ${row.id}, ${row.orgId}, ${row.ownerId}, ${row.subType}, ${row.access}, ${row.sections}::text[], ${row.email},
      ${row.firstname}, ${row.lastname}, ${row.companyName}, ${address}::jsonb, ${row.invitedBy}, ${row.at}, ${row.at},
      ${row.expiresAt}
    )`);
  await tx.run(sql`insert into objects (id, org_id, kind) values (${row.id}, ${row.orgId}, 'membership')`);
}

export async function updateUser(
  tx: Transaction,
  id: string,
  { access, sections, subType, companyName }: Omit<JudgedMemberChange, 'changesAccess'>,
): Promise<void> {
  await tx.one(sql`
    select change_organization_user(${id}, ${access}, ${sections}::text[], ${subType}, ${companyName})`);
}

export async function endUser(tx: Transaction, id: string, at: Instant): Promise<void> {
  await tx.one(sql`select end_organization_user(${id}, ${at})`);
}

export async function renewInvitation(
  tx: Transaction,
  id: string,
  { sentAt, expiresAt }: { sentAt: Instant; expiresAt: Instant },
): Promise<void> {
  await tx.one(sql`select renew_invitation(${id}, ${sentAt}, ${expiresAt})`);
}

/** Mails sent after `since` for invitations that the user vouches for, in whatever organization. */
export async function selectMailed(q: Queries, userId: string, since: Instant): Promise<Mailed> {
  const row = await q.one<{ mails: bigint; firstSentAt: Instant | null }>(sql`
    select mails, first_sent_at as "firstSentAt" from invitations_mailed_by(${userId}, ${since})`);
  return { mails: Number(row.mails), firstSentAt: row.firstSentAt };
}

/** Makes `by` stand behind what the open invitation offers from now on; one to an account is its owner's always. */
export async function vouchFor(tx: Transaction, id: string, by: string): Promise<void> {
  await tx.one(sql`select vouch_for_invitation(${id}, ${by})`);
}

/**
 * Takes back the open invitations that whoever stands behind them could not make any more.
 * @returns their ids
 */
export async function withdrawUnbacked(tx: Transaction, at: Instant): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`select id from withdraw_unbacked_invitations(${at}) as id`);
  return rows.map(({ id }) => id);
}

/** An invitation as whoever was sent it may see it. */
export interface OpenInvitation {
  id: string;
  org_id: string;
  owner_id: string | null;
  sub_type: SubType;
  access: AccessType;
  sections: Section[];
  email: string;
  firstname: string;
  state: InvitationState;
  expires_at: Instant;
  /** The organization's. */
  name: string;
  name_postfix: string;
  inviter_firstname: string;
  inviter_lastname: string;
  inviter_email: string;
}

/** @returns undefined when it was answered or taken back, or is over: then there is nothing to mail */
export const giveSecret = (
  q: Queries,
  id: string,
  digest: Uint8Array,
  now: Instant,
): Promise<OpenInvitation | undefined> =>
  q.first<OpenInvitation>(sql`
    select id, org_id, owner_id, sub_type, access, sections, email, firstname, state, expires_at, name, name_postfix,
           inviter_firstname, inviter_lastname, inviter_email
      from give_invitation_secret(${id}, ${digest}, ${now})`);

export const selectBySecret = (q: Queries, digest: Uint8Array): Promise<OpenInvitation | undefined> =>
  q.first<OpenInvitation>(sql`
    select id, org_id, owner_id, sub_type, access, sections, email, firstname, state, expires_at, name, name_postfix,
           inviter_firstname, inviter_lastname, inviter_email
      from invitation_of_secret(${digest})`);

/** The newest first; none before the user has verified the address. */
export const selectInvitationsTo = (q: Queries, userId: string, now: Instant): Promise<OpenInvitation[]> =>
  q.all<OpenInvitation>(sql`
    select id, org_id, owner_id, sub_type, access, sections, email, firstname, state, expires_at, name, name_postfix,
           inviter_firstname, inviter_lastname, inviter_email
      from invitations_to(${userId}, ${now})`);

/** @returns false when it was answered meanwhile, or whoever stands behind it may no longer give so much */
export async function answerInvitation(
  tx: Transaction,
  id: string,
  { userId, answer, at }: { userId: string; answer: 'accepted' | 'declined'; at: Instant },
): Promise<boolean> {
  const row = await tx.one<{ taken: boolean }>(sql`
    select answer_invitation(${id}, ${userId}, ${answer}, ${at}) as taken`);
  return row.taken;
}

/** @returns how many were forgotten */
export async function forgetInvitations(q: Queries, before: Instant): Promise<number> {
  const row = await q.one<{ forgotten: bigint }>(sql`select forget_invitations(${before}) as forgotten`);
  return Number(row.forgotten);
}
