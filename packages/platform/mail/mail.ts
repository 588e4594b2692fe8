/** A mail ready to be handed over, and where it is handed over to. */
import type { SendOutcome } from '../outbox/sender.ts';

export interface MailAddress {
  readonly address: string;
  /** As people write it; may hold any letters. */
  readonly name?: string;
}

export interface Mail {
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Hands over one mail. `id` is the same at every repetition; a peer can tell by it what it has already.
   *  Never throws: a peer that is away or busy is a retry, one that refuses this mail a failure. */
  deliver(id: string, mail: Mail): Promise<SendOutcome>;
  close(): Promise<void>;
}

// Blanks and the characters that structure a header or a command (RFC 5321, 5322) have no place in an address here;
// quoted local parts, which would allow them, are not served.
const addressForm = /^[^\s@<>()[\]",:;\\\p{C}]{1,64}@[^\s@<>()[\]",:;\\\p{C}]{1,255}$/u;

export const isMailAddress = (text: string): boolean => text.length <= 254 && addressForm.test(text);

/** One line of text for a header: line breaks and other control characters become blanks, so that no name or subject
 *  can begin a header of its own. */
export const headerLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
