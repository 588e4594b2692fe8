/** People still missing on a document (CBCA ss. 117(1), 142: a resolution in writing needs everybody who may vote on it). */
import type { DocumentStatus, Section } from '../sections.ts';
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

/** Persons who signed a resolution of the directors and were none on its day: all directors who may vote on it sign it
 *  (CBCA s. 117(1)), and nobody else does.
 *  @param required  who must sign it by the registers of its day; nobody is named where they do not ask for it */
export function signedByOthers(
  { section, signedBy }: Pick<SignedSoFar, 'signedBy'> & { readonly section: Section },
  required: readonly Signee[] | undefined,
): readonly string[] {
  if (section !== 'directors_resolutions' || required === undefined) return [];
  const named = new Set(required.map(({ personId }) => personId));
  return signedBy.filter((personId) => !named.has(personId));
}
