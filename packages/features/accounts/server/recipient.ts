import type { MailAddress } from '@tabellion/platform/mail/mail.ts';
import { displayName } from '../rules/displayName.ts';
import { nameInMail } from '../rules/nameInMail.ts';
import type { User } from './store/users.ts';

export const addresseeOf = (user: User): MailAddress => ({
  address: user.email,
  name: nameInMail(displayName(user)),
});
