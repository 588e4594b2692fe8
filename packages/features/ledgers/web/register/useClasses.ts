import { useRead } from '@tabellion/ui/call/useRead.ts';
import type { AsOf } from '@tabellion/ui/register/useAsOf.ts';
import { listRegisterClasses } from '../../registerContract.ts';

/** The classes to choose from on the date that is shown: the first two hundred, in the order of the articles. */
export function useClasses(orgId: string, at: AsOf): { value: string; label: string }[] {
  const { data } = useRead(listRegisterClasses, {
    params: { id: orgId },
    query: { ...at.query, limit: '200' },
  });
  return (data?.classes ?? []).map(({ class_id: value, name: label }) => ({ value, label }));
}
