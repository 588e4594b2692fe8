/** Shared by the endpoints that a personal link opens: the link alone opens nothing, a code goes to the mailbox of the one whom it
 *  names. The text codes keep the names by which clients of signing know them. */
import * as z from 'zod/mini';

/** The secret travels in bodies: addresses stand in logs. */
export const LinkSecret = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

export const LinkCode = z.strictObject({ ...LinkSecret.shape, code: z.string().check(z.maxLength(20)) });

/** Before the address is proved. */
export const LinkedTo = z.strictObject({
  company: z.string(),
  name: z.string(),
  /** Mostly hidden: whoever has the mailbox knows it. */
  email_hint: z.string(),
  language: z.enum(['en', 'fr', 'tr', 'ar']),
});
export type LinkedTo = z.infer<typeof LinkedTo>;

export const CodeMailed = z.strictObject({ email_hint: z.string() });

const whileWriting = ['GENERAL.NOT_FOUND', 'GENERAL.TOO_MANY', 'REGISTERS.HELD_UP'] as const;

export const askRefusals = ['SIGNING.SENT_RECENTLY', 'SIGNING.TOO_MANY_CODES', ...whileWriting] as const;

export const proveRefusals = ['SIGNING.CODE_WRONG', 'SIGNING.CODE_OVER', ...whileWriting] as const;
