/** Time stamps over checkpoints of the ledger, by the authority that stamps the seals of documents, too. */
import type { LedgerSettings } from '@tabellion/ledger/server/openLedger.ts';
import type { Config } from '@tabellion/platform/config/config.ts';

export const stampOf = ({ tsaUrl }: Pick<Config, 'tsaUrl'>): LedgerSettings['stamp'] =>
  tsaUrl === undefined
    ? undefined
    : async (digest) => {
        // The libraries are large, and few ask for a stamp.
        const { requestStampReply } = await import('@tabellion/paper/seal/sign.ts');
        return requestStampReply(tsaUrl, digest);
      };
