/** The registry, as the product sees it: another house, which may be slow, silent or gone. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Unknown, Waiting } from '@tabellion/platform/outside/outside.ts';
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
  /** The certificate itself, where somebody has it. */
  readonly paper?: CertificatePaper;
}

/** A PDF in the store of files. */
export interface CertificatePaper {
  readonly sha256: string;
  /** The copy without active content, where the original had any. */
  readonly servedSha256: string;
  readonly bytes: number;
  readonly pages: number;
  readonly text: string;
}

export type RegistrarAnswer =
  | { readonly state: 'accepted'; readonly certificate: Certificate }
  | { readonly state: 'rejected'; readonly reasons: readonly RegistryReason[] };

export interface AskedRegistrar {
  readonly name: 'sandbox';
  /**
   * Files articles once per key: the same key again gets the first answer, whatever the articles then say. Promises
   * nothing about time: the caller gives up by `signal`, and the articles may have arrived all the same.
   */
  readonly submit: (filing: Filing, key: string, signal: AbortSignal) => Promise<RegistrarAnswer | Waiting>;
  /** The state of the filing under a key. `unknown`: it never arrived. */
  readonly find: (key: string, signal: AbortSignal) => Promise<RegistrarAnswer | Waiting | Unknown>;
}

/** Staff file by hand, and enter the answer when it comes. */
interface ManualRegistrar {
  readonly name: 'manual';
  readonly find: null;
}

export type Registrar = AskedRegistrar | ManualRegistrar;

export const manualRegistrar: ManualRegistrar = { name: 'manual', find: null };
