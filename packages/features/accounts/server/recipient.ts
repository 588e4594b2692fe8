import type { MailAddress } from '@tabellion/platform/mail/mail.ts';
import { displayName } from '../rules/displayName.ts';
import type { User } from './store/users.ts';

export const addresseeOf = (user: User): MailAddress => ({ address: user.email, name: displayName(user) });
