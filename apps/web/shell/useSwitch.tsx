import { shownName } from '@tabellion/features/organizations/web/public.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { AccountOrganization } from './useAccount.ts';

/** The way to another organization: asked first, then stored, then its dashboard. */
export function useSwitch(
  current: AccountOrganization | undefined,
): (to: AccountOrganization) => Promise<void> {
  const text = useText();
  const confirm = useConfirm();
  const nameOf = (organization: AccountOrganization) => <UserText>{shownName(organization, text)}</UserText>;

  return async (to) => {
    if (to.unique_id === current?.unique_id) return;
    const yes = await confirm({
      title: <RichText of="shell.switcher.title" with={{ name: nameOf(to) }} />,
      body: current ? (
        <RichText of="shell.switcher.body" with={{ name: nameOf(current) }} />
      ) : (
        text('shell.switcher.bodyNone')
      ),
      confirm: text('shell.switcher.go'),
      cancel: text('shell.switcher.stay'),
    });
    if (!yes) return;
    navigate({ to: `/app/org/${to.unique_id}/dashboard` });
  };
}

/** A company may be added by whoever has none open, or full access to the one that is. */
export const mayAddCompany = (current: AccountOrganization | undefined): boolean =>
  current === undefined || current.access_type === 'admin' || current.access_type === 'full';
