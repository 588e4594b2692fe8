/** Mails about deadlines: pure, from data to text codes. */
import type { MailText, Phrase } from '@tabellion/kit/mail.ts';
import { nameInMail } from '../accounts/rules/nameInMail.ts';

export interface DigestOrganization {
  readonly orgId: string;
  readonly company: string;
  /** Each as its reader says it: what, and when. The earliest first. */
  readonly lines: readonly { readonly title: string; readonly due: string; readonly days: number }[];
}

/** The most lines of one organization in a mail; the page has the others. */
const mostLines = 8;

/** One mail a day about all organizations of its reader. */
export function digestMail(organizations: readonly DigestOrganization[]): MailText {
  const [only, ...others] = organizations;
  const count = organizations.reduce((sum, { lines }) => sum + lines.length, 0);
  return {
    subject: { key: 'deadline.digest.subject', params: { count } },
    paragraphs: [...organizations.flatMap(phrasesOf), { key: 'deadline.digest.why' }],
    action: {
      label: { key: 'deadline.digest.action' },
      path:
        only !== undefined && others.length === 0
          ? `/app/org/${only.orgId}/dashboard/deadlines`
          : '/landingPage',
    },
  };
}

function phrasesOf({ company, lines }: DigestOrganization): Phrase[] {
  const more = lines.length - mostLines;
  return [
    { key: 'deadline.digest.organization', params: { company: nameInMail(company), count: lines.length } },
    ...lines
      .slice(0, mostLines)
      .map(
        ({ title, due, days }): Phrase =>
          days < 0
            ? { key: 'deadline.digest.overdue', params: { title, due, count: -days } }
            : { key: 'deadline.digest.due', params: { title, due, count: days } },
      ),
    ...(more > 0 ? [{ key: 'deadline.digest.more', params: { count: more } } as const] : []),
  ];
}
