/** People still missing on a document (CBCA ss. 117(1), 142: a resolution in writing needs everybody who may vote on it). */
import type { DocumentStatus } from '../sections.ts';
import type { Signee } from '../templates/template.ts';

interface SignedSoFar {
  readonly status: DocumentStatus;
  readonly signees: readonly Signee[];
  readonly signedBy: readonly string[];
}

/**
 * @param required  who must sign it by the registers of its day; left out: whom it names itself
 * @returns ids of persons, each once; nobody where it was signed on paper, whose signatures nobody notes
 */
export function unsignedOf(
  { status, signees, signedBy }: SignedSoFar,
  required: readonly Signee[] = [],
): readonly string[] {
  if (status === 'void' || (status === 'signed' && signedBy.length === 0)) return [];
  const wanted = new Set([...signees, ...required].map(({ personId }) => personId));
  return [...wanted].filter((personId) => !signedBy.includes(personId));
}
