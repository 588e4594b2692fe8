import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { ActivityScreen } from '../../activity/web/public.ts';
import { CorrectButton } from '../../shares/web/public.ts';

/** organization/activity: from what tells of an act on record, the act is read, corrected, taken back and restored. */
export function RegistersActivityScreen() {
  const orgId = useOrgId();
  return (
    <ActivityScreen
      act={({ entry_id: entryId, activity }) =>
        entryId === null ? null : <CorrectButton {...{ orgId, entryId }} name={activity} />
      }
    />
  );
}
