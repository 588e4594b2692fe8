import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { dataIfAccessible, type Prompt } from '../../notifications/web/public.ts';
import { readNotification } from '../../organizations/contract.ts';

/** The filing year that waits on the dashboard (specification section 4), for the bell. Only whoever may answer is asked:
 *  others could never clear the mark. */
export function useFilingPrompts({ orgId }: { orgId: string }): readonly Prompt[] {
  const mayAnswer = useMay('organization.edit');
  const reading = useRead(readNotification, { params: { id: orgId } }, { when: mayAnswer });
  if (!mayAnswer) return [];
  return (dataIfAccessible(reading) ?? []).map((prompt) => ({
    ...prompt,
    path: `/app/org/${orgId}/dashboard`,
  }));
}
