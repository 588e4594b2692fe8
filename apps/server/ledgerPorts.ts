/** Ties what writes to the ledger, reads its checkpoints and mails them to the installation's ledger. */
import { join } from 'node:path';
import type { LedgerTokens } from '@tabellion/features/accounts/server/ports.ts';
import type { DocumentPorts } from '@tabellion/features/documents/server/ports.ts';
import type { RecordsPorts } from '@tabellion/features/records/server/ports.ts';
import { exportFileOf } from '@tabellion/features/records/server/public.ts';
import { hex, utf8 } from '@tabellion/ledger/bytes.ts';
import { parseCheckpoint } from '@tabellion/ledger/note/checkpoint.ts';
import type { Ledger } from '@tabellion/ledger/port.ts';
import {
  type LedgerSettings,
  ledgerElsewhere,
  type OpenLedger,
  openLedger,
} from '@tabellion/ledger/server/openLedger.ts';
import { faultCode } from '@tabellion/platform/log/fault.ts';
import type { MailCheckpoint } from '@tabellion/platform/mail/layout.ts';
import { bounded } from '@tabellion/platform/outside/bounded.ts';
import type { Installation } from './installation.ts';
import { stampOf } from './stamping.ts';
import { verifierPage } from './verifierPage.ts';

const ledgerSettingsOf = ({ db, clock, secrets, config, log }: Installation): LedgerSettings => ({
  db,
  clock,
  secrets: secrets.ledger,
  folder: join(config.dataDir, 'ledger'),
  address: `${config.publicUrl}/api/v1/log`,
  ownerOrg: config.ledgerOwnerOrg,
  onFault: (fault) => log.fault('the ledger met a fault', fault),
  stamp: stampOf(config),
});

/** The ledger in this process, or the one at LEDGER_URL. */
export function ledgerOf(installation: Installation): OpenLedger {
  const { ledger } = installation.config;
  return ledger === undefined ? openLedger(ledgerSettingsOf(installation)) : ledgerElsewhere(ledger);
}

/** How long a sign-in waits for the ledger; and for how long, once it did not answer, nobody waits. */
const ledgerTokenMs = 2_000;
const ledgerRestMs = 30_000;

export function ledgerTokensOf({ log }: Installation, { ledger }: OpenLedger): LedgerTokens {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    tokenFor: async (userId, orgIds) => {
      if (performance.now() < restsUntil) return null;
      try {
        return await bounded(ledgerTokenMs, () => ledger.tokenFor(userId, orgIds));
      } catch (fault) {
        restsUntil = performance.now() + ledgerRestMs;
        log.fault('no token of the ledger could be had', fault);
        return null;
      }
    },
    endTokensOf: (userId) =>
      bounded(ledgerTokenMs, () => ledger.endTokensOf(userId)).catch((fault: unknown) =>
        log.fault('tokens of the ledger could not be ended', fault),
      ),
  };
}

export const recordsPortsOf = (
  { db, clock, files, config, log }: Installation,
  ledger: Ledger,
): RecordsPorts => ({
  db,
  clock,
  files,
  ledger,
  ownerOrg: config.ledgerOwnerOrg,
  verifier: verifierPage,
  log: (fault) => log.fault('the ledger cannot be reached', fault),
});

/** A book is bound without it where the ledger is away. */
export const recordsFileOf =
  (ports: RecordsPorts): DocumentPorts['recordsFile'] =>
  (orgId, reading) =>
    exportFileOf(ports, { orgId, ...reading, isWithDocuments: false }).catch((fault: unknown) => {
      ports.log(fault);
      return undefined;
    });

/** How long a seal waits for the newest checkpoint. */
const checkpointMs = 2_000;

/** Every sealed file carries the newest checkpoint out of the house; without it where the ledger is away. */
export const sealWithCheckpoint = (
  { seal, log }: Installation,
  { ledger }: OpenLedger,
): Installation['seal'] => ({
  ...seal,
  seal: async (pdf, about) => {
    const checkpoint = await bounded(checkpointMs, () => ledger.checkpoint()).catch((fault: unknown) => {
      log.warn('a file is sealed without a checkpoint', { fault: faultCode(fault) });
      return undefined;
    });
    return seal.seal(pdf, checkpoint === undefined ? about : { ...about, checkpoint });
  },
});

/** How long a mail waits for the newest checkpoint; and how long nobody asks again, where none came. */
const mailCheckpointMs = 1_000;
const silentMs = 60_000;

/** Mails about documents carry the newest checkpoint out of the house; they go without it where the ledger is away. */
export function mailCheckpointOf(
  { log }: Pick<Installation, 'log'>,
  { ledger }: OpenLedger,
): () => Promise<MailCheckpoint | undefined> {
  let silentUntil = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() < silentUntil) return undefined;
    try {
      const note = await bounded(mailCheckpointMs, () => ledger.checkpoint());
      const { size, root } = parseCheckpoint(utf8(note));
      return size === 0 ? undefined : { size, root: hex(root).slice(0, 16) };
    } catch (fault) {
      silentUntil = performance.now() + silentMs;
      log.warn('mails go without a checkpoint', { fault: faultCode(fault) });
      return undefined;
    }
  };
}
