/** Ports of the bell to features that come after it in the order. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';

export interface NotificationPorts {
  texts: Texts;
  /** Names by id: people as the registers know them, users as they call themselves. An id without a name is left out. */
  namesOf(q: Queries, orgId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** How many things need doing now in the organization, of those that the reader may see. */
  countWork(ctx: OrganizationContext): Promise<number>;
  /** Each open invitation to the user by its id: who invites, and to which company (may be empty). */
  invitationsTo(
    q: Queries,
    userId: string,
    now: Instant,
  ): Promise<ReadonlyMap<string, { inviter: string; company: string }>>;
}
