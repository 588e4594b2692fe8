/** The positions that a person may be appointed to: director, and the 23 of specification section 3. */
import { type Position as BookPosition, OFFICES, type Office } from '@tabellion/book/positions.ts';

/** The values are stored and travel as they are; four that look alike are four (glossary, "Gender"). */
export const officerPositions = OFFICES;

export const positions = ['directors', ...officerPositions] as const;

export type OfficerPosition = Office;
export type Position = (typeof positions)[number];

/** Paths and replies say `directors`; the book calls the one who sits there a `director`. */
export const toBook = (position: Position): BookPosition =>
  position === 'directors' ? 'director' : position;

export const fromBook = (position: BookPosition): Position =>
  position === 'director' ? 'directors' : position;
