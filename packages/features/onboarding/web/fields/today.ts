import { dateInZone, instantOfMillis, type PlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '../../../organizations/rules/jurisdictions.ts';
import { zoneOf } from '../../../organizations/rules/zones.ts';

/** The day at the registry, in which legal days are counted. */
export const todayAt = (id: JurisdictionId): PlainDate => dateInZone(instantOfMillis(Date.now()), zoneOf(id));
