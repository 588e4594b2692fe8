/** Names in mails: whoever writes a name chooses what a stranger reads, so it must be no message and no link. */
import type { Phrase } from '@tabellion/kit/mail.ts';

/** Code points: longer than the name of almost everybody, shorter than a message. */
const maxLength = 60;

/** Text that mail programs turn into a link: a scheme, `www.`, or a dot in a domain, however spelled. */
const link = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2}/iu;

/** @returns the name, cut to 60 code points; empty for one that reads as a link */
export function nameInMail(name: string): string {
  // Wide letters and the full stops of other scripts lead where the plain ones do.
  if (link.test(name.normalize('NFKC').replaceAll(/[\u3002\u2024]/gu, '.'))) return '';
  const letters = Array.from(name);
  return letters.length <= maxLength ? name : `${letters.slice(0, maxLength - 1).join('')}…`;
}

/** The greeting; nothing for whom there is no name to greet by. */
export function greetingOf(firstname: string): Phrase[] {
  const name = nameInMail(firstname);
  return name === '' ? [] : [{ key: 'account.mail.greeting', params: { firstname: name } }];
}
