/** A register of directors or officers as its address asks for it: date, comparison, filter, order, page. */
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { type Read, useRead } from '@tabellion/ui/call/useRead.ts';
import { type AsOf, useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { type Comparison, useComparison } from '@tabellion/ui/register/useComparison.ts';
import { type Printed, usePrinted } from '@tabellion/ui/register/usePrinted.ts';
import {
  type ComparedSeat,
  lineAfter,
  listRegisterDirectors,
  listRegisterOfficers,
  type SeatsReply,
  seatSorts,
  type Who,
} from '../../registerContract.ts';

export type SeatsOf = 'directors' | 'officers';
export type SeatsQuery = InputOf<typeof listRegisterDirectors>['query'];

const endpoints = { directors: listRegisterDirectors, officers: listRegisterOfficers } as const;
const whos = ['current', 'former', 'all'] as const;

interface Seats {
  at: AsOf;
  comparison: Comparison;
  query: SeatsQuery;
  sort: (typeof seatSorts)[number];
  who: Who;
  name: string;
  reading: Read<SeatsReply>;
  printed: Printed<ComparedSeat>;
  change: ReturnType<typeof useListAddress>['change'];
}

/** What the address says wrongly is passed over. */
export function useSeats(orgId: string, of: SeatsOf): Seats {
  const at = useAsOf();
  const comparison = useComparison();
  const { word, change } = useListAddress();
  const sort = seatSorts.find((one) => one === word('sort')) ?? 'name';
  // A redline is of those who sit there on its dates.
  const who = (comparison.from === undefined && whos.find((one) => one === word('who'))) || 'current';
  const name = (word('name') ?? '').slice(0, 200);
  const after = word('after');
  const query: SeatsQuery = {
    ...at.query,
    ...comparison.query,
    ...(who !== 'current' && { who }),
    ...(name !== '' && { name }),
    ...(sort !== 'name' && { sort }),
    ...(after && lineAfter.test(after) && { after }),
  };
  const params = { id: orgId };
  const pages = useCall(endpoints[of], { say: 'none' });
  const printed = usePrinted(async (next) => {
    const answer = await pages.run({ params, query: { ...query, limit: '200', after: next } });
    return answer.ok ? { lines: answer.data.seats, next: answer.data.next } : undefined;
  });
  return {
    ...{ at, comparison, query, sort, who, name, printed, change },
    reading: useRead(endpoints[of], { params, query }),
  };
}
