import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { InvitationView } from '../contract.ts';

/** 'Amélie Tremblay invites you to Maple Robotics Inc.' */
export function InvitationLead({ of: offer }: { of: InvitationView }) {
  const text = useText();
  const inviter = <UserText>{offer.invited_by}</UserText>;
  if (offer.user_sub_type === 'main_sub_user')
    return <RichText of="invitation.leadAccount" with={{ inviter }} />;
  const name = fullNameOf({ name: offer.org_name, name_postfix: offer.org_name_postfix });
  const company = offer.org_name === '' ? text('invitation.unnamed') : <UserText>{name}</UserText>;
  return <RichText of="invitation.lead" with={{ inviter, company }} />;
}
