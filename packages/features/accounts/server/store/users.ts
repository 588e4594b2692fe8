/** The statements on `users`. Addresses come normalized (`rules/email.ts`). */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Role } from '@tabellion/kit/actor.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { displayName, type Profile, photoUrl } from '../../rules/profile.ts';
import { type Settings, validSettings } from '../../rules/settings.ts';

export interface NewUser extends Profile {
  userId: string;
  email: string;
  /** null for an invited person, who sets one by a link. */
  passwordHash: string | null;
  language: Language;
  /** Accepted with the registration. */
  termsVersion: PlainDate;
  createdAt: Instant;
}

/** @returns false when the address has an account already; then nothing is written. */
export async function insertUser(tx: Transaction, user: NewUser): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into users (
      id, email, password_hash, language, firstname, lastname, phone_number, address_line_1, address_line_2,
      city, province, country, postal_code, citizenship, latitude, longitude, terms_accepted_at,
      terms_version, created_at
    ) values (
      ${user.userId}, ${user.email}, ${user.passwordHash}, ${user.language}, ${user.firstname}, ${user.lastname},
      ${user.phone_number}, ${user.address_line_1}, ${user.address_line_2}, ${user.city}, ${user.province},
      ${user.country}, ${user.postal_code}, ${user.citizenship}, ${user.latitude}, ${user.longitude},
      ${user.createdAt}, ${user.termsVersion}, ${user.createdAt}
    ) on conflict do nothing`);
  return inserted === 1;
}

export interface Credentials {
  userId: string;
  email: string;
  passwordHash: string | null;
}

export const credentialsOfEmail = (q: Queries, email: string): Promise<Credentials | undefined> =>
  q.first<Credentials>(sql`
    select id as "userId", email, password_hash as "passwordHash" from account_of_email(${email})`);

export const credentialsOfUser = (q: Queries, userId: string): Promise<Credentials> =>
  q.one<Credentials>(sql`
    select id as "userId", email, password_hash as "passwordHash" from account_of_user(${userId})`);

/** Holds other writers of this account back until the transaction ends. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.one(sql`select 1 from users where id = ${userId} for no key update`);
}

/**
 * Holds the password as it is until the transaction ends. It is checked before the transaction begins, because that
 * takes long; somebody may have set another one meanwhile.
 * @returns false when it is not `passwordHash` any more
 */
export async function holdPassword(
  tx: Transaction,
  { userId, passwordHash }: Pick<Credentials, 'userId' | 'passwordHash'>,
): Promise<boolean> {
  await lockUser(tx, userId);
  return (await credentialsOfUser(tx, userId)).passwordHash === passwordHash;
}

export async function updatePassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await tx.run(sql`update users set password_hash = ${passwordHash} where id = ${userId}`);
}

export interface User {
  userId: string;
  email: string;
  emailVerifiedAt: Instant | null;
  role: Role;
  language: Language;
  firstname: string;
  lastname: string;
  shortcuts: string[];
  settings: Settings;
  selectedOrganization: string | null;
  /** The terms accepted last; null where that was before versions were kept. */
  termsVersion: PlainDate | null;
  /** The file of the photo. */
  photoSha256: string | null;
}

export async function userById(q: Queries, userId: string): Promise<User> {
  const user = await q.one<User>(sql`
    select u.id as "userId", a.email, u.email_verified_at as "emailVerifiedAt", u.role, u.language, u.firstname,
      u.lastname, u.shortcuts, u.settings, u.selected_organization as "selectedOrganization",
      u.terms_version as "termsVersion", u.photo_sha256 as "photoSha256"
    from users u cross join account_of_user(u.id) a where u.id = ${userId}`);
  return { ...user, settings: validSettings(user.settings) };
}

/** How users call themselves, by id; unknown ids are left out. */
export async function userNames(
  q: Queries,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await q.all<{ id: string; firstname: string; lastname: string }>(sql`
    select id, firstname, lastname from users where id = any(${userIds}::uuid[])`);
  return new Map(rows.map((row) => [row.id, displayName(row)]));
}

/** Where their photos are, by id; who has none is left out. */
export async function userPhotos(
  q: Queries,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await q.all<{ id: string; sha256: string }>(sql`
    select id, photo_sha256 as sha256 from users
    where id = any(${userIds}::uuid[]) and photo_sha256 is not null`);
  return new Map(rows.map(({ id, sha256 }) => [id, photoUrl(id, sha256)]));
}

export interface Photo {
  sha256: string;
  mediaType: 'image/png' | 'image/jpeg';
}

/** @returns undefined where there is none, and for who shares no organization with the user */
export const photoShownTo = (q: Queries, asker: string, userId: string): Promise<Photo | undefined> =>
  q.first<Photo>(sql`select sha256, media_type as "mediaType" from photo_shown_to(${asker}, ${userId})`);

/** null removes it. */
export async function updatePhoto(q: Queries, userId: string, photo: Photo | null): Promise<void> {
  await q.run(sql`
    update users set photo_sha256 = ${photo?.sha256 ?? null}, photo_type = ${photo?.mediaType ?? null}
    where id = ${userId}`);
}

export async function profileOf(q: Queries, userId: string): Promise<Profile> {
  const row = await q.one<
    Omit<Profile, 'latitude' | 'longitude'> & { latitude: string | null; longitude: string | null }
  >(
    sql`
      select firstname, lastname, phone_number, address_line_1, address_line_2, city, province, country, postal_code,
        citizenship, latitude, longitude
      from users where id = ${userId}`,
  );
  return { ...row, latitude: degrees(row.latitude), longitude: degrees(row.longitude) };
}

const degrees = (text: string | null): number | null => (text === null ? null : Number(text));

export async function updateProfile(tx: Transaction, userId: string, profile: Profile): Promise<void> {
  await tx.run(sql`
    update users set
      firstname = ${profile.firstname}, lastname = ${profile.lastname}, phone_number = ${profile.phone_number},
      address_line_1 = ${profile.address_line_1}, address_line_2 = ${profile.address_line_2}, city = ${profile.city},
      province = ${profile.province}, country = ${profile.country}, postal_code = ${profile.postal_code},
      citizenship = ${profile.citizenship}, latitude = ${profile.latitude}, longitude = ${profile.longitude}
    where id = ${userId}`);
}

/** Omitted fields stay as they are. */
export interface Preferences {
  language?: Language | undefined;
  shortcuts?: readonly string[] | undefined;
  settings?: Settings | undefined;
  selectedOrganization?: string | undefined;
}

export async function updatePreferences(tx: Queries, userId: string, wanted: Preferences): Promise<void> {
  const settings = wanted.settings === undefined ? null : JSON.stringify(wanted.settings);
  await tx.run(sql`
    update users set
      language = coalesce(${wanted.language ?? null}, language),
      shortcuts = coalesce(${wanted.shortcuts ?? null}::text[], shortcuts),
      settings = coalesce(${settings}::jsonb, settings),
      selected_organization = coalesce(${wanted.selectedOrganization ?? null}::uuid, selected_organization)
    where id = ${userId}`);
}

/** The first time counts. @returns false when it was verified before */
export async function markEmailVerified(tx: Transaction, userId: string, at: Instant): Promise<boolean> {
  const verified = await tx.run(sql`
    update users set email_verified_at = ${at} where id = ${userId} and email_verified_at is null`);
  return verified === 1;
}

export async function updateTermsAccepted(
  q: Queries,
  userId: string,
  { version, at }: { version: PlainDate; at: Instant },
): Promise<void> {
  await q.run(
    sql`update users set terms_accepted_at = ${at}, terms_version = ${version} where id = ${userId}`,
  );
}

/** As the owner of the database: the serving role cannot write the column. @returns false when nobody has that address */
export async function updateRole(owner: Transaction, email: string, role: Role): Promise<boolean> {
  return (await owner.run(sql`update users set role = ${role} where email = ${email}`)) === 1;
}
