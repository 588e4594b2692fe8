/** The pure code of the ledger as a page has it, for `ledgerInBrowser.journey.ts`. */
import { attempt } from '@tabellion/ledger/fault.ts';
import { verifyExport } from '@tabellion/ledger/files/verifyExport.ts';
import { verifyProof } from '@tabellion/ledger/files/verifyProof.ts';
import { checkPublicKey, verifyEd25519 } from '@tabellion/ledger/note/ed25519.ts';
import { parsePolicy } from '@tabellion/ledger/note/policy.ts';

interface SignatureCase {
  readonly key: readonly number[];
  readonly message: readonly number[];
  readonly signature: readonly number[];
}

const bytes = (values: readonly number[]) => Uint8Array.from(values);

/** Bytes travel to the page as lists of numbers. */
const page = {
  async isValid({ key, message, signature }: SignatureCase): Promise<boolean> {
    const isSound = attempt(() => checkPublicKey(bytes(key))).ok;
    return isSound && verifyEd25519(bytes(key), bytes(message), bytes(signature));
  },
  /** `sound`, or the step that failed and its fault. */
  async proof(file: readonly number[], policy: readonly number[]): Promise<string> {
    const outcome = verifyProof(bytes(file), parsePolicy(bytes(policy)));
    return outcome.ok ? 'sound' : `${outcome.error.step} ${outcome.error.fault.code}`;
  },
  async export(file: readonly number[], policy: readonly number[]): Promise<string> {
    const outcome = verifyExport(bytes(file), parsePolicy(bytes(policy)));
    return outcome.ok ? 'sound' : `${outcome.error.step} ${outcome.error.fault.code}`;
  },
};

export type LedgerPage = typeof page;

Object.assign(globalThis, { ledgerPage: page });
