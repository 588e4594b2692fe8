/** The registry, as onboarding sees it: another house, which may be slow, silent or gone. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Filing, RegistryReason } from '../../rules/filing.ts';

export type RegistrarName = 'sandbox' | 'manual';

export interface Certificate {
  readonly corporationNumber: string;
  /** As on the certificate, legal element included. */
  readonly name: string;
  /** The corporation exists from this day on (CBCA s. 9). */
  readonly certificateOn: PlainDate;
  /** No registry issued it. */
  readonly isSpecimen: boolean;
}

export type RegistrarAnswer =
  /** It has the articles and has not decided. */
  | { readonly state: 'received' }
  | { readonly state: 'accepted'; readonly certificate: Certificate }
  | { readonly state: 'rejected'; readonly reasons: readonly RegistryReason[] };

type FoundAnswer = RegistrarAnswer | { readonly state: 'unknown' };

export interface Registrar {
  readonly name: RegistrarName;
  /**
   * Files articles once per key: the same key again gets the first answer, whatever the articles then say. Promises
   * nothing about time: the caller gives up by `signal`, and the articles may have arrived all the same.
   */
  submit(filing: Filing, idempotencyKey: string, signal: AbortSignal): Promise<RegistrarAnswer>;
  /** The state of the filing under a key. `unknown`: it never arrived. */
  find(idempotencyKey: string, signal: AbortSignal): Promise<FoundAnswer>;
}

/** A registry that people file with: staff send the package, and record its answer when it comes (`settle.ts`). */
export const manualRegistrar: Registrar = {
  name: 'manual',
  submit: async () => ({ state: 'received' }),
  find: async () => ({ state: 'received' }),
};
