import { dateInZone, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { type JurisdictionId, zoneOf } from '@tabellion/law/jurisdictions.ts';

/** The time zone in which the organization's legal days are counted: its registry's (an IANA name). */
export const registryZoneOf = (organization: { jurisdiction: JurisdictionId }): string =>
  zoneOf(organization.jurisdiction);

/** The calendar day at the organization's registry at that moment. */
export const todayOf = (organization: { jurisdiction: JurisdictionId }, now: Instant): PlainDate =>
  dateInZone(now, registryZoneOf(organization));
