/** The register of transfers as its address asks for it: date, comparison, filter, order, page. */
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { type Read, useRead } from '@tabellion/ui/call/useRead.ts';
import { type AsOf, useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { type Comparison, useComparison } from '@tabellion/ui/register/useComparison.ts';
import { lineAfter } from '../../../people/registerContract.ts';
import { movedTo, transferSorts } from '../../registerOrders.ts';
import { listRegisterTransfers, type TransfersReply } from '../../transferRegisterContract.ts';

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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address says wrongly is passed over. */
export function useTransfers(orgId: string): Transfers {
  const at = useAsOf();
  const comparison = useComparison();
  const { word, change } = useListAddress();
  const sort = transferSorts.find((one) => one === word('sort')) ?? '-on';
  const to = movedTo.find((one) => one === word('to'));
  const isTakenBack = word('taken_back') === 'true';
  const [name, classId, after] = [word('name'), word('class'), word('after')];
  const filter = {
    ...(to && { to }),
    ...(isTakenBack && { taken_back: 'true' as const }),
    ...(name && { name: name.slice(0, 200) }),
    ...(classId && uuid.test(classId) && { class: classId }),
  };
  const query = {
    ...at.query,
    ...filter,
    ...comparison.query,
    ...(sort !== '-on' && { sort }),
    ...(after && lineAfter.test(after) && { after }),
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
