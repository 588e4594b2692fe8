/** The registry of an installation under test. */
import { foundingsOutside } from '@tabellion/features/onboarding/server/outside.ts';
import { openRegistry } from '@tabellion/features/registry/server/public.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Files } from '@tabellion/platform/files/files.ts';

interface Installed {
  db: Database;
  clock: () => Instant;
  /** The registry sends its certificates as files where both are given. */
  typesetter?: Typesetter;
  files?: Files;
}

export const registryOf = (
  { db, clock, typesetter, files }: Installed,
  name: 'sandbox' | 'manual' = 'sandbox',
) =>
  openRegistry({
    registrar: name,
    filing: name,
    db,
    clock,
    press: typesetter && files && { typesetter, files },
  });

/** Runs the job that asks the registry, at the moment that the clock shows. */
export const askRegistry = (installed: Installed, registry = registryOf(installed)) =>
  foundingsOutside(registry).askDue({
    db: installed.db,
    now: installed.clock(),
    signal: new AbortController().signal,
  });
