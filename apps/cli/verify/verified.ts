import { verifyProof } from '@tabellion/ledger/files/verifyProof.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { checkExport, EXPORT_ENDING } from './exportReport.ts';
import type { Outcome } from './outcome.ts';
import { proofOutcome, refusedOutcome } from './provingReport.ts';
import { type SealedPdfInput, sealedPdfOutcome } from './sealedPdf.ts';

export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A proof, an export or a PDF, checked as what it is. */
export async function verified(
  { name, bytes }: NamedFile,
  trust: SealedPdfInput,
  text: Text,
): Promise<Outcome> {
  const kind = kindOf(name, bytes);
  if (kind === 'pdf') return await sealedPdfOutcome(bytes, trust, text);
  if (kind === 'export') return await checkExport(bytes, trust, text);
  const found = verifyProof(bytes, trust.policy);
  return found.ok ? proofOutcome(found.value, text) : refusedOutcome(kind, found.error, text);
}

/** Named by its end, or told by how it begins. */
export function kindOf(name: string, bytes: Uint8Array): 'proof' | 'export' | 'pdf' {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (name.endsWith('.tabellion-proof.json')) return 'proof';
  if (name.endsWith(EXPORT_ENDING) || start.startsWith('PK')) return 'export';
  return /^\{"(?:current|fields)":/.test(start) ? 'proof' : 'pdf';
}
