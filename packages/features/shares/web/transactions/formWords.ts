import { classWords } from '@tabellion/texts/acts/classes.ts';
import { shareWords } from '@tabellion/texts/acts/shares.ts';

/** The names of the forms, for the menus from which they are opened. */
export const formWords = { ...shareWords, ...classWords };
