/** Documents move on, and others learn of it: the registers, which judge by resolutions what carries an entry, and the deadlines,
 *  which a signed document may meet. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { noteDeadlineDocuments } from '../../deadlines/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { noteResolutionDocuments } from '../../registers/server/public/proposals.ts';
import { type Audience, type DocumentStatus, narrowest, type Section } from '../sections.ts';
import type { DocumentPorts } from './ports.ts';
import { selectOfDeadlines, selectResolutions } from './store/documentFacts.ts';
import { updateStatus } from './store/statuses.ts';
import { claimUploads, copyUpload, selectUnplaced } from './store/uploads.ts';

/** Documents were made, or say something else than before. */
export async function noteDocuments(
  write: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  documentIds: readonly string[],
): Promise<void> {
  const { tx, orgId } = write;
  await noteResolutionDocuments(write, await selectResolutions(tx, orgId, documentIds));
  const yearly = await selectOfDeadlines(tx, orgId, documentIds);
  if (yearly.length > 0) await noteDeadlineDocuments(tx, orgId, yearly);
}

export async function setStatus(
  write: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  documentIds: readonly string[],
  status: DocumentStatus,
): Promise<void> {
  await updateStatus(write.tx, write.orgId, documentIds, status);
  await noteDocuments(write, documentIds);
}

export interface PlaceInBook {
  readonly section: Section;
  readonly audience: Audience;
}

interface SignedPapers {
  readonly proposalId: string;
  readonly documentIds: readonly string[];
  readonly signedOn: PlainDate;
  /** Where they are kept; in one section at least. */
  readonly places: readonly PlaceInBook[];
}

/** Where no documents are made, uploads are the signed papers of a proposal. One that was filed in a section stays there, for whom its
 *  uploader let read it; one that was not goes to the section of these, or into each of them where it is the only paper: it says then
 *  what all bodies resolved, and is for those who may read all of it.
 *  @returns whether all of them are there, and free: none is out for signature; and whether each tells its section */
export async function filePapersOf(
  write: Pick<OrganizationWrite, 'tx' | 'orgId' | 'toLedger'>,
  { places, ...papers }: SignedPapers,
  { outForSignature }: Pick<DocumentPorts, 'outForSignature'>,
): Promise<boolean> {
  const { tx, orgId } = write;
  const { documentIds } = papers;
  const [first, ...others] = places;
  if (first === undefined || (await outForSignature(tx, orgId, documentIds)).length > 0) return false;
  const unplaced = await selectUnplaced(tx, orgId, documentIds);
  if (unplaced.length > 0 && documentIds.length > 1 && others.length > 0) return false;
  const audience = narrowest(places.map((place) => place.audience));
  const claimed = await claimUploads(tx, orgId, { ...papers, section: first.section, audience });
  if (claimed !== documentIds.length) return false;
  const filed = [...documentIds];
  for (const other of others)
    for (const of of unplaced) {
      const documentId = newId();
      const { section } = other;
      const sha256 = await copyUpload(tx, orgId, { of, documentId, section, audience });
      await write.toLedger('datahash', { id: documentId, version: 1, sha256 });
      filed.push(documentId);
    }
  await noteDocuments(write, filed);
  return true;
}
