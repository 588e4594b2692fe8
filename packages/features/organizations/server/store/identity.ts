/** Who asks, in one prepared statement: `identify()` of migration 0035, for a session that is not idle (0131). */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { AccessType, Role, Section, SubType } from '@tabellion/kit/actor.ts';
import type { Connection } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { IdentityQuery, SigneeIdentity } from '@tabellion/platform/http/gate.ts';

/** The codes are closed by checks of the tables. */
export interface IdentityRow {
  user_id: string;
  role: Role;
  email_verified: boolean;
  org_id: string | null;
  access: AccessType | null;
  sections: Section[] | null;
  sub_type: SubType | null;
}

/** The first statement of a request; it also sets the organization for row security. */
export const selectIdentity = (
  connection: Pick<Connection, 'session'>,
  { sessionId, orgId, object }: IdentityQuery,
  now: Instant,
): Promise<IdentityRow | undefined> =>
  connection.session<IdentityRow>(sql`
    select user_id, role, email_verified, org_id, access, sections, sub_type
      from identify(${now}, use_session(${sessionId}, ${now}), ${orgId}, ${object?.id ?? null}, ${object?.kind ?? null})`);

/** Who asks with the session of an envelope (`identify_signee()` of migration 0165); it sets the organization, too. */
export const selectSignee = (
  connection: Pick<Connection, 'session'>,
  digest: Uint8Array,
  now: Instant,
): Promise<SigneeIdentity | undefined> =>
  connection.session<SigneeIdentity>(sql`
    select org_id as "orgId", envelope_id as "envelopeId", signee_id as "signeeId", proof, user_id as "userId",
           expires_at as "expiresAt"
      from identify_signee(${digest}, ${now})`);
