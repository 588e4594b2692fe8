/** The seal of this installation: its key by the settings or its own, and notice of the days of its certificate. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import { openSeal } from '@tabellion/paper/seal/openSeal.ts';
import { type CertificateState, certificateState, type Seal } from '@tabellion/paper/seal/seal.ts';
import {
  keyOfP12,
  keyOfPem,
  ownKey,
  pemBlocks,
  type SealKey,
  type SealKeyProblem,
} from '@tabellion/paper/seal/sealKey.ts';
import type { Config, SealSource } from '@tabellion/platform/config/config.ts';
import { keptSecret } from '@tabellion/platform/config/secrets.ts';
import { StartRefusal } from '@tabellion/platform/database/errors.ts';
import type { Log } from '@tabellion/platform/log/log.ts';

interface Sealing {
  readonly config: Pick<Config, 'seal' | 'tsaUrl' | 'dataDir'>;
  /** Whose name the certificates of an own key bear. */
  readonly issuer: string;
  readonly clock: () => Instant;
}

/** Throws a `StartRefusal` for a key that cannot be used. One whose certificate has expired is taken: the rest works. */
export async function openInstalledSeal({ config, issuer, clock }: Sealing): Promise<Seal> {
  const { seal: source, tsaUrl, dataDir } = config;
  const key = await keyOf(source, () =>
    ownKey({
      keep: (name, make) => keptSecret(join(dataDir, 'secrets', name), make),
      issuer,
      now: new Date(millisOfInstant(clock())),
    }),
  );
  if (!key.ok) throw new StartRefusal(refusalOf(source, key.error));
  // Documents that the own key sealed in earlier days still count as sealed by this installation.
  const kept = await readFile(join(dataDir, 'secrets', 'seal-root.pem'), 'utf8').catch(() => '');
  const roots = new Set([key.value.root.trim(), ...pemBlocks(kept, 'CERTIFICATE')]);
  return { ...openSeal({ key: key.value, tsaUrl, now: clock }), roots: `${[...roots].join('\n')}\n` };
}

async function keyOf(
  source: SealSource,
  own: () => Promise<Result<SealKey, SealKeyProblem>>,
): Promise<Result<SealKey, SealKeyProblem>> {
  if (source.kind === 'own') return own();
  if (source.kind === 'p12') return keyOfP12(await given(source.file, 'SEAL_P12'), source.password);
  const [key, certificate] = await Promise.all([
    given(source.key, 'SEAL_KEY'),
    given(source.certificate, 'SEAL_CERTIFICATE'),
  ]);
  return keyOfPem(String(key), String(certificate));
}

const given = (path: string, name: string): Promise<Buffer> =>
  readFile(path).catch(() => {
    throw new StartRefusal(`The file ${path} of ${name} cannot be read.`);
  });

function refusalOf({ kind }: SealSource, problem: SealKeyProblem): string {
  const settings = {
    own: 'secrets/seal.pem in DATA_DIR',
    p12: 'SEAL_P12 with SEAL_P12_PASSWORD',
    pem: 'SEAL_KEY with SEAL_CERTIFICATE',
  };
  return problem === 'unreadable'
    ? `${settings[kind]} cannot be used: no RSA or elliptic-curve key with its certificate can be read there.`
    : `${settings[kind]} cannot be used: no certificate is of that key.`;
}

const dayMs = 24 * 60 * 60_000;
const noticeMs = 60 * dayMs;

/** Says how the certificate is, and in the log, once a day at most, that it is or soon will be out of its days. */
export function watchSeal({ certificate }: Seal, log: Log): (now: Instant) => CertificateState {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (now) => {
    const state = certificateState(certificate, now);
    const [moment, until] = [now, certificate.validUntil].map(millisOfInstant) as [number, number];
    const isNews = (state !== 'valid' || until - moment < noticeMs) && moment - saidAt >= dayMs;
    if (isNews) {
      saidAt = moment;
      const { validFrom, validUntil } = certificate;
      log.warn(
        state === 'valid'
          ? 'the certificate of the seal expires soon'
          : 'nothing can be sealed: see docs/operations.md',
        { certificate: state, validFrom, validUntil },
      );
    }
    return state;
  };
}
