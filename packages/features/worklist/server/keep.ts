/** Writes the lines of an organization as its facts ask for them, where they are not so already. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { lastCheck } from '../../check/server/public.ts';
import {
  differsInRegistry,
  lastWriteOf,
  organizationOf,
  todayOf,
} from '../../organizations/server/public.ts';
import { type Line, linesOf } from '../rules/lines.ts';
import { workFacts } from './facts.ts';
import { noteKept, selectKept, selectLines, writeLines } from './store/lines.ts';

/**
 * In the organization in which the transaction runs. Two that keep the same lines take turns.
 * @param compares  also where they should be as they are kept
 * @returns whether they were others, though nothing was written since they were kept: no code but this may have written them
 */
export async function keepLines(
  tx: Transaction,
  orgId: string,
  { now, compares }: { readonly now: Instant; readonly compares: boolean },
): Promise<boolean> {
  const organization = await organizationOf(tx, orgId);
  const today = todayOf(organization, now);
  const kept = await selectKept(tx, orgId);
  // Read before the facts: what is written meanwhile is looked at again.
  const [writtenAt, check] = await Promise.all([lastWriteOf(tx, orgId), lastCheck(tx, orgId)]);
  const isKept =
    kept !== undefined &&
    kept.writtenAt === writtenAt &&
    kept.keptOn === today &&
    (check === undefined || check.checked_at <= kept.keptAt);
  if (isKept && !compares) return false;
  const { status } = organization;
  const differsFromRegistry = await differsInRegistry(tx, organization);
  const bookErrors = check?.errors ?? 0;
  const lines = linesOf(await workFacts(tx, { orgId, status, differsFromRegistry, now, bookErrors }));
  const before = await selectLines(tx, orgId);
  // The file of a registry comes when it comes: its lines follow with the next day.
  if (isKept) return spelled(lines.filter(isOfRegisters)) !== spelled(before.filter(isOfRegisters));
  const isSame = spelled(lines) === spelled(before);
  if (!isSame) await writeLines(tx, orgId, lines);
  await noteKept(tx, orgId, { writtenAt, keptOn: today, keptAt: now });
  return false;
}

const isOfRegisters = ({ kind }: Line): boolean => kind !== 'registry';

const spelled = (lines: readonly Line[]): string =>
  canonicalJson(lines.toSorted((a, b) => compare(a.line, b.line)));
