/** Mails of filings: pure, from data to text codes. */
import type { MailText, Phrase } from '@tabellion/kit/mail.ts';
import { nameInMail } from '../accounts/rules/nameInMail.ts';
import { filingsPage } from './rules/filingsPage.ts';
import { sentBackPath } from './rules/returnPaths.ts';

interface AskedMail {
  readonly company: string;
  /** The last day, as the reader's language spells it. */
  readonly until: string;
  /** 43 characters of base64url. */
  readonly secret: string;
}

export const askedMail = ({ company, until, secret }: AskedMail): MailText => ({
  subject: { key: 'annual.askedMail.subject', params: { company: nameInMail(company) } },
  paragraphs: [
    { key: 'annual.askedMail.body', params: { company: nameInMail(company), date: until } },
    { key: 'annual.askedMail.private' },
  ],
  action: { label: { key: 'annual.askedMail.action' }, path: `/confirm/${secret}` },
});

interface FilingMail {
  readonly firstname: string;
  readonly company: string;
  readonly orgId: string;
  /** The next one to file; null where there is none. */
  readonly next: { readonly year: number; readonly due: string } | null;
  /** The one that the registry accepted last; null where there is none. */
  readonly filed: { readonly year: number; readonly number: string; readonly date: string } | null;
  /** The host to which mails lead has the page of filings. */
  readonly showsFilings: boolean;
}

export const filingMail = ({
  firstname,
  company,
  orgId,
  next,
  filed,
  showsFilings,
}: FilingMail): MailText => ({
  subject: { key: 'annual.mail.subject', params: { company } },
  paragraphs: [
    { key: 'account.mail.greeting', params: { firstname } },
    ...(filed === null ? [] : [{ key: 'annual.mail.filed', params: { company, ...filed } } as const]),
    ...(next === null
      ? [{ key: 'annual.mail.nothing', params: { company } } as const]
      : [{ key: 'annual.mail.next', params: { company, ...next } } as const]),
  ],
  action: {
    label: { key: showsFilings ? 'annual.mail.action' : 'deadline.digest.action' },
    path: filingsPage(orgId, showsFilings),
  },
});

interface SentBackMail extends Pick<FilingMail, 'firstname' | 'company' | 'orgId'> {
  readonly filingId: string;
  readonly year: number;
  /** The registry's. */
  readonly reasons: readonly Phrase[];
}

export const sentBackMail = ({
  firstname,
  company,
  orgId,
  filingId,
  year,
  reasons,
}: SentBackMail): MailText => ({
  subject: { key: 'annual.sentBackMail.subject', params: { company, year: String(year) } },
  paragraphs: [
    { key: 'account.mail.greeting', params: { firstname } },
    { key: 'annual.sentBackMail.body', params: { company, year: String(year) } },
    ...reasons,
    { key: 'annual.sentBackMail.next' },
  ],
  action: { label: { key: 'annual.sentBackMail.action' }, path: sentBackPath(orgId, filingId) },
});
