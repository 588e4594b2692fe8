/** The register of transfers as its address asks for it: date, comparison, filter, order, page. */
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { type Read, useRead } from '@tabellion/ui/call/useRead.ts';
import { type AsOf, useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { type Comparison, useComparison } from '@tabellion/ui/register/useComparison.ts';
import {
  listRegisterTransfers,
  type TransfersReply,
  transferAfter,
  transferSorts,
} from '../../transferRegisterContract.ts';

export type TransfersQuery = InputOf<typeof listRegisterTransfers>['query'];

interface Transfers {
  at: AsOf;
  comparison: Comparison;
  query: TransfersQuery;
  sort: (typeof transferSorts)[number];
  reading: Read<TransfersReply>;
  isFiltered: boolean;
  change: ReturnType<typeof useListAddress>['change'];
}

const sides = ['holder', 'corporation'] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address says wrongly is passed over. */
export function useTransfers(orgId: string): Transfers {
  const at = useAsOf();
  const comparison = useComparison();
  const { word, change } = useListAddress();
  const sort = transferSorts.find((one) => one === word('sort')) ?? '-on';
  const to = sides.find((one) => one === word('to'));
  const [name, classId, after] = [word('name'), word('class'), word('after')];
  const filter = {
    ...(to && { to }),
    ...(name && { name: name.slice(0, 200) }),
    ...(classId && uuid.test(classId) && { class: classId }),
  };
  const query = {
    ...at.query,
    ...filter,
    ...(comparison.from !== undefined && {
      from: comparison.from,
      ...(comparison.onlyChanges && { only: 'changes' as const }),
    }),
    ...(sort !== '-on' && { sort }),
    ...(after && transferAfter.test(after) && { after }),
  };
  return {
    at,
    comparison,
    query,
    sort,
    change,
    isFiltered: Object.keys(filter).length > 0,
    reading: useRead(listRegisterTransfers, { params: { id: orgId }, query }),
  };
}
