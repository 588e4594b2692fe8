/** People still missing on a document (CBCA ss. 117(1), 142: a resolution in writing needs everybody who may vote on it). In
 *  Ontario the majority of the votes passes an ordinary resolution of the shareholders, and the others are told (decision 114).
 *  Status, registers, deadlines, check and the annual return all ask here. */
import { addDecimals, type Decimal, decimal } from '@tabellion/kernel/decimal.ts';
import type { DocumentStatus, Section } from '../sections.ts';
import type { Signee } from '../templates/template.ts';

interface SignedSoFar {
  readonly status: DocumentStatus;
  readonly signees: readonly Signee[];
  readonly signedBy: readonly string[];
}

/**
 * @param required  who must sign it by the registers of its day; left out: whom it names itself
 * @returns ids of persons, each once; nobody where the majority that passes it has signed, or where it was signed on paper,
 *   whose signatures nobody notes
 */
export function unsignedOf(
  { status, signees, signedBy }: SignedSoFar,
  required: readonly Signee[] = [],
): readonly string[] {
  if (status === 'void' || (status === 'signed' && signedBy.length === 0)) return [];
  // Where both name a person, the registers say how many votes he has.
  const wanted = [...new Map([...signees, ...required].map((one) => [one.personId, one])).values()];
  if (isPassedByMajority(wanted, signedBy)) return [];
  return wanted.flatMap(({ personId }) => (signedBy.includes(personId) ? [] : personId));
}

/** Where everybody whom it names bears votes, more than half of them is enough. */
function isPassedByMajority(wanted: readonly Signee[], signedBy: readonly string[]): boolean {
  if (wanted.length === 0 || wanted.some(({ votes }) => votes === undefined)) return false;
  const given = votesOf(wanted.filter(({ personId }) => signedBy.includes(personId)));
  return given + given > votesOf(wanted);
}

const votesOf = (signees: readonly Signee[]): Decimal =>
  addDecimals(...signees.map(({ votes = '0' }) => decimal(votes)));

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
