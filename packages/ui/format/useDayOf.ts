import { dateInZone, instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { use } from 'react';
import { RegistryZone } from './registryZone.ts';

/** The day of an instant by the clock by which instants are shown. */
export function useDayOf(): (at: string) => PlainDate {
  const zone = use(RegistryZone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (at) => dateInZone(instant(at), zone);
}
