import { useRead } from '@tabellion/ui/call/useRead.ts';
import { useMemo } from 'react';
import { listShareClasses } from '../../contract.ts';

/** Terms by class: whether its shares may be redeemed, and whether they convert. */
export function useClassTerms(orgId: string, { when }: { when: boolean }) {
  const { data } = useRead(listShareClasses, { params: { id: orgId } }, { when });
  return useMemo(
    () =>
      new Map(
        data?.shareclasses.map(({ _id, properties: { redeemable, retractable, convertible } }) => [
          _id,
          { redeemable: redeemable || retractable, convertible },
        ]),
      ),
    [data],
  );
}
