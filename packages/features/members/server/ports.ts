/** Ports of members to the installation. */
import type { Queries } from '@tabellion/platform/database/queries.ts';

export interface MemberPorts {
  /** How users, and people in the registers, are called, by id; who is no longer named is left out. */
  namesOf(q: Queries, orgId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
