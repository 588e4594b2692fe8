/** How far each filing is that was begun and is not accepted, for whoever says what needs doing. */
import { keyText } from '@tabellion/law/deadlines/deadline.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { registryState, standingEvents } from '../rules/status.ts';
import { type FilingRow, selectFilings } from './store/filings.ts';

/** `ready`: only its payment is missing. */
export type FilingStage = 'begun' | 'ready' | 'sent' | 'rejected';

/** A filing that is on its way. */
export interface FilingUnderWay {
  readonly filingId: string;
  readonly stage: FilingStage;
}

/** Those that are on their way, by the keys of their deadlines (`keyText`). */
export async function filingsUnderWay(
  q: Queries,
  orgId: string,
): Promise<ReadonlyMap<string, FilingUnderWay>> {
  const underWay = new Map<string, FilingUnderWay>();
  for (const row of await selectFilings(q, orgId)) {
    const stage = stageOf(row);
    if (stage !== undefined) underWay.set(keyText(row), { filingId: row.filingId, stage });
  }
  return underWay;
}

function stageOf({ events }: FilingRow): FilingStage | undefined {
  const { state } = registryState(events);
  if (state === 'sent' || state === 'rejected') return state;
  if (state === 'accepted') return undefined;
  const happened = standingEvents(events).map(({ event }) => event);
  if (happened.includes('paid')) return 'sent';
  if (happened.includes('ready')) return 'ready';
  return happened.includes('begun') ? 'begun' : undefined;
}
