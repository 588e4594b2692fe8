import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { enqueueLedgerChanges } from '../reportActs.ts';
import { insertActs } from '../store/acts.ts';
import { insertFactPage } from '../store/facts.ts';
import { insertObjects } from '../store/objects.ts';
import { writeRows } from '../store/rows.ts';
import { writeSerials } from '../store/serials.ts';
import { insertSubjects } from '../store/subjects.ts';
import type { BatchPiece } from './messages.ts';

/** Sums of the rows (`writeHoldings`) are written after the last piece.
 *  @param last  the seq of the last act of the batch, from which on its rows are known */
export async function writePiece(write: OrganizationWrite, piece: BatchPiece, last: number): Promise<void> {
  const { tx, orgId, recordedAt } = write;
  switch (piece.of) {
    case 'facts':
      await insertFactPage(tx, orgId, piece.text, recordedAt);
      return;
    case 'acts':
      await insertActs(tx, orgId, [], piece.acts);
      for (const _ of piece.entries) write.takeSeq();
      await write.toLedger('act', ...piece.entries.map(([id, seq]) => ({ id, seq })));
      return;
    case 'changes':
      await enqueueLedgerChanges(write, piece.changes);
      return;
    case 'subjects':
      await insertSubjects(tx, orgId, [], [piece.text]);
      return;
    case 'close':
      await writeRows(tx, orgId, last, { close: piece.rows, open: [] });
      return;
    case 'open':
      await writeRows(tx, orgId, last, { close: [], open: piece.rows });
      return;
    case 'serials':
      await writeSerials(tx, orgId, new Map(piece.serials));
      return;
    case 'objects':
      await insertObjects(tx, orgId, piece.objects);
      return;
  }
}
