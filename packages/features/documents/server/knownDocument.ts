import { ok } from '@tabellion/kernel/result.ts';
import { serveAnyone } from '@tabellion/platform/http/route.ts';
import { knowsDocument, readSealRootCertificates } from '../verifyContract.ts';
import type { DocumentPorts } from './ports.ts';
import { selectIsKnown } from './store/documents.ts';

export const serveSealRootCertificates = ({ sealRoots }: DocumentPorts) =>
  serveAnyone(readSealRootCertificates, async () => ok({ pem: sealRoots }));

/** Known or not, and nothing else: not whose, nor since when. */
export const isKnown = serveAnyone(knowsDocument, async ({ db }, { body: { sha256 } }) =>
  ok({ is_known: await db.asNobody((q) => selectIsKnown(q, sha256)) }),
);
