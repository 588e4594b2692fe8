/** From the query of a register's reading to the date and the act up to which it reads. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { organizationOf, registryZoneOf, todayOf } from '../../organizations/server/public.ts';
import { type ReadingAt, seqKnownAt } from '../../registers/server/public/acts.ts';
import { type ReadingQuery, readDates } from './peopleContext.ts';

export interface DatedReading {
  readonly at: ReadingAt;
  /** At the registry, whose zone it is. */
  readonly today: PlainDate;
  readonly zone: string;
}

/** Today where no date is asked for. */
export async function readingAt(
  { q, orgId, now }: Pick<OrganizationContext, 'q' | 'orgId' | 'now'>,
  query: ReadingQuery,
): Promise<Result<DatedReading, Refusal<'GENERAL.NOT_A_DATE'>>> {
  const dates = readDates(query);
  if (!dates.ok) return dates;
  const [organization, seq] = await Promise.all([
    organizationOf(q, orgId),
    seqKnownAt(q, orgId, dates.value.knownAt),
  ]);
  const today = todayOf(organization, now);
  return ok({ at: { asOf: dates.value.asOf ?? today, seq }, today, zone: registryZoneOf(organization) });
}

/** How a reply says where it stands. */
export const standsOn = ({ at, today, zone }: DatedReading) => ({ asOf: at.asOf, today, zone });
