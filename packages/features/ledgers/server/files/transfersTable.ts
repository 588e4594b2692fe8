/** The register of transfers as a sheet: every line of its list. */
import { sheetOf } from '@tabellion/platform/files/registerSheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import type { PageReading } from '../../../people/server/public.ts';
import { movedShares } from '../../../registers/server/public/shares.ts';
import type { ExportQuery } from '../../registerFileContract.ts';
import { transferSorts } from '../../registerOrders.ts';
import { oneOf } from '../../rules/oneOf.ts';
import { transfersRegister } from '../../transfersRegister.ts';
import { transferLines, transfersQueried } from '../transfers.ts';
import { EVERY_LINE, type Table, tableInParts } from './sheet.ts';

/** Beside another date: which lines came between the two. */
export async function transfersTable(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  text: Text,
  { at: { asOf, seq }, from, onlyChanges }: PageReading,
  query: ExportQuery,
): Promise<Table> {
  const [earlier, later] = from !== null && from < asOf ? [from, asOf] : [asOf, from ?? asOf];
  const at = { asOf: later, seq };
  const filter = await transfersQueried({ q, orgId }, at, {
    ...query,
    sort: oneOf(transferSorts, query.sort),
  });
  const since = onlyChanges ? earlier : null;
  const moved = await movedShares(q, orgId, at, { ...filter, since, after: null, limit: EVERY_LINE });
  const changed = from !== null && from > asOf ? 'left' : 'joined';
  return tableInParts(text, sheetOf(transfersRegister, text), moved, {
    linesOf: (part) => transferLines({ q, orgId }, at, part),
    changeOf: from === null ? null : ({ on }) => (on <= earlier ? 'same' : changed),
  });
}
