/** The securities register on two dates as its address asks for it: filter, order, page. */
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { type Read, useRead } from '@tabellion/ui/call/useRead.ts';
import { useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import type { Comparison } from '@tabellion/ui/register/useComparison.ts';
import { type Printed, usePrinted } from '@tabellion/ui/register/usePrinted.ts';
import { type ComparedLine, compareRegisterShareholders, holdingAfter } from '../../registerContract.ts';
import { changeSorts } from '../../registerOrders.ts';
import type { HoldingsQuery } from './useHoldings.ts';

type ChangesQuery = InputOf<typeof compareRegisterShareholders>['query'];

export interface Changes {
  query: ChangesQuery;
  sort: (typeof changeSorts)[number];
  reading: Read<ReplyOf<typeof compareRegisterShareholders>>;
  printed: Printed<ComparedLine>;
  change: ReturnType<typeof useListAddress>['change'];
}

/** Reads while two dates are compared. What the address says wrongly is passed over.
 *  @param list  how the register of one date is asked: its date and its filter are those of the comparison */
export function useChanges(orgId: string, list: HoldingsQuery, comparison: Comparison): Changes {
  const { word, change } = useListAddress();
  const sort = changeSorts.find((one) => one === word('sort')) ?? 'name';
  const after = word('after');
  const { asOf, knownAt, class: classId, name } = list;
  const query: ChangesQuery = {
    ...{ asOf, knownAt, class: classId, name, ...comparison.query },
    from: comparison.from ?? '',
    ...(sort !== 'name' && { sort }),
    ...(after && holdingAfter.test(after) && { after }),
  };
  const params = { id: orgId };
  const pages = useCall(compareRegisterShareholders, { say: 'none' });
  const printed = usePrinted(async (next) => {
    const answer = await pages.run({ params, query: { ...query, limit: '200', after: next } });
    return answer.ok ? answer.data : undefined;
  });
  const reading = useRead(
    compareRegisterShareholders,
    { params, query },
    { when: comparison.from !== undefined },
  );
  return { query, sort, reading, printed, change };
}
