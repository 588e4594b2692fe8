/** How signing moves documents along. */
import { recordActivity } from '../../activity/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { DocumentStatus } from '../sections.ts';
import { selectSignable } from './store/signable.ts';
import { updateStatus } from './store/writing.ts';

/** Each to the status, with its line in the log; one that has it already stays. */
export async function moveDocuments(
  write: OrganizationWrite,
  ids: readonly string[],
  status: DocumentStatus,
): Promise<void> {
  const documents = await selectSignable(
    write.tx,
    write.orgId,
    ids.map((documentId) => ({ documentId })),
  );
  for (const { documentId, status: before } of documents) {
    if (before === status) continue;
    await updateStatus(write.tx, write.orgId, documentId, status);
    await recordActivity(write, {
      kind: 'document_status_changed',
      params: { document: documentId, status },
    });
  }
}
