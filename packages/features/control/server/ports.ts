import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { FilePorts } from '../../ledgers/server/public.ts';

/** The keys of deadlines that are done or not applicable (`law/deadlines/deadline.ts`): a later feature keeps them. */
export type SettledDeadlines = (q: Queries, orgId: string) => Promise<ReadonlySet<string>>;

export interface ControlPorts extends FilePorts {
  readonly settledDeadlines: SettledDeadlines;
}
