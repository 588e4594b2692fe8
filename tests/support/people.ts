import { accountKeys, createSeal } from '@tabellion/features/accounts/server/seal.ts';
import { login } from '@tabellion/features/entry/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { createOrganization } from '@tabellion/features/organizations/contract.ts';
import { millisOfInstant } from '@tabellion/kernel/date.ts';
import type { AccessType, Section } from '@tabellion/kit/actor.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { Secret, TOTP } from 'otpauth';
import type { Api, TestServer } from './server.ts';

export interface SignedIn {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  /** Calls as this person. */
  readonly api: Api;
}

const password = 'Maple-2025!';

let people = 0;

/** Somebody new, registered and signed in through the API: Amélie Tremblay unless told, at an address of her own. */
export async function registered(
  server: TestServer,
  fields: Partial<{ email: string; firstname: string; lastname: string }> = {},
): Promise<SignedIn> {
  people += 1;
  const email = fields.email ?? `person${people}@maple.test`;
  const answer = await server.api()(register, {
    body: { firstname: 'Amélie', lastname: 'Tremblay', ...fields, email, password },
  });
  if (!answer.ok) throw new Error(`registration was refused: ${answer.textCode}`);
  return signedIn(server, email, answer.data);
}

/** A further session of somebody registered with `password`; `code` is of the second factor, where one is on. */
export async function signIn(server: TestServer, email: string, code?: string): Promise<SignedIn> {
  const answer = await server.api()(login, {
    body: { email, password, ...(code !== undefined && { code }) },
  });
  if (!answer.ok) throw new Error(`sign-in was refused: ${answer.textCode}`);
  return signedIn(server, email, answer.data);
}

const signedIn = (server: TestServer, email: string, session: { _id: string; token: string }): SignedIn => ({
  userId: session._id,
  email,
  token: session.token,
  api: server.api(session.token),
});

/** As if the person had followed the link of the verification mail, which is another feature's test. */
export async function verified(server: TestServer, person: SignedIn): Promise<SignedIn> {
  await server.database.asOwner(
    'update users set email_verified_at = coalesce(email_verified_at, now()) where id = $1',
    [person.userId],
  );
  return person;
}

/** A pending organization, of which the person becomes the admin. @returns its id */
export async function organizationOf(
  { api }: SignedIn,
  fields: Parameters<typeof createBody>[0] = {},
): Promise<string> {
  const answer = await api(createOrganization, { body: createBody(fields) });
  if (!answer.ok) throw new Error(`the organization was refused: ${answer.textCode}`);
  return answer.data.org_unique_id;
}

const createBody = (fields: { name?: string; name_postfix?: string; company_type?: 'new' | 'old' }) => ({
  name: 'Maple Robotics',
  name_postfix: 'Inc.',
  ...fields,
});

/** Makes somebody a member past the invitation, which is another feature's test. */
export async function join(
  server: TestServer,
  orgId: string,
  { userId }: SignedIn,
  access: AccessType,
  sections: readonly Section[] = [],
): Promise<void> {
  await server.database.asOwner(
    `with joined as (
       insert into memberships (org_id, user_id, id, access, sections, created_at) values ($1, $2, $3, $4, $5, now())
       returning id, org_id
     )
     insert into objects (id, org_id, kind) select id, org_id, 'membership' from joined`,
    [orgId, userId, newId(), access, sections],
  );
}

/** One of the staff, with a second factor, past the commands that give both, which are tested elsewhere. */
export async function onStaff(
  server: TestServer,
  person: SignedIn,
  role: 'staff' | 'admin' = 'staff',
): Promise<SignedIn> {
  await server.database.asOwner('update users set role = $2 where id = $1', [person.userId, role]);
  const seal = createSeal(accountKeys(server.installation.secrets.sessionKey).seal);
  await server.database.asOwner(
    `insert into second_factors (user_id, sealed_secret, begun_at, confirmed_at) values ($1, $2, now(), now())
       on conflict (user_id) do update set confirmed_at = now()`,
    [person.userId, seal.close(factorOfStaff, person.userId)],
  );
  return person;
}

/** The secret in the authenticator app of everybody who is made staff here. */
const factorOfStaff = Buffer.alloc(20);

/** A further session of somebody of the staff, after both factors. A code is good once, and the clock stands still: it is
 *  good again. */
export async function signInOnStaff(server: TestServer, { userId, email }: SignedIn): Promise<SignedIn> {
  await server.database.asOwner('update second_factors set last_step = 0 where user_id = $1', [userId]);
  const secret = new Secret({ buffer: Uint8Array.from(factorOfStaff).buffer });
  const timestamp = millisOfInstant(server.clock.read());
  return signIn(server, email, new TOTP({ secret }).generate({ timestamp }));
}
