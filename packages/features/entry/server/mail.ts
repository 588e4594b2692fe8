/** The mails of the way in: permitted and queued with the act; the secret of a link is made when the mail is written. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { MailText } from '@tabellion/kit/mail.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import {
  addresseeOf,
  type LinkPurpose,
  permitLink,
  secretOfLink,
  userById,
} from '../../accounts/server/public.ts';
import { type LinkMail, resetMail, verificationMail } from '../mails.ts';

/** Not within two minutes of the last one. */
export const mailVerification = (tx: Transaction, userId: string, now: Instant) =>
  mailLink(tx, userId, { purpose: 'verify_email', template: verification.name, now });

/** Not within two minutes of the last one. */
export const mailReset = (tx: Transaction, userId: string, now: Instant) =>
  mailLink(tx, userId, { purpose: 'reset_password', template: reset.name, now });

async function mailLink<Purpose extends LinkPurpose>(
  tx: Transaction,
  userId: string,
  { purpose, template, now }: { purpose: Purpose; template: string; now: Instant },
) {
  const link = await permitLink(tx, userId, purpose, now);
  if (!link.ok) return link;
  const { language } = await userById(tx, userId);
  await enqueueMail(tx, { id: newId(), template, language, orgId: null, data: { linkId: link.value } });
  return ok(true);
}

/** @returns a template that writes nothing when the link was used, replaced or ran out meanwhile */
const linkTemplate = (name: string, textOf: (mail: LinkMail) => MailText): MailTemplate => ({
  name,
  compose: ({ db, data, now }) =>
    db.asNobody(async (q) => {
      const link = await secretOfLink(q, String(data.linkId), now);
      if (link === undefined) return undefined;
      const user = await userById(q, link.userId);
      return { to: addresseeOf(user), text: textOf({ firstname: user.firstname, secret: link.secret }) };
    }),
});

const verification = linkTemplate('entry.verifyEmail', verificationMail);
const reset = linkTemplate('entry.resetPassword', resetMail);

export const mailTemplates: MailTemplate[] = [verification, reset];
