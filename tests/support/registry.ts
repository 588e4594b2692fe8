/** The registry of an installation under test. */
import { foundingsOutside } from '@tabellion/features/onboarding/server/outside.ts';
import { openRegistry } from '@tabellion/features/registry/server/public.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';

interface Installed {
  db: Database;
  clock: () => Instant;
}

export const registryOf = ({ db, clock }: Installed, name: 'sandbox' | 'manual' = 'sandbox') =>
  openRegistry({ registrar: name, filing: name, db, clock });

/** Runs the job that asks the registry, at the moment that the clock shows. */
export const askRegistry = ({ db, clock }: Installed, registry = registryOf({ db, clock })) =>
  foundingsOutside(registry).askDue({ db, now: clock(), signal: new AbortController().signal });
