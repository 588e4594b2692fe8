/** Documents move on, and others learn of it: the registers, which judge by resolutions what carries an entry, and the deadlines,
 *  which a signed document may meet. */
import { noteDeadlineDocuments } from '../../deadlines/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { noteResolutionDocuments } from '../../registers/server/public/proposals.ts';
import type { DocumentStatus } from '../sections.ts';
import type { DocumentPorts } from './ports.ts';
import { selectOfDeadlines, selectResolutions } from './store/documents.ts';
import { claimUploads, updateStatus } from './store/writing.ts';

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

/** Where no documents are made, uploads are the signed papers of a proposal. @returns whether all of them are there, and free: none
 *  is out for signature */
export async function filePapersOf(
  write: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  papers: Parameters<typeof claimUploads>[2],
  { outForSignature }: Pick<DocumentPorts, 'outForSignature'>,
): Promise<boolean> {
  if ((await outForSignature(write.tx, write.orgId, papers.documentIds)).length > 0) return false;
  const claimed = await claimUploads(write.tx, write.orgId, papers);
  await noteDocuments(write, papers.documentIds);
  return claimed === papers.documentIds.length;
}
