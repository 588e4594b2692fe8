/** Ports of the log to features that come after it in the order. */
import type { Refusal, Refused } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { CommonRefusalCode } from '@tabellion/platform/http/refusalCodes.ts';
import type { ActivityWrite } from './write.ts';

/** An entry that tells of the correction of an act: the act's root, and the places in the history that its write took. */
export interface CorrectingActivity {
  readonly id: string;
  readonly root: string;
  readonly first: number;
  readonly last: number;
}

/** An entry's record in the ledger. */
export interface RecordedEntry {
  readonly state: 'recorded' | 'failed';
  readonly txId: string | null;
}

export interface ActivityPorts {
  texts: Texts;
  /** The label LEDGER_OWNER_ORG. */
  ownerOrg: string;
  /** Names by id: people, share classes, certificates and instruments as the registers know them, users as they call themselves. One statement
   *  each; an id without a name is left out. */
  namesOf(q: Queries, orgId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Why acts on record were corrected, in the words of who did; by the ids of the entries that tell it. */
  reasonsOf(
    q: Queries,
    orgId: string,
    of: readonly CorrectingActivity[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Records of entries in the ledger, by their ids; one that is left out waits for it. */
  recordedOf(q: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, RecordedEntry>>;
  /** People in the registers of whom the reader may not know. */
  hiddenSubjectsOf(ctx: OrganizationContext): Promise<readonly string[]>;
  /** The IANA zone of the organization's registry. */
  zoneOf(q: Queries, orgId: string): Promise<string>;
  /** The organizations' way to write: head lock, repetition, work. */
  write<Outcome extends Result<Readonly<Record<string, string | null>>, Refusal>>(
    context: OrganizationContext,
    work: (write: ActivityWrite) => Promise<Outcome>,
  ): Promise<Outcome | Refused<CommonRefusalCode>>;
}
