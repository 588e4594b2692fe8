/** On which date a register is read, and by which clock its days are counted. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { organizationOf, registryZoneOf, todayOf } from '../../organizations/server/public.ts';
import { type AskedReading, readDates } from '../../people/server/public.ts';
import { type At, seqKnownAt } from '../../registers/server/public.ts';

export interface AskedAt extends At {
  /** At the registry, and its zone. */
  readonly today: PlainDate;
  readonly zone: string;
}

/** Today with all that is recorded, unless the query names a date or an instant. Errors: GENERAL.NOT_A_DATE. */
export async function askedAt(
  { q, orgId, now }: Pick<OrganizationContext, 'q' | 'orgId' | 'now'>,
  query: AskedReading,
): Promise<Result<AskedAt, Refusal>> {
  const dates = readDates(query);
  if (!dates.ok) return dates;
  const [organization, seq] = await Promise.all([
    organizationOf(q, orgId),
    seqKnownAt(q, orgId, dates.value.knownAt),
  ]);
  const today = todayOf(organization, now);
  return ok({ asOf: dates.value.asOf ?? today, seq, today, zone: registryZoneOf(organization) });
}
