/** The register of individuals with significant control as its address asks for it: date, comparison, filter, order, page. */
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { type Read, useRead } from '@tabellion/ui/call/useRead.ts';
import { type AsOf, useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { type Comparison, useComparison } from '@tabellion/ui/register/useComparison.ts';
import { type Printed, usePrinted } from '@tabellion/ui/register/usePrinted.ts';
import { lineAfter } from '../../people/registerContract.ts';
import {
  type ComparedControlLine,
  type ControlView,
  controlOrders,
  readControl,
} from '../registerContract.ts';

type ControlQuery = InputOf<typeof readControl>['query'];

interface Control {
  at: AsOf;
  comparison: Comparison;
  query: ControlQuery;
  sort: (typeof controlOrders)[number];
  reading: Read<ControlView>;
  printed: Printed<ComparedControlLine>;
  change: ReturnType<typeof useListAddress>['change'];
}

const whos = ['current', 'former', 'all'] as const;

/** What the address says wrongly is passed over. */
export function useControl(orgId: string): Control {
  const at = useAsOf();
  const comparison = useComparison();
  const { word, change } = useListAddress();
  const sort = controlOrders.find((one) => one === word('sort')) ?? 'name';
  const who = whos.find((one) => one === word('who'));
  const [name, after] = [word('name'), word('after')];
  const query: ControlQuery = {
    ...at.query,
    ...comparison.query,
    ...(who && who !== 'current' && { who }),
    ...(name && { name: name.slice(0, 200) }),
    ...(sort !== 'name' && { sort }),
    ...(after && lineAfter.test(after) && { after }),
  };
  const params = { id: orgId };
  const pages = useCall(readControl, { say: 'none' });
  const printed = usePrinted(async (next) => {
    const answer = await pages.run({ params, query: { ...query, limit: '200', after: next } });
    return answer.ok ? answer.data : undefined;
  });
  return {
    ...{ at, comparison, query, sort, printed, change },
    reading: useRead(readControl, { params, query }),
  };
}
