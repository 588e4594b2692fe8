/** Mails about money: queued with what they tell, written when they are sent. What is no longer so is not told. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { judge } from '@tabellion/kit/may.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { enqueueMail, type MailRequest, type MailTemplate } from '@tabellion/platform/mail/sender.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { access } from '../../access.ts';
import { addresseeOf, userById } from '../../accounts/server/public.ts';
import { accessIn, type OrganizationWrite, organizationOf } from '../../organizations/server/public.ts';
import { noticeMail, planEndedMail, receiptMail, renewalFailedMail } from '../mails.ts';
import { isPastMonth } from '../rules/card.ts';
import { invoiceNumber } from '../rules/invoice.ts';
import { isRenewalFault } from '../rules/payment.ts';
import { orderRenewal } from './order.ts';
import type { BillingPorts } from './ports.ts';
import { dollarsOf } from './present.ts';
import { selectInvoiceOf } from './store/invoices.ts';
import type { Payment } from './store/payments.ts';
import { type Subscription, selectCard, selectSubscription } from './store/subscriptions.ts';

type RenewalMail = 'billing.renewalNotice' | 'billing.renewalFailed' | 'billing.planEnded';

/** Writes to everybody who manages billing of the organization. */
export async function mailPayers(
  write: OrganizationWrite,
  template: RenewalMail,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  for (const userId of await payersOf(write)) await mailUser(write, userId, template, data);
}

/** Writes to the payer; of a renewal, to those who manage billing. */
export async function mailReceipt(
  write: OrganizationWrite,
  { createdBy, paymentId }: Payment,
): Promise<void> {
  const readers = createdBy === null ? await payersOf(write) : [createdBy];
  for (const userId of readers) await mailUser(write, userId, 'billing.receipt', { paymentId });
}

async function mailUser(
  { tx, orgId }: OrganizationWrite,
  userId: string,
  template: string,
  about: Readonly<Record<string, string>>,
): Promise<void> {
  const { language } = await userById(tx, userId);
  await enqueueMail(tx, { id: newId(), template, language, orgId, data: { orgId, userId, ...about } });
}

async function payersOf({ tx, orgId }: OrganizationWrite): Promise<string[]> {
  const members = await accessIn(tx);
  return members
    .filter(({ userId, membership }) => {
      const user = { userId, sessionId: '', role: 'user', emailVerified: true } as const;
      return judge({ user, membership: { orgId, ...membership } }, access['billing.manage']).may;
    })
    .map(({ userId }) => userId);
}

export const mailTemplatesOf = (ports: BillingPorts): MailTemplate[] => [
  { name: 'billing.receipt', compose: composeReceipt },
  { name: 'billing.renewalNotice', compose: (request) => composeNotice(ports, request) },
  { name: 'billing.renewalFailed', compose: composeFailed },
  { name: 'billing.planEnded', compose: composeEnded },
];

/** The reader, the organization, and the subscription as it is now. */
async function readFor(db: Database, data: MailRequest['data']) {
  const orgId = String(data.orgId);
  const user = await db.asNobody((q) => userById(q, String(data.userId)));
  return db.asOrganization(orgId, async (q) => ({
    orgId,
    to: addresseeOf(user),
    company: fullNameOf(await organizationOf(q, orgId)),
    subscription: await selectSubscription(q, orgId),
  }));
}

async function composeReceipt({ db, data }: MailRequest) {
  const { orgId, to, company } = await readFor(db, data);
  const invoice = await db.asOrganization(orgId, (q) => selectInvoiceOf(q, orgId, String(data.paymentId)));
  if (invoice === undefined) return undefined;
  const number = invoiceNumber(invoice.number);
  const amount = dollarsOf(invoice.totalCents);
  return { to, text: receiptMail({ orgId, company, number, amount }) };
}

async function composeNotice(ports: BillingPorts, { db, data, language, now }: MailRequest) {
  const { orgId, to, company, subscription } = await readFor(db, data);
  if (!isRenewing(subscription, data)) return undefined;
  return db.asOrganization(orgId, async (q) => {
    const amount = await renewalAmount(q, ports, { orgId, subscription, now });
    const card = await selectCard(q, orgId);
    const shown = card && {
      lastFour: card.lastFour,
      expiresBefore: isPastMonth(card, subscription.charge_on),
    };
    const facts = { orgId, company, plan: planAfter(subscription), card: shown ?? null, amount };
    return { to, text: noticeMail({ ...facts, date: dateIn(subscription, language) }) };
  });
}

async function renewalAmount(
  q: Queries,
  { seller, prices, holdersOf }: BillingPorts,
  { orgId, subscription, now }: { orgId: string; subscription: Subscription; now: Instant },
): Promise<number> {
  const { recorded: holders } = await holdersOf(q, orgId);
  const order = await orderRenewal({ tx: q, orgId }, { subscription, holders, seller, now, prices });
  if (!order.ok) throw new Error(`a renewal without a price: ${order.error.textCode}`);
  return dollarsOf(order.value.price.totalCents);
}

async function composeFailed({ db, data, language }: MailRequest) {
  const { orgId, to, company, subscription } = await readFor(db, data);
  const reason = String(data.reason);
  if (!isRenewing(subscription, data) || !isRenewalFault(reason)) return undefined;
  const facts = { orgId, company, plan: planAfter(subscription), reason };
  return { to, text: renewalFailedMail({ ...facts, date: dateIn(subscription, language) }) };
}

async function composeEnded({ db, data }: MailRequest) {
  const { orgId, to, company, subscription } = await readFor(db, data);
  if (subscription?.subscription_id !== data.subscriptionId || subscription === undefined) return undefined;
  return { to, text: planEndedMail({ orgId, company, plan: planAfter(subscription) }) };
}

type Renewing = Subscription & { charge_on: NonNullable<Subscription['charge_on']> };

const isRenewing = (
  subscription: Subscription | undefined,
  data: MailRequest['data'],
): subscription is Renewing =>
  subscription?.subscription_id === data.subscriptionId &&
  subscription?.status === 'Active' &&
  subscription.charge_on !== null;

const planAfter = ({ next_plan_id, plan_id }: Subscription): string => next_plan_id ?? plan_id;

const dateIn = ({ charge_on }: Renewing, language: Language): string => longDate(charge_on, language);
