import { dateInZone, instantOfMillis, type PlainDate } from '@tabellion/kernel/date.ts';
import { zoneOf } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeFromWire, defaultPlace } from '@tabellion/law/wireNames.ts';
import { useWizard } from '../frame/wizard.ts';

/** The law of the corporation on the page. */
export function useJurisdiction() {
  const { corporate } = useWizard();
  return corporationTypeFromWire(corporate.corporation_type) ?? defaultPlace.jurisdiction;
}

/** The day at the registry, in which legal days are counted. */
export const useToday = (): PlainDate => dateInZone(instantOfMillis(Date.now()), zoneOf(useJurisdiction()));
