/** The gate of the host: who asks, and what the asker may do in the organization asked about. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Gate, Identity } from '@tabellion/platform/http/gate.ts';
import { digestOf } from '../../accounts/server/public.ts';
import { type IdentityRow, selectHolder, selectIdentity, selectSignee } from './store/read.ts';

export interface GatePorts {
  /** How the feature accounts reads an access token. */
  readToken: Gate['readToken'];
  /** Judges whether a session is over; the server's clock, which tests can move. */
  clock: () => Instant;
  knows: Gate['knows'];
  admitted: Gate['admitted'];
  /** How the feature holders judges the link to a page; signees may have come from one. */
  isPageOpen(
    q: Queries,
    link: { readonly orgId: string; readonly linkId: string; readonly now: Instant },
  ): Promise<boolean>;
}

/** @returns the gate; its `identify` is one statement, `identify()` of migration 0370, and the request's first */
export const gateOf = ({ clock, isPageOpen, ...ports }: GatePorts): Gate => ({
  ...ports,
  identify: async (connection, query) => {
    const row = await selectIdentity(connection, query, clock());
    return row === undefined ? undefined : identityOf(row, query.sessionId);
  },
  identifySignee: async (connection, token) => {
    const now = clock();
    const signee = await selectSignee(connection, digestOf(token), now);
    if (signee === undefined || signee.pageLinkId === null) return signee;
    const { orgId, pageLinkId: linkId } = signee;
    return (await isPageOpen(connection, { orgId, linkId, now })) ? signee : undefined;
  },
  identifyHolder: (connection, token) => selectHolder(connection, digestOf(token), clock()),
});

function identityOf(row: IdentityRow, sessionId: string): Identity {
  const { org_id: orgId, access, sections, sub_type: subType } = row;
  const isMember = orgId !== null && access !== null && sections !== null && subType !== null;
  return {
    user: {
      userId: row.user_id,
      sessionId,
      role: row.role,
      emailVerified: row.email_verified,
      hasSecondFactor: row.second_factor,
    },
    orgId,
    membership: isMember ? { orgId, access, sections, subType } : null,
  };
}
