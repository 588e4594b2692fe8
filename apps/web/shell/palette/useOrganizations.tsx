import { shownName } from '@tabellion/features/organizations/web/public.ts';
import type { PaletteEntry } from '@tabellion/features/search/web/public.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ArrowLeftRight } from 'lucide-react';
import type { AccountOrganization } from '../useAccount.ts';
import { useSwitch } from '../useSwitch.tsx';

/** The reader's other organizations; the switch is asked for as the switcher asks. */
export function useOrganizations(
  organizations: readonly AccountOrganization[],
  current: AccountOrganization | undefined,
): readonly PaletteEntry[] {
  const text = useText();
  const switchTo = useSwitch(current);
  return organizations
    .filter(({ unique_id }) => unique_id !== current?.unique_id)
    .map((organization) => {
      const name = shownName(organization, text);
      return {
        key: `organization ${organization.unique_id}`,
        label: <UserText>{name}</UserText>,
        words: name,
        icon: ArrowLeftRight,
        run: () => void switchTo(organization),
      };
    });
}
