/** A matter is begun, an event rings for it like a bell, it is handed over, it is withdrawn. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { type MatterKind, stateOf } from '../rules/progress.ts';
import type { MatterPlan, MatterPorts } from './matterKind.ts';
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
 * lock, and does what follows by itself. A refusal, and a fault too, is noted as a stop, once for each reason, and nothing of it
 * stays: a handler that refused would hold up the organization's queue.
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
  const moved = await write.attempt(() =>
    move(write, ports.plans[matter.kind], matter).catch((fault: unknown) => {
      ports.onFault(fault);
      return refuse('GENERAL.UNEXPECTED');
    }),
  );
  if (!moved.ok) return stop(write, matter, moved.error);
  if (moved.value !== null)
    await insertMatterEvent(tx, orgId, matter.matterId, { event: moved.value, at, byUser: null });
}

/** Does what follows by itself. @returns the event to note; null where nothing came to an end */
async function move(
  write: OrganizationWrite,
  plan: MatterPlan,
  { subject, events }: Matter,
): Promise<Result<'resumed' | 'withdrawn' | 'completed' | null, Refusal>> {
  const { tx, orgId } = write;
  const isGone = (await plan.progress(tx, orgId, subject)) === undefined;
  const act = isGone ? plan.takeBack : plan.advance;
  const done = act === undefined ? ok(null) : await act(write, subject);
  if (!done.ok) return done;
  const progress = await plan.progress(tx, orgId, subject);
  if (progress === undefined) return ok('withdrawn');
  if (progress.steps.every(({ isDone }) => isDone)) return ok('completed');
  return ok(stateOf(events) === 'stopped' ? 'resumed' : null);
}

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
