/** The register of instruments as its address asks for it: date, comparison, filter, order, page. */
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { type Read, useRead } from '@tabellion/ui/call/useRead.ts';
import { type AsOf, useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { type Comparison, useComparison } from '@tabellion/ui/register/useComparison.ts';
import { lineAfter } from '../../../people/registerContract.ts';
import { type InstrumentsReply, listRegisterInstruments } from '../../instrumentRegisterContract.ts';
import { instrumentSorts, registeredKinds } from '../../registerOrders.ts';

export type InstrumentsQuery = InputOf<typeof listRegisterInstruments>['query'];

interface Instruments {
  at: AsOf;
  comparison: Comparison;
  query: InstrumentsQuery;
  sort: (typeof instrumentSorts)[number];
  reading: Read<InstrumentsReply>;
  isFiltered: boolean;
  change: ReturnType<typeof useListAddress>['change'];
}

const states = ['current', 'former', 'all'] as const;

/** What the address says wrongly is passed over. */
export function useInstruments(orgId: string): Instruments {
  const at = useAsOf();
  const comparison = useComparison();
  const { word, change } = useListAddress();
  const sort = instrumentSorts.find((one) => one === word('sort')) ?? '-on';
  const kind = registeredKinds.find((one) => one === word('kind'));
  const who = states.find((one) => one === word('who')) ?? 'current';
  const [name, after] = [word('name'), word('after')];
  const filter = {
    ...(kind && { kind }),
    ...(who !== 'current' && { who }),
    ...(name && { name: name.slice(0, 200) }),
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
    reading: useRead(listRegisterInstruments, { params: { id: orgId }, query }),
  };
}
