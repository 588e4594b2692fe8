import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { err } from '@tabellion/kernel/result.ts';
import { certificateState, type Seal } from './seal.ts';
import type { SealKey } from './sealKey.ts';

export interface SealOptions {
  readonly key: SealKey;
  /** An RFC 3161 authority. Without it documents are sealed without a time. */
  readonly tsaUrl?: string | undefined;
  readonly now: () => Instant;
}

export function openSeal({ key, tsaUrl, now }: SealOptions): Seal {
  const { certificate } = key;
  return {
    certificate,
    roots: key.root,
    async seal(pdf, about) {
      const state = certificateState(certificate, now());
      if (state !== 'valid') return err(`certificate_${state}` as const);
      // Its libraries are large, and an installation may never seal.
      const { sign } = await import('./sign.ts');
      return sign(pdf, { key, tsaUrl, signingTime: new Date(millisOfInstant(now())), about });
    },
    async signEach(pdf, signees) {
      const state = certificateState(certificate, now());
      if (state !== 'valid') return err(`certificate_${state}` as const);
      const { signEach } = await import('./signEach.ts');
      return signEach(pdf, signees, key);
    },
  };
}
