/**
 * The closed set of text codes that the server may answer, each with its HTTP status.
 * A code that is missing here does not compile; one without its four sentences does not compile either.
 */
import { activity } from './codes/activity.ts';
import { general } from './codes/general.ts';
import { law } from './codes/law.ts';
import { organizations } from './codes/organizations.ts';

export const codes = { ...general, ...organizations, ...activity, ...law } as const;

export type TextCode = keyof typeof codes;

/** The HTTP status that goes with a code. */
export const statusOf = (code: TextCode): number => codes[code];

export const isTextCode = (word: string): word is TextCode => Object.hasOwn(codes, word);
