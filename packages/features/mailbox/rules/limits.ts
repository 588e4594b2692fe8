/** The limits of a personal link and its codes: whoever has the link without the mailbox guesses it open with a chance of one in
 *  20,000. */
const minuteMs = 60 * 1000;

/** A session ends so long after its address was proved. */
export const SESSION_MS = 120 * minuteMs;

export const CODE_MS = 10 * minuteMs;

/** Between two codes for the same one. */
export const PAUSE_MS = minuteMs;

export const HOUR_MS = 60 * minuteMs;

export const CODES_AN_HOUR = 5;

/** So often may one code be guessed at. */
export const MOST_GUESSES = 5;

/** Counted over every code that was mailed for a link, which is locked then. */
export const MOST_WRONG_CODES = 50;
