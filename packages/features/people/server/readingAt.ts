/** A reading of a register: the date and the act up to which it reads, from its query. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import { organizationOf, registryZoneOf, todayOf } from '../../organizations/server/public.ts';
import { type ReadingAt, seqKnownAt } from '../../registers/server/public/acts.ts';
import { type ReadingDates, type ReadingQuery, readDates } from './peopleContext.ts';

export interface DatedReading {
  readonly at: ReadingAt;
  /** The day at the registry, whose zone it is. */
  readonly today: PlainDate;
  readonly zone: string;
}

type Reader = ReadingContext<'now'>;

/** Today where no date is asked for. */
export async function readingAt(
  reader: Reader,
  query: ReadingQuery,
): Promise<Result<DatedReading, Refusal<'GENERAL.NOT_A_DATE'>>> {
  const dates = readDates(query);
  return dates.ok ? ok(await readingOn(reader, dates.value)) : dates;
}

export const readingToday = (reader: Reader): Promise<DatedReading> => readingOn(reader, {});

async function readingOn({ q, orgId, now }: Reader, { asOf, knownAt }: ReadingDates): Promise<DatedReading> {
  const [organization, seq] = await Promise.all([organizationOf(q, orgId), seqKnownAt(q, orgId, knownAt)]);
  const today = todayOf(organization, now);
  return { at: { asOf: asOf ?? today, seq }, today, zone: registryZoneOf(organization) };
}

export const standsOn = ({ at, today, zone }: DatedReading) => ({ asOf: at.asOf, today, zone });
