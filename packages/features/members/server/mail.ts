/** The mail of an invitation: queued with the act; the secret of its link is made when it is written. */

import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { credentialsOfEmail, digestOf, newLinkSecret, userById } from '../../accounts/server/public.ts';
import { invitationMail } from '../mails.ts';
import { giveSecret } from './store/users.ts';
import { inviterOf } from './views.ts';

interface Mailed {
  id: string;
  email: string;
  orgId: string;
  /** The inviter's; whoever has an account reads in the language of that. */
  language: Language;
}

export async function mailInvitation(tx: Transaction, { id, email, orgId, language }: Mailed): Promise<void> {
  const existing = await credentialsOfEmail(tx, email);
  const reader = existing === undefined ? language : (await userById(tx, existing.userId)).language;
  const template = invitation.name;
  await enqueueMail(tx, { id: newId(), template, language: reader, orgId, data: { invitationId: id } });
}

/** Writes nothing when the invitation was answered, taken back, or ran out meanwhile. */
const invitation: MailTemplate = {
  name: 'members.invitation',
  compose: async ({ db, data, now }) => {
    const secret = newLinkSecret();
    const found = await db.asNobody(async (q) => {
      const invited = await giveSecret(q, String(data.invitationId), digestOf(secret), now);
      const account = invited && (await credentialsOfEmail(q, invited.email));
      return { invited, hasAccount: account !== undefined };
    });
    const { invited, hasAccount } = found;
    if (invited === undefined) return undefined;
    return {
      to: { address: invited.email },
      text: invitationMail({
        firstname: invited.firstname,
        inviter: inviterOf(invited),
        inviterEmail: invited.inviter_email,
        company: fullNameOf(invited),
        isToAccount: invited.owner_id !== null,
        hasAccount,
        secret,
      }),
    };
  },
};

export const mailTemplates: MailTemplate[] = [invitation];
