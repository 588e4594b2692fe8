/** The service as whoever mounts it takes it: routes, jobs, and what is done before the first request. */
import { join } from 'node:path';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { LedgerSecrets } from '@tabellion/platform/config/secrets.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Feature } from '@tabellion/platform/feature.ts';
import type { Ledger } from '../port.ts';
import { type LedgerAddress, ledgerAt, ledgerInside } from './client.ts';
import { heads, rebuilding, repetitions, stamping } from './jobs.ts';
import { logRoutesAt } from './logElsewhere.ts';
import { continueLog } from './ownLeaves.ts';
import { checkpoint, signedBeyond } from './proving.ts';
import { routesOf } from './routes.ts';
import { openSigner } from './signer.ts';
import { accountOfRelay, openUsers } from './users.ts';
import { openWriter } from './writer.ts';

export interface LedgerSettings {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly secrets: LedgerSecrets;
  /** Holds the signer's file, outside of the database. */
  readonly folder: string;
  /** Where others find the log. */
  readonly address: string;
  /** `owner_org` of records that name none. */
  readonly ownerOrg: string;
  readonly onFault: (fault: unknown) => void;
  /** Asks an authority for a time stamp (RFC 3161) over a SHA-256; where there is one, checkpoints are stamped daily. */
  readonly stamp?: ((digest: Uint8Array) => Promise<Uint8Array>) | undefined;
}

export type OpenLedger = Feature &
  Required<Pick<Feature, 'prepare' | 'close'>> & {
    /** The service as the product sees it. */
    readonly ledger: Ledger;
  };

/** Where the service runs elsewhere. */
export const ledgerElsewhere = (address: LedgerAddress): OpenLedger => ({
  routes: logRoutesAt(address.url),
  ledger: ledgerAt(address),
  prepare: async () => undefined,
  close: async () => undefined,
});

/** The account of the product that runs in the same process. */
const PRODUCT = 'product';

export function openLedger(settings: LedgerSettings): OpenLedger {
  const { db, clock, secrets, folder, address, ownerOrg, onFault } = settings;
  const { origin, signingSeed: seed, masterKey: master, tokenSeed } = secrets;
  const signer = openSigner({ db, origin, seed, file: join(folder, 'checkpoint'), onFault });
  const committed = () => void signer.soon();
  const writer = openWriter(db, clock, committed);
  const users = openUsers(db, tokenSeed);
  const proving = { db, signer, master, address };
  const service = {
    ...proving,
    clock,
    writer,
    ownerOrg,
    users,
    checkpointBeyond: async (index: number) => {
      await signedBeyond(proving, index);
      return checkpoint(proving);
    },
  };
  let account: Promise<string> | undefined;
  const accountOfProduct = () => {
    account ??= accountOfRelay(db, PRODUCT, clock()).catch((error: unknown) => {
      account = undefined;
      throw error;
    });
    return account;
  };
  return {
    routes: routesOf(service),
    ledger: ledgerInside(service, accountOfProduct),
    schedules: [
      heads(master, committed),
      repetitions,
      rebuilding,
      ...(settings.stamp === undefined ? [] : [stamping(settings.stamp)]),
    ],
    prepare: async () => {
      await continueLog(db, join(folder, 'previous'), { master, now: clock() });
      await signer.start();
    },
    close: async () => {
      await writer.close();
      await signer.close();
    },
  };
}
