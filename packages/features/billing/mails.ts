/** Mails about money, to those who manage billing: pure, from data to text codes. */
import type { MailText, Phrase } from '@tabellion/kit/mail.ts';
import type { RenewalFault } from './rules/payment.ts';

interface About {
  orgId: string;
  /** The corporate name. */
  company: string;
}

interface ReceiptMail extends About {
  /** The invoice's. */
  number: string;
  /** Dollars. */
  amount: number;
}

export const receiptMail = ({ orgId, company, number, amount }: ReceiptMail): MailText => ({
  subject: { key: 'billing.mail.receipt.subject', params: { number, amount } },
  paragraphs: [{ key: 'billing.mail.receipt.body', params: { number, amount, company } }],
  action: {
    label: { key: 'billing.mail.receipt.action' },
    path: `/app/org/${orgId}/setting/invoice?invoice=${number}`,
  },
});

const openBilling = (orgId: string): NonNullable<MailText['action']> => ({
  label: { key: 'billing.mail.action' },
  path: `/app/org/${orgId}/setting/billing`,
});

interface NoticeMail extends About {
  plan: string;
  /** Spelled in the reader's language. */
  date: string;
  /** Dollars, tax included. */
  amount: number;
  card: { readonly lastFour: string; readonly expiresBefore: boolean } | null;
}

export function noticeMail({ orgId, company, plan, date, amount, card }: NoticeMail): MailText {
  const params = { company, plan, date, amount };
  const charged: Phrase =
    card === null
      ? { key: 'billing.mail.notice.noCard', params }
      : { key: 'billing.mail.notice.body', params: { ...params, lastFour: card.lastFour } };
  return {
    subject: { key: 'billing.mail.notice.subject', params },
    paragraphs: [
      charged,
      ...(card?.expiresBefore === true ? [{ key: 'billing.mail.notice.expires' } as const] : []),
      { key: 'billing.mail.notice.change', params: { date } },
    ],
    action: openBilling(orgId),
  };
}

interface FailedMail extends About {
  plan: string;
  reason: RenewalFault;
  /** The day of the next try. */
  date: string;
}

export const renewalFailedMail = ({ orgId, company, plan, reason, date }: FailedMail): MailText => ({
  subject: { key: 'billing.mail.failed.subject', params: { company } },
  paragraphs: [
    { key: 'billing.mail.failed.body', params: { company, plan, reason } },
    { key: 'billing.mail.failed.next', params: { date } },
  ],
  action: openBilling(orgId),
});

export const planEndedMail = ({ orgId, company, plan }: About & { plan: string }): MailText => ({
  subject: { key: 'billing.mail.ended.subject', params: { company } },
  paragraphs: [
    { key: 'billing.mail.ended.body', params: { company, plan } },
    { key: 'billing.mail.ended.next' },
  ],
  action: openBilling(orgId),
});
