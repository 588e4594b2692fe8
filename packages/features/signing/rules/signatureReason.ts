/** What the signature of a signee says of itself in the stored file. It names no address, as everyone who has the document reads it. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { momentIn } from './evidence.ts';

interface Signed {
  readonly name: string;
  readonly at: Instant;
  /** The registry's. */
  readonly zone: string;
  readonly proof: 'code' | 'account';
}

export function signatureReason({ name, at, zone, proof }: Signed, language: 'en' | 'fr'): string {
  const moment = momentIn(at, zone);
  if (language === 'fr')
    return `${name} a signé électroniquement le ${moment}, après avoir prouvé son adresse courriel par ${
      proof === 'account' ? 'un compte vérifié' : 'un code envoyé à cette adresse'
    }. La clé de cette signature est celle de la plateforme, et non celle du signataire.`;
  return `${name} signed electronically on ${moment}, after proving the email address by ${
    proof === 'account' ? 'a verified account' : 'a code mailed to it'
  }. The key of this signature is the platform’s, not the signee’s.`;
}
