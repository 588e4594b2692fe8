import type { JurisdictionId } from './jurisdictions.ts';

/** The time zone of each registry's office, in which legal days are counted ("today", an activity's day).
 *  The federal registry sits in Ottawa. */
const zones = {
  CA: 'America/Toronto',
  ON: 'America/Toronto',
  BC: 'America/Vancouver',
  AB: 'America/Edmonton',
  QC: 'America/Toronto',
  MB: 'America/Winnipeg',
  SK: 'America/Regina',
  NS: 'America/Halifax',
  NB: 'America/Moncton',
  PE: 'America/Halifax',
  NL: 'America/St_Johns',
  YT: 'America/Whitehorse',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
} as const satisfies Record<JurisdictionId, string>;

/** An IANA name. */
export const zoneOf = (id: JurisdictionId): string => zones[id];
