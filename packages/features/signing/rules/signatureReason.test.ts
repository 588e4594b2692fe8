import { instant } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { signatureReason } from './evidence.ts';

const signed = { name: 'Ann', at: instant('2026-05-01T16:05:09Z'), zone: 'America/Toronto' } as const;

test('a signature says when and how, and that its key is the platform’s', () => {
  expect(signatureReason({ ...signed, proof: 'code' }, 'en')).toBe(
    'Ann signed electronically on 2026-05-01 12:05:09 UTC-04:00 (America/Toronto), after proving the email address by a code mailed to it. The key of this signature is the platform’s, not the signee’s.',
  );
  expect(signatureReason({ ...signed, proof: 'account' }, 'fr')).toBe(
    'Ann a signé électroniquement le 2026-05-01 12:05:09 UTC-04:00 (America/Toronto), après avoir prouvé son adresse courriel par un compte vérifié. La clé de cette signature est celle de la plateforme, et non celle du signataire.',
  );
});
