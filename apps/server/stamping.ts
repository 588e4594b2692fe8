/** Time stamps over checkpoints of the ledger, by the authority that stamps the seals of documents, too. */
import type { LedgerSettings } from '@tabellion/ledger/server/openLedger.ts';
import { requestStampReply } from '@tabellion/paper/seal/sign.ts';
import type { Config } from '@tabellion/platform/config/config.ts';

export const stampOf = ({ tsaUrl }: Pick<Config, 'tsaUrl'>): LedgerSettings['stamp'] =>
  tsaUrl === undefined ? undefined : (digest) => requestStampReply(tsaUrl, digest);
