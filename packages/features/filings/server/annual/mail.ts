/** The mails of filings, to the member who asks for one, and to who paid a return that the registry accepted or sent back: written
 *  when they are sent, from what is on record then. What the request says of names and dates is not repeated. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import { greetingName } from '../../../accounts/rules/profile.ts';
import { addresseeOf, userById } from '../../../accounts/server/public.ts';
import { organizationOf, writeOrganization } from '../../../organizations/server/public.ts';
import { sendFilingMail as contract } from '../../annualContract.ts';
import { filingMail, sentBackMail } from '../../mails.ts';
import { isOpen } from '../../rules/due.ts';
import { filingsOf } from '../read.ts';
import { selectFilings } from '../store/filings.ts';

const template = 'filings.annual';
const sentBack = 'filings.sentBack';

interface MailPorts extends Pick<Parameters<typeof filingMail>[0], 'showsFilings'> {
  readonly clock: () => Instant;
}

export const sendFilingMail = serveOrganization(contract, async (ctx) => {
  const { orgId, user } = ctx;
  const written = await writeOrganization(ctx, async ({ tx }) => {
    await mailFilings(tx, orgId, user.userId);
    return ok({});
  });
  return written.ok ? ok({}) : written;
});

export async function mailFilings(tx: Transaction, orgId: string, userId: string): Promise<void> {
  const { language } = await userById(tx, userId);
  await enqueueMail(tx, { id: newId(), template, language, orgId, data: { orgId, userId } });
}

export const filingMailTemplate = ({ clock, showsFilings }: MailPorts): MailTemplate => ({
  name: template,
  compose: ({ db, data, language }) =>
    db.asOrganization(String(data.orgId), async (q) => {
      const orgId = String(data.orgId);
      const [organization, user, { filings }] = await Promise.all([
        organizationOf(q, orgId),
        userById(q, String(data.userId)),
        filingsOf(q, orgId, clock()),
      ]);
      const annual = filings.filter(({ kind }) => kind === 'annual_filing');
      const next = annual.find(isOpen);
      const last = annual.findLast(({ registry }) => registry.filedOn !== null);
      return {
        to: addresseeOf(user),
        text: filingMail({
          firstname: greetingName(user),
          company: fullNameOf(organization),
          orgId,
          showsFilings,
          next:
            next === undefined
              ? null
              : { year: next.filingYear ?? 0, due: longDate(next.deadline.dueOn, language) },
          filed:
            last === undefined || last.registry.filedOn === null
              ? null
              : {
                  year: last.filingYear ?? 0,
                  number: last.registry.number ?? '',
                  date: longDate(last.registry.filedOn, language),
                },
        }),
      };
    }),
});

export async function mailSentBack(
  tx: Transaction,
  orgId: string,
  { userId, filingId }: { readonly userId: string; readonly filingId: string },
): Promise<void> {
  const { language } = await userById(tx, userId);
  const data = { orgId, userId, filingId };
  await enqueueMail(tx, { id: newId(), template: sentBack, language, orgId, data });
}

export const sentBackTemplate: MailTemplate = {
  name: sentBack,
  compose: ({ db, data }) =>
    db.asOrganization(String(data.orgId), async (q) => {
      const orgId = String(data.orgId);
      const filingId = String(data.filingId);
      const [organization, user, [filing]] = await Promise.all([
        organizationOf(q, orgId),
        userById(q, String(data.userId)),
        selectFilings(q, orgId, filingId),
      ]);
      // It may have been sent again since.
      const { details } = filing?.events.findLast(({ event }) => event === 'rejected') ?? {};
      return {
        to: addresseeOf(user),
        text: sentBackMail({
          firstname: greetingName(user),
          company: fullNameOf(organization),
          orgId,
          filingId,
          year: filing?.filingYear ?? 0,
          reasons: (details?.reasons ?? []).map(({ textCode: key, params = {} }) => ({ key, params })),
        }),
      };
    }),
};
