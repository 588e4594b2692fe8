/** The register of share classes as its address asks for it: date, comparison, filter, order, page. */
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { type Read, useRead } from '@tabellion/ui/call/useRead.ts';
import { type AsOf, useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { type Comparison, useComparison } from '@tabellion/ui/register/useComparison.ts';
import { type Printed, usePrinted } from '@tabellion/ui/register/usePrinted.ts';
import { lineAfter } from '../../../people/registerContract.ts';
import { type ComparedClass, listRegisterClasses } from '../../registerContract.ts';
import { classSorts } from '../../registerOrders.ts';

type ClassesQuery = InputOf<typeof listRegisterClasses>['query'];

interface ClassLines {
  at: AsOf;
  comparison: Comparison;
  query: ClassesQuery;
  sort: (typeof classSorts)[number];
  reading: Read<ReplyOf<typeof listRegisterClasses>>;
  printed: Printed<ComparedClass>;
  change: ReturnType<typeof useListAddress>['change'];
}

/** What the address says wrongly is passed over. */
export function useClassLines(orgId: string): ClassLines {
  const at = useAsOf();
  const comparison = useComparison();
  const { word, change } = useListAddress();
  const sort = classSorts.find((one) => one === word('sort')) ?? 'created';
  const [name, after] = [word('name'), word('after')];
  const query: ClassesQuery = {
    ...at.query,
    ...comparison.query,
    ...(name && { name: name.slice(0, 200) }),
    ...(sort !== 'created' && { sort }),
    ...(after && lineAfter.test(after) && { after }),
  };
  const params = { id: orgId };
  const pages = useCall(listRegisterClasses, { say: 'none' });
  const printed = usePrinted(async (next) => {
    const answer = await pages.run({ params, query: { ...query, limit: '200', after: next } });
    return answer.ok ? { lines: answer.data.classes, next: answer.data.next } : undefined;
  });
  return {
    ...{ at, comparison, query, sort, printed, change },
    reading: useRead(listRegisterClasses, { params, query }),
  };
}
