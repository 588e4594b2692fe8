/** How far each filing is that was begun and is not accepted, for whoever says what needs doing. */
import { keyText } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { registryState, sinceWithdrawn } from '../rules/status.ts';
import { type FilingRow, selectFilings } from './store/filings.ts';

/** `ready`: only its payment is missing. */
export type FilingStage = 'begun' | 'ready' | 'sent' | 'rejected';

/** The stages by the keys of their deadlines (`keyText`). */
export async function filingStages(q: Queries, orgId: string): Promise<ReadonlyMap<string, FilingStage>> {
  const stages = new Map<string, FilingStage>();
  for (const row of await selectFilings(q, orgId)) {
    const stage = stageOf(row);
    if (stage !== undefined) stages.set(keyText(row), stage);
  }
  return stages;
}

function stageOf({ events }: FilingRow): FilingStage | undefined {
  const { state } = registryState(events);
  if (state === 'sent' || state === 'rejected') return state;
  if (state === 'accepted') return undefined;
  const happened = sinceWithdrawn(events).map(({ event }) => event);
  if (happened.includes('paid')) return 'sent';
  if (happened.includes('ready')) return 'ready';
  return happened.includes('begun') ? 'begun' : undefined;
}
