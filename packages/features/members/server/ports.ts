/** Ports of members to the installation. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';

export interface MemberPorts {
  /** The version of the terms that apply now. */
  termsVersion: PlainDate;
  /** How users, and people in the registers, are called, by id; who is no longer named is left out. */
  namesOf(q: Queries, orgId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
