/** Mails of signing: pure, from data to text codes. The links carry secrets made for these mails. */
import type { MailText, Phrase } from '@tabellion/kit/mail.ts';
import { greetingOf, nameInMail } from '../accounts/rules/nameInMail.ts';
import { type EffectOutcome, effectOutcomes } from './envelope.ts';

/** Every mail about an envelope says these. */
interface About {
  /** The name of who gets it. */
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly sender: string;
}

export interface InvitationMail extends About {
  readonly isReminder: boolean;
  readonly message: string;
  readonly documents: number;
  /** The registers change with the last signature. */
  readonly hasEffect: boolean;
  /** The day with its time and the short name of its zone; `zone` is the whole one. */
  readonly deadline: string;
  readonly zone: string;
  readonly secret: string;
}

export const invitationMail = (mail: InvitationMail): MailText => {
  const params = paramsOf(mail);
  const about = { ...params, documents: mail.documents };
  const message = messageOf(mail.message);
  return {
    subject: {
      key: mail.isReminder ? 'signing.mail.reminder.subject' : 'signing.mail.invitation.subject',
      params: about,
    },
    paragraphs: [
      ...greetingOf(mail.name),
      { key: 'signing.mail.invitation.body', params: about },
      ...(message === '' ? [] : [{ key: 'signing.mail.message', params: { ...params, message } } as const]),
      ...(mail.hasEffect ? [{ key: 'signing.mail.effect', params } as const] : []),
      { key: 'signing.mail.deadline', params: { date: mail.deadline, zone: mail.zone } },
      { key: 'signing.mail.code.first' },
    ],
    action: { label: { key: 'signing.mail.action' }, path: `/signature/${mail.secret}` },
    withCheckpoint: true,
  };
};

export interface LockedMail extends About {
  readonly signee: string;
  readonly wrongCodes: number;
  /** Where the sender sends a new link. */
  readonly path: string;
}

export const lockedMail = (mail: LockedMail): MailText => {
  const params = { ...paramsOf(mail), name: nameInMail(mail.signee) || '…', codes: mail.wrongCodes };
  return {
    subject: { key: 'signing.mail.locked.subject', params },
    paragraphs: [
      ...greetingOf(mail.name),
      { key: 'signing.mail.locked.body', params },
      { key: 'signing.mail.locked.next', params },
    ],
    action: { label: { key: 'signing.mail.ended.action' }, path: mail.path },
  };
};

/** `awaits`: everybody has signed, and the entry awaits something else. */
export type SaidOutcome = EffectOutcome | 'awaits';

export type EndMail = About & {
  /** Where a member sees the request; null for who is none. */
  readonly path: string | null;
} & (
    | {
        readonly end: 'completed';
        readonly signees: number;
        /** The outcome of each effect. */
        readonly outcomes: readonly SaidOutcome[];
      }
    | { readonly end: 'declined'; readonly by: string; readonly reason: string }
    | { readonly end: 'voided'; readonly reason: string }
    | { readonly end: 'expired' }
  );

export const endMail = (mail: EndMail): MailText => ({
  subject: {
    key: `signing.mail.${mail.end}.subject`,
    params: { ...paramsOf(mail), name: mail.end === 'declined' ? nameInMail(mail.by) : '' },
  },
  paragraphs: [...greetingOf(mail.name), ...endOf(mail)],
  withCheckpoint: true,
  ...(mail.path !== null && {
    action: {
      label: {
        key: mail.end === 'completed' ? 'signing.mail.completed.action' : 'signing.mail.ended.action',
      },
      path: mail.path,
    },
  }),
});

function endOf(mail: EndMail): Phrase[] {
  const params = paramsOf(mail);
  const withoutEffect = { key: 'signing.mail.ended.void' } as const;
  switch (mail.end) {
    case 'completed':
      return [
        { key: 'signing.mail.completed.body', params: { ...params, signees: mail.signees } },
        ...outcomesOf(mail.outcomes),
      ];
    case 'declined':
      return [
        {
          key: 'signing.mail.declined.body',
          params: { ...params, name: nameInMail(mail.by), reason: messageOf(mail.reason) },
        },
        withoutEffect,
      ];
    case 'voided':
      return [
        { key: 'signing.mail.voided.body', params: { ...params, reason: messageOf(mail.reason) } },
        withoutEffect,
      ];
    case 'expired':
      return [{ key: 'signing.mail.expired.body', params }, withoutEffect];
  }
}

/** Several entries may end otherwise, each by itself. */
function outcomesOf(outcomes: readonly SaidOutcome[]): Phrase[] {
  const [first, ...others] = [...new Set(outcomes)];
  if (first === undefined) return [];
  if (others.length === 0) return [{ key: `signing.mail.completed.${first}` }];
  const some = outcomes.map((one) => (one === 'awaits' ? 'waiting' : one));
  return effectOutcomes
    .filter((outcome) => some.includes(outcome))
    .map((outcome) => ({ key: `signing.mail.completed.some.${outcome}` }) as const);
}

const paramsOf = ({ title, company, sender }: About) => ({
  title: nameInMail(title) || '…',
  company: nameInMail(company) || '…',
  sender: nameInMail(sender) || '…',
});

/** A member's message; empty where a mail program would make a link of it. */
const messageOf = (text: string): string =>
  /:\/\/|www\./i.test(text.normalize('NFKC')) ? '' : text.trim().slice(0, 2_000);
