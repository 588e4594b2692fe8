/** A register of directors or officers as its address asks for it, and beside an earlier date. */
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { type Read, useRead } from '@tabellion/ui/call/useRead.ts';
import { type Compared, compared } from '@tabellion/ui/register/compared.ts';
import { type AsOf, useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { type Comparison, useComparison } from '@tabellion/ui/register/useComparison.ts';
import { listRegisterDirectors, listRegisterOfficers, type Seat } from '../../registerContract.ts';

export type SeatsOf = 'directors' | 'officers';

const endpoints = { directors: listRegisterDirectors, officers: listRegisterOfficers } as const;
const whos = ['current', 'former', 'all'] as const;
const sorts = ['name', '-name', 'since', '-since'] as const;

/** A seat as it stands, and on the earlier date of a comparison. */
export type ComparedSeat = Compared<Seat>;

interface Seats {
  at: AsOf;
  comparison: Comparison;
  sort: (typeof sorts)[number];
  who: (typeof whos)[number];
  name: string;
  reading: Pick<Read<unknown>, 'isPending' | 'isError' | 'message' | 'refetch'>;
  /** Undefined until they are read; of a comparison those that left stand among them. */
  seats: readonly ComparedSeat[] | undefined;
  change: ReturnType<typeof useListAddress>['change'];
}

/** What the address says wrongly is passed over. */
export function useSeats(orgId: string, of: SeatsOf): Seats {
  const at = useAsOf();
  const comparison = useComparison();
  const { word, change } = useListAddress();
  const sort = sorts.find((one) => one === word('sort')) ?? 'name';
  const isCompared = comparison.from !== undefined;
  const who = (!isCompared && whos.find((one) => one === word('who'))) || 'current';
  const name = (word('name') ?? '').slice(0, 200);
  const query: InputOf<typeof listRegisterDirectors>['query'] = {
    ...at.query,
    ...(who !== 'current' && { who }),
    ...(name !== '' && { name }),
    ...(sort !== 'name' && { sort }),
  };
  const params = { id: orgId };
  const reading = useRead(endpoints[of], { params, query });
  const earlier = { ...query, ...(isCompared && { asOf: comparison.from }) };
  const before = useRead(endpoints[of], { params, query: earlier }, { when: isCompared });
  const failed = reading.isError || !isCompared ? reading : before;
  return {
    at,
    comparison,
    sort,
    who,
    name,
    change,
    reading: { ...failed, isPending: reading.isPending || (isCompared && before.isPending) },
    seats: isCompared
      ? reading.data &&
        before.data &&
        compared(before.data.seats, reading.data.seats, { keyOf: (seat) => seat.appointment_id })
      : reading.data?.seats.map((seat) => ({ ...seat, change: 'same', before: undefined })),
  };
}
