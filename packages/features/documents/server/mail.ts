/** The mail of a new organization, to the member who asks for it: written when it is sent, from what is on record then. What the
 *  request says of names and dates is not repeated. */
import { dateInZone } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { greetingName } from '../../accounts/rules/profile.ts';
import { addresseeOf, userById } from '../../accounts/server/public.ts';
import { organizationOf, registryZoneOf, writeOrganization } from '../../organizations/server/public.ts';
import { sendNewOrganizationMail as contract } from '../contract.ts';
import { newOrganizationMail } from '../mails.ts';
import { bookLinkTemplate } from './bookLinks.ts';
import { countBySection } from './store/documents.ts';
import { wordingTemplate } from './wordingNews.ts';

const template = 'documents.newOrganization';

export const sendNewOrganizationMail = serveOrganization(contract, async (ctx) => {
  const { language, user, orgId } = ctx;
  const written = await writeOrganization(ctx, async ({ tx }) => {
    await enqueueMail(tx, { id: newId(), template, language, orgId, data: { orgId, userId: user.userId } });
    return ok({});
  });
  return written.ok ? ok({}) : written;
});

export const mailTemplates: MailTemplate[] = [
  bookLinkTemplate,
  wordingTemplate,
  {
    name: template,
    compose: ({ db, data, language }) =>
      db.asOrganization(String(data.orgId), async (q) => {
        const orgId = String(data.orgId);
        const [organization, user, counts] = await Promise.all([
          organizationOf(q, orgId),
          userById(q, String(data.userId)),
          countBySection(q, orgId),
        ]);
        const { created_at } = organization;
        return {
          to: addresseeOf(user),
          text: newOrganizationMail({
            firstname: greetingName(user),
            company: fullNameOf(organization),
            orgId,
            date: longDate(dateInZone(created_at, registryZoneOf(organization)), language),
            documents: counts.reduce((sum, { count }) => sum + Number(count), 0),
          }),
        };
      }),
  },
];
