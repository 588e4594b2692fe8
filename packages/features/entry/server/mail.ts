/** The mails of the way in: permitted and queued with the act; the secret of a link is made when the mail is written. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { MailText } from '@tabellion/kit/mail.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { greetingName } from '../../accounts/rules/profile.ts';
import {
  addresseeOf,
  issueLinkSecret,
  type LinkPurpose,
  type Origin,
  ownAllowance,
  permitLink,
  userById,
} from '../../accounts/server/public.ts';
import { type LinkMail, resetMail, verificationMail } from '../mails.ts';

/** As `permitLink` permits. */
export const mailVerification = (tx: Transaction, userId: string, now: Instant) =>
  mailLink(tx, userId, { purpose: 'verify_email', by: 'browser', template: verification.name, now });

/** As `permitLink` permits whoever asks for it. */
export const mailReset = async (
  tx: Transaction,
  userId: string,
  { now, ...origin }: Origin & { now: Instant },
) => {
  const { known } = await ownAllowance(tx, userId, origin);
  return mailLink(tx, userId, { purpose: 'reset_password', by: known, template: reset.name, now });
};

async function mailLink<Purpose extends LinkPurpose>(
  tx: Transaction,
  userId: string,
  { template, ...permit }: Parameters<typeof permitLink<Purpose>>[2] & { template: string },
) {
  const link = await permitLink(tx, userId, permit);
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
      const link = await issueLinkSecret(q, String(data.linkId), now);
      if (link === undefined) return undefined;
      const user = await userById(q, link.userId);
      return { to: addresseeOf(user), text: textOf({ firstname: greetingName(user), secret: link.secret }) };
    }),
});

const verification = linkTemplate('entry.verifyEmail', verificationMail);
const reset = linkTemplate('entry.resetPassword', resetMail);

export const mailTemplates: MailTemplate[] = [verification, reset];
