/** A matter is begun, an event rings for it like a bell, it is handed over, it is withdrawn. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { type MatterKind, stateOf } from '../rules/progress.ts';
import type { MatterPorts } from './matterKind.ts';
import { insertMatter, insertMatterEvent, type Matter, selectMatters } from './store/matters.ts';

/** Begins it, once for its subject. */
export async function beginMatter(
  write: OrganizationWrite,
  kind: MatterKind,
  subject: string,
): Promise<string> {
  const { tx, orgId, recordedAt: at, userId: byUser } = write;
  const matterId = newId();
  if ((await insertMatter(tx, orgId, { matterId, kind, subject })) === 1) {
    await insertMatterEvent(tx, orgId, matterId, { event: 'begun', at, byUser });
    return matterId;
  }
  const [begun] = await selectMatters(tx, orgId, { kind, subject });
  if (begun === undefined) throw new Error('a matter is neither new nor there');
  if (stateOf(begun.events) === 'withdrawn')
    await insertMatterEvent(tx, orgId, begun.matterId, { event: 'begun', at, byUser });
  return begun.matterId;
}

/**
 * Something happened that may concern the organization's matters: each that is not over reads everything again under the head
 * lock, and does what follows by itself. A refusal is noted as a stop, once for each reason, because a handler that refused
 * would hold up the organization's queue.
 *
 * What was withdrawn is taken back once, when it is withdrawn: an incorporation that is paid anew is another one, of which this
 * may hear before it has begun.
 */
export async function ring(write: OrganizationWrite, ports: MatterPorts): Promise<void> {
  for (const matter of await selectMatters(write.tx, write.orgId))
    if (!isOver(matter)) await ringFor(write, ports, matter);
}

export const isOver = ({ events }: Matter): boolean => ['withdrawn', 'completed'].includes(stateOf(events));

async function ringFor(write: OrganizationWrite, ports: MatterPorts, matter: Matter): Promise<void> {
  const { tx, orgId, recordedAt: at } = write;
  const { matterId, subject, events } = matter;
  const plan = ports.plans[matter.kind];
  const state = stateOf(events);
  const isGone = (await plan.progress(tx, orgId, subject)) === undefined;
  const act = isGone ? plan.takeBack : plan.advance;
  const moved = act === undefined ? ok(null) : await attempt(write, ports, () => act(write, subject));
  if (!moved.ok) return stop(write, matter, moved.error);
  const note = (event: 'resumed' | 'withdrawn' | 'completed') =>
    insertMatterEvent(tx, orgId, matterId, { event, at, byUser: null });
  const progress = await plan.progress(tx, orgId, subject);
  if (progress === undefined) await note('withdrawn');
  else if (progress.steps.every(({ isDone }) => isDone)) await note('completed');
  else if (state === 'stopped' && act !== undefined) await note('resumed');
}

/** A fault is a stop too; of either nothing stays. */
const attempt = (
  write: OrganizationWrite,
  { onFault }: MatterPorts,
  act: () => Promise<Result<unknown, Refusal>>,
): Promise<Result<unknown, Refusal>> =>
  write.attempt(() =>
    act().catch((fault: unknown) => {
      onFault(fault);
      return refuse('GENERAL.UNEXPECTED');
    }),
  );

async function stop(
  { tx, orgId, recordedAt: at }: OrganizationWrite,
  { matterId, events }: Matter,
  { textCode, params = {} }: Refusal,
): Promise<void> {
  const last = events.findLast(({ event }) => event === 'stopped');
  if (last?.reason?.textCode === textCode && stateOf(events) === 'stopped') return;
  const reason = { textCode, params: { ...params } };
  await insertMatterEvent(tx, orgId, matterId, { event: 'stopped', at, byUser: null, reason });
}
