/** Reminders of deadlines: what a member chose, and the mail of a day over all his organizations. */
import { addDays, dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database, Transaction } from '@tabellion/platform/database/queries.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { type Language, withoutIsolates } from '@tabellion/texts/text.ts';
import { access } from '../../access.ts';
import { addresseeOf, userById } from '../../accounts/server/public.ts';
import { membershipsOf } from '../../organizations/server/public.ts';
import { type DigestOrganization, digestMail } from '../mails.ts';
import * as contract from '../remindersContract.ts';
import { wholeTitleOf } from '../rules/deadlineWords.ts';
import { isShown } from '../rules/near.ts';
import { openDeadlines } from './open.ts';
import type { DeadlinePorts } from './ports.ts';
import { deleteDigestsBefore, insertDigests, selectRemindersOf, upsertReminders } from './store/reminders.ts';

export const reminderRoutes: Route[] = [
  serveOrganization(contract.readReminders, async ({ q, orgId, user }) =>
    ok({ reminders: [...(await selectRemindersOf(q, orgId, user.userId))] }),
  ),
  serveOrganization(contract.setReminders, async ({ q, orgId, user, now }, { body }) => {
    const steps = [...new Set(body.reminders)];
    await upsertReminders(q, orgId, { userId: user.userId, steps, at: now });
    return ok({ reminders: steps });
  }),
];

const template = 'deadlines.digest';

/** The zone of the morning in which the job runs: one mail a day means one of its days. */
export const morningZone = 'America/Toronto';

/** Queues the mail of the day for those for whom something has rung, in the transaction in which it rang: whoever dies before
 *  the commit has rung for nobody, and after it a second mail finds the day taken. */
export async function orderDigests(tx: Transaction, userIds: readonly string[], now: Instant): Promise<void> {
  if (userIds.length === 0) return;
  const day = dateInZone(now, morningZone);
  for (const userId of await insertDigests(tx, userIds, day)) {
    const { language } = await userById(tx, userId);
    await enqueueMail(tx, { id: newId(), template, language, orgId: null, data: { userId } });
  }
}

/** The days of mails are kept for a month. */
export const forgetDigests = (db: Database, now: Instant): Promise<number> =>
  db.asNobody((q) => deleteDigestsBefore(q, addDays(dateInZone(now, morningZone), -31)));

/** Membership, access and what is still open are judged when it is written: whoever was removed meanwhile reads nothing of an
 *  organization, and where nothing is left no mail is written. */
export const digestTemplate = ({ texts }: Pick<DeadlinePorts, 'texts'>): MailTemplate => ({
  name: template,
  compose: async ({ db, now, data, language }) => {
    const userId = String(data.userId);
    const [user, memberships] = await db.asNobody((q) =>
      Promise.all([userById(q, userId), membershipsOf(q, userId)]),
    );
    const reader = { userId, sessionId: '', role: 'user', emailVerified: true } as const;
    const organizations: DigestOrganization[] = [];
    for (const { org_id: orgId, access: given, sections, sub_type: subType, ...named } of memberships) {
      const membership = { orgId, access: given, sections, subType };
      if (!judge({ user: reader, membership }, access['dashboard.read']).may) continue;
      const lines = await db.asOrganization(orgId, async (q) => {
        const wanted = await selectRemindersOf(q, orgId, userId);
        const { deadlines } = await openDeadlines({ q, orgId, now, user: reader, membership });
        return deadlines.filter((one) => isShown(one, wanted));
      });
      if (lines.length > 0)
        organizations.push({ orgId, company: fullNameOf(named), lines: lines.map(lineIn(texts, language)) });
    }
    return organizations.length === 0
      ? undefined
      : { to: addresseeOf(user), text: digestMail(organizations) };
  },
});

const lineIn =
  (texts: DeadlinePorts['texts'], language: Language) =>
  (one: Parameters<typeof wholeTitleOf>[0] & { readonly due_on: string; readonly days: number }) => ({
    title: withoutIsolates(wholeTitleOf(one, texts[language])).text,
    due: longDate(one.due_on, language),
    days: one.days,
  });
