import { dateInZone, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { type JurisdictionId, jurisdictionIds, zoneOf } from '@tabellion/law/jurisdictions.ts';

/** The time zone in which the organization's legal days are counted: its registry's (an IANA name). */
export const registryZoneOf = (organization: { jurisdiction: JurisdictionId }): string =>
  zoneOf(organization.jurisdiction);

/** The calendar day at the organization's registry at that moment. */
export const todayOf = (organization: { jurisdiction: JurisdictionId }, now: Instant): PlainDate =>
  dateInZone(now, registryZoneOf(organization));

/** The calendar day at every registry, by jurisdiction: for a statement that finds out itself which of them is meant. */
export const daysAtRegistries = (now: Instant): Readonly<Record<string, PlainDate>> =>
  Object.fromEntries(jurisdictionIds.map((id) => [id, dateInZone(now, zoneOf(id))]));
