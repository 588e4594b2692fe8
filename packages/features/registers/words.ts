import * as z from 'zod/mini';

/** Words that acts of the register of significant control cite (CBCA s. 21.1(1)): how somebody has control, which is of him;
 *  and which steps were taken, which is of nobody alone. A person has as many as acts tell. */
export const WORDS_KINDS = ['control_description', 'control_steps'] as const;
export type WordsKind = (typeof WORDS_KINDS)[number];

/** UTF-16 code units. */
export const WORDS_LENGTH = 2000;

export const wordsBody = z.strictObject({ words: z.string().check(z.maxLength(WORDS_LENGTH)) });
