/** The secrets of links and codes are made when their mails are written. Nothing is written for a link that is over by then. */
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { MailRequest, MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { codeMail } from '../../mailbox/mails.ts';
import { digitsOf } from '../../mailbox/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { linkMail } from '../mails.ts';
import { insertSecretOf } from './links.ts';
import { openLink } from './opening.ts';
import { selectLinks } from './store/links.ts';

async function openLinkOf(q: Queries, { data, now }: MailRequest) {
  const orgId = String(data.orgId);
  const [link] = await selectLinks(q, orgId, { linkIds: [String(data.linkId)] });
  return openLink({ q, orgId, now }, link);
}

const linkTemplate: MailTemplate = {
  name: 'holders.link',
  compose: (request) =>
    request.db.asOrganization(String(request.data.orgId), async (q) => {
      const open = await openLinkOf(q, request);
      if (open === undefined) return undefined;
      const orgId = String(request.data.orgId);
      const { link, subject } = open;
      const secret = await insertSecretOf(q, orgId, link, request.now);
      const company = fullNameOf(await organizationOf(q, orgId));
      const until = longDate(link.endsOn, request.language);
      return {
        to: { address: subject.email },
        text: linkMail({ name: subject.name, company, until, secret }),
      };
    }),
};

const codeTemplate: MailTemplate = {
  name: 'holders.code',
  compose: (request) =>
    request.db.asOrganization(String(request.data.orgId), async (q) => {
      const open = await openLinkOf(q, request);
      if (open === undefined) return undefined;
      const orgId = String(request.data.orgId);
      const codeId = String(request.data.codeId);
      const code = await digitsOf(q, orgId, { codeId, now: request.now });
      if (code === undefined) return undefined;
      const company = fullNameOf(await organizationOf(q, orgId));
      const { email, name } = open.subject;
      return {
        to: { address: email },
        text: codeMail({ subject: 'holders.mail.code.subject', name, company, code }),
      };
    }),
};

export const mailTemplates: MailTemplate[] = [linkTemplate, codeTemplate];
