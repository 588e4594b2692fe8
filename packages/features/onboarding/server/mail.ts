/** The mails of the wizard, to whoever began it: queued with the answer, written when they are sent. */

import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { newId } from '@tabellion/platform/ids.ts';
import {
  type ComposedMail,
  enqueueMail,
  type MailRequest,
  type MailTemplate,
} from '@tabellion/platform/mail/sender.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { greetingName } from '../../accounts/rules/profile.ts';
import { addresseeOf, userById } from '../../accounts/server/public.ts';
import { type OrganizationWrite, organizationOf } from '../../organizations/server/public.ts';
import { submissionOf } from '../../registry/server/public.ts';
import { type IncorporatedMail, incorporatedMail, rejectedMail } from '../mails.ts';

export const mailIncorporated = (write: OrganizationWrite): Promise<void> => mailCreator(write, INCORPORATED);
export const mailRejected = (write: OrganizationWrite): Promise<void> => mailCreator(write, REJECTED);

async function mailCreator({ tx, orgId }: OrganizationWrite, template: string): Promise<void> {
  const { created_by } = await organizationOf(tx, orgId);
  const { language } = await userById(tx, created_by);
  await enqueueMail(tx, { id: newId(), template, language, orgId, data: { orgId } });
}

const INCORPORATED = 'onboarding.incorporated';
const REJECTED = 'onboarding.rejected';

const composed = (
  { db, data, language }: MailRequest,
  hasDocuments: boolean,
  textOf: (mail: IncorporatedMail) => ComposedMail['text'],
): Promise<ComposedMail> => {
  const orgId = String(data.orgId);
  return db.asOrganization(orgId, async (q) => {
    const organization = await organizationOf(q, orgId);
    const [user, submission] = await Promise.all([
      userById(q, organization.created_by),
      submissionOf(q, orgId),
    ]);
    return {
      to: addresseeOf(user),
      text: textOf({
        firstname: greetingName(user),
        company: fullNameOf(organization),
        orgId,
        number: printedCorporationNumber(organization.corporation_number, organization.jurisdiction),
        date:
          organization.incorporation_date === null ? '' : longDate(organization.incorporation_date, language),
        isSpecimen: submission?.is_specimen === true,
        hasDocuments,
      }),
    };
  });
};

export const mailTemplatesOf = ({ isWhiteLabel }: { readonly isWhiteLabel: boolean }): MailTemplate[] => [
  { name: INCORPORATED, compose: (request) => composed(request, !isWhiteLabel, incorporatedMail) },
  { name: REJECTED, compose: (request) => composed(request, false, rejectedMail) },
];
