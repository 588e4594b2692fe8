/** The positions that a person may be appointed to: director, and the 23 of specification section 3. */
import type { Position as BookPosition } from '@tabellion/book/positions.ts';

/** The values are stored and travel as they are; four that look alike are four (glossary, "Gender"). */
export const officerPositions = [
  'assistant_secretary',
  'assistant_treasurer',
  'authorized_signing_officer',
  'chair',
  'chair_person',
  'chair_man',
  'chair_woman',
  'chief_administrative_officer',
  'chief_financial_officers',
  'chief_information_officers',
  'chief_manager',
  'comptroller',
  'executive_director',
  'managing_director',
  'other',
  'vice_chair',
  'presidents',
  'secretaries',
  'treasurers',
  'chief_operating_officers',
  'chief_executive_officers',
  'vice_presidents',
  'general_managers',
] as const;

export const positions = ['directors', ...officerPositions] as const;

export type OfficerPosition = (typeof officerPositions)[number];
export type Position = (typeof positions)[number];

/** Paths and replies say `directors`; the book calls the one who sits there a `director`. */
export const toBook = (position: Position): BookPosition =>
  position === 'directors' ? 'director' : position;

export const fromBook = (position: BookPosition): Position =>
  position === 'director' ? 'directors' : position;
