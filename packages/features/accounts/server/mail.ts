/** The mails of accounts: queued with the act, written when they are sent. */
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { MailAddress } from '@tabellion/platform/mail/mail.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { passwordChangedMail } from '../mails.ts';
import { nameInMail } from '../rules/nameInMail.ts';
import { displayName } from '../rules/profile.ts';
import { type User, userById } from './store/users.ts';

export async function mailPasswordChanged(tx: Transaction, userId: string): Promise<void> {
  const { language } = await userById(tx, userId);
  const template = passwordChanged.name;
  await enqueueMail(tx, { id: newId(), template, language, orgId: null, data: { userId } });
}

const passwordChanged: MailTemplate = {
  name: 'accounts.passwordChanged',
  compose: async ({ db, data }) => {
    const user = await db.asNobody((q) => userById(q, String(data.userId)));
    return { to: addresseeOf(user), text: passwordChangedMail(user) };
  },
};

export const mailTemplates: MailTemplate[] = [passwordChanged];

export const addresseeOf = (user: User): MailAddress => ({
  address: user.email,
  name: nameInMail(displayName(user)),
});
