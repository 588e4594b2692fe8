/** Members hear of a version of own wording by the bell and by mail: those who may review it, and its authors once it is reviewed. */
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { greetingName } from '../../accounts/rules/profile.ts';
import { addresseeOf, userById } from '../../accounts/server/public.ts';
import { notify, takeBack } from '../../notifications/server/public.ts';
import { type OrganizationWrite, organizationOf } from '../../organizations/server/public.ts';
import { wordingMail } from '../mails.ts';
import { judgeReviewer } from '../rules/precedents.ts';
import type { PrecedentRow } from './store/precedents.ts';

const MAIL = 'documents.wording';

type News = Parameters<typeof wordingMail>[0]['news'];

/** @param reviewers  everybody who may approve own wording of the organization */
export async function askReviewers(
  write: OrganizationWrite,
  found: PrecedentRow,
  reviewers: readonly string[],
): Promise<void> {
  const { precedentId: precedent, template, version, authors, revision } = found;
  const readers = await notify(write.tx, {
    kind: 'wording_submitted',
    params: { precedent, template, version: String(version) },
    orgId: write.orgId,
    at: write.recordedAt,
    occasion: `${precedent}:submitted:${revision}`,
    to: reviewers.filter((one) => judgeReviewer(one, { authors, reviewers }).may),
    except: write.userId,
  });
  await mailTo(write, readers, found, 'submitted');
}

export async function tellAuthors(
  write: OrganizationWrite,
  found: PrecedentRow,
  outcome: 'approved' | 'returned',
): Promise<void> {
  const { precedentId: precedent, template, version, authors, submittedBy, revision } = found;
  await waitsNoMore(write, precedent);
  const readers = await notify(write.tx, {
    kind: 'wording_reviewed',
    params: { template, version: String(version), outcome },
    orgId: write.orgId,
    at: write.recordedAt,
    occasion: `${precedent}:${outcome}:${revision}`,
    to: [...authors, ...(submittedBy === null ? [] : [submittedBy])],
    except: write.userId,
  });
  await mailTo(write, readers, found, outcome);
}

/** Takes back that it waits for a review. */
export const waitsNoMore = ({ tx }: Pick<OrganizationWrite, 'tx'>, precedent: string): Promise<void> =>
  takeBack(tx, 'wording_submitted', { precedent });

async function mailTo(
  { tx, orgId }: OrganizationWrite,
  users: readonly string[],
  { template, language: of }: PrecedentRow,
  news: News,
): Promise<void> {
  for (const userId of users) {
    const { language } = await userById(tx, userId);
    const data = { orgId, userId, template, language: of, news };
    await enqueueMail(tx, { id: newId(), template: MAIL, language, orgId, data });
  }
}

export const wordingTemplate: MailTemplate = {
  name: MAIL,
  compose: ({ db, data }) =>
    db.asOrganization(String(data.orgId), async (q) => {
      const orgId = String(data.orgId);
      const [organization, user] = await Promise.all([
        organizationOf(q, orgId),
        userById(q, String(data.userId)),
      ]);
      return {
        to: addresseeOf(user),
        text: wordingMail({
          firstname: greetingName(user),
          company: fullNameOf(organization),
          orgId,
          template: String(data.template),
          language: String(data.language),
          news: data.news as News,
        }),
      };
    }),
};
