/** The securities register as its address asks for it: date, filter, order, page. */
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { type Read, useRead } from '@tabellion/ui/call/useRead.ts';
import { type AsOf, useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { holdingAfter, listRegisterShareholders } from '../../registerContract.ts';
import { holdingSorts } from '../../registerOrders.ts';

export type HoldingsReply = ReplyOf<typeof listRegisterShareholders>;
export type HoldingsQuery = InputOf<typeof listRegisterShareholders>['query'];

interface Holdings {
  at: AsOf;
  query: HoldingsQuery;
  sort: (typeof holdingSorts)[number];
  reading: Read<HoldingsReply>;
  isFiltered: boolean;
  change: ReturnType<typeof useListAddress>['change'];
}

const whos = ['current', 'former', 'all'] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address says wrongly is passed over. */
export function useHoldings(orgId: string): Holdings {
  const at = useAsOf();
  const { word, change } = useListAddress();
  const sort = holdingSorts.find((one) => one === word('sort')) ?? 'name';
  const who = whos.find((one) => one === word('who'));
  const [name, classId, after] = [word('name'), word('class'), word('after')];
  const filter = {
    ...(who && who !== 'current' && { who }),
    ...(name && { name: name.slice(0, 200) }),
    ...(classId && uuid.test(classId) && { class: classId }),
  };
  const query = {
    ...at.query,
    ...filter,
    ...(sort !== 'name' && { sort }),
    ...(after && holdingAfter.test(after) && { after }),
  };
  return {
    at,
    query,
    sort,
    change,
    isFiltered: Object.keys(filter).length > 0,
    reading: useRead(listRegisterShareholders, { params: { id: orgId }, query }),
  };
}
