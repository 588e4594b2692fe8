/** The content of a mail, before it has a language: a feature's `mails.ts` makes it from data, purely. */
import type { TextKey, TextParams } from '@tabellion/texts/text.ts';

export interface Phrase {
  readonly key: TextKey;
  /** Numbers are formatted in the reader's language; strings (names, dates) stand as they are. */
  readonly params?: TextParams;
}

export interface MailText {
  readonly subject: Phrase;
  readonly paragraphs: readonly Phrase[];
  /** The one thing to do; `path` is a path of the product (`/verify/…`), to which its public address is added. */
  readonly action?: { readonly label: Phrase; readonly path: string };
  /** It is about documents: the newest checkpoint of the ledger leaves the house with it, where the ledger can be reached. */
  readonly withCheckpoint?: boolean;
}
