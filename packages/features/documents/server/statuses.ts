/** Documents move on, and the registers learn what became of resolutions: by it they judge what carries an entry. */
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { noteResolutionDocuments } from '../../registers/server/public/proposals.ts';
import type { DocumentStatus } from '../sections.ts';
import { selectResolutions } from './store/documents.ts';
import { updateStatus } from './store/writing.ts';

/** Documents were made, or say something else than before. */
export const noteDocuments = async (
  write: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  documentIds: readonly string[],
): Promise<void> =>
  noteResolutionDocuments(write, await selectResolutions(write.tx, write.orgId, documentIds));

export async function setStatus(
  write: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  documentIds: readonly string[],
  status: DocumentStatus,
): Promise<void> {
  await updateStatus(write.tx, write.orgId, documentIds, status);
  await noteDocuments(write, documentIds);
}
