import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  deleteOrganizationUser,
  listOrganizationUsers,
  type OrganizationUsersView,
  type OrganizationUserView,
  resendInvitation,
} from '../contract.ts';
import { nameOf } from './words.ts';

/** Actions of a row's menu besides editing; the answer is the new list. */
export function useUserActs(orgId: string) {
  const text = useText();
  const confirm = useConfirm();
  const readings = useReadings();
  const remove = useCall(deleteOrganizationUser, { say: 'always' });
  const resend = useCall(resendInvitation, { say: 'always' });
  const show = (data: OrganizationUsersView) =>
    readings.put(listOrganizationUsers, { params: { orgId } }, data);

  return {
    busy: remove.busy || resend.busy,
    /** Ends the access, or takes the invitation back; asks before. */
    remove: async (user: OrganizationUserView): Promise<void> => {
      const isInvited = user.status !== 'active';
      const isOfAccount = user.user_sub_type === 'main_sub_user';
      const removal = isOfAccount ? 'members.remove.wide' : 'members.remove.body';
      const name = <UserText>{nameOf(user)}</UserText>;
      const isSure = await confirm({
        title: (
          <RichText of={isInvited ? 'members.withdraw.title' : 'members.remove.title'} with={{ name }} />
        ),
        body: text(isInvited ? 'members.withdraw.body' : removal),
        confirm: text(isInvited ? 'members.withdraw' : 'members.remove'),
        danger: true,
      });
      if (!isSure) return;
      const answer = await remove.run({ params: { id: user._id } });
      if (answer.ok) show(answer.data);
    },
    resend: async (user: OrganizationUserView): Promise<void> => {
      const answer = await resend.run({ params: { id: user._id } });
      if (answer.ok) show(answer.data);
    },
  };
}
