/** Answers of members and clients about the lines of an annual return, and which of them still hold. Pure. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { type AnnualLine, type LineGroup, type LineValue, saysTheSame } from './annualLines.ts';

export const lineAnswers = ['right', 'changed'] as const;
export type LineAnswerName = (typeof lineAnswers)[number];

export interface LineAnswer {
  readonly line: string;
  readonly answer: LineAnswerName;
  /** The last act of the registers when it was given. */
  readonly seq: number;
  readonly at: Instant;
  /** Null of a client who answered by a link. */
  readonly byUser: string | null;
  /** The client's words about what changed. */
  readonly note: string | null;
}

/** `told`: it changed, and no entry says so yet. `changed`: an entry says it. `lapsed`: it was right, and an entry changed it
 *  since. */
export const lineStates = ['open', 'right', 'told', 'changed', 'lapsed'] as const;
export type LineState = (typeof lineStates)[number];

export interface JudgedLine {
  readonly line: string;
  readonly group: LineGroup;
  /** As of the return's date; null of a person who came later. */
  readonly value: LineValue | null;
  /** Today, where that is something else. */
  readonly now: LineValue | null;
  /** A person who is there no more today. */
  readonly isGone: boolean;
  readonly state: LineState;
  readonly answer: LineAnswer | null;
}

/** Readings of the registers that the answers are judged by. */
export interface AnnualReadings {
  /** The return itself: as of its date, as known now. */
  readonly filed: readonly AnnualLine[];
  /** Today, as known now. */
  readonly today: readonly AnnualLine[];
  /** The same as known when an answer was given, by its moment, where something was recorded since. */
  readonly filedAt: ReadonlyMap<Instant, readonly AnnualLine[]>;
}

/** Lines that no register says: an answer about them holds until the next one. Whether the corporation distributes its securities
 *  to the public is what the answer says. */
const beyondRegisters = new Set(['meeting', 'contact', 'distributing']);

/** The lines of the return and of who came since, each with where it stands. The newest answer of a line counts. */
export function judgeLines(
  { filed, today, filedAt }: AnnualReadings,
  answers: readonly LineAnswer[],
): readonly JudgedLine[] {
  const newest = new Map(answers.map((one) => [one.line, one]));
  const later = today.filter(({ line }) => !filed.some((one) => one.line === line));
  return [...filed, ...later].map(({ line, group }) => {
    const value = valueIn(filed, line);
    const now = valueIn(today, line);
    const answer = newest.get(line) ?? null;
    const before = answer === null ? undefined : valueIn(filedAt.get(answer.at) ?? filed, line);
    return {
      line,
      group,
      value: value ?? null,
      now: beyondRegisters.has(line) || saysTheSame(value, now) ? null : (now ?? null),
      isGone: value !== undefined && now === undefined,
      state: stateOf({ line, value, now, before, answer }),
      answer,
    };
  });
}

const valueIn = (lines: readonly AnnualLine[], name: string): LineValue | undefined =>
  lines.find(({ line }) => line === name)?.value;

interface Judged {
  readonly line: string;
  readonly value: LineValue | undefined;
  readonly now: LineValue | undefined;
  /** The value of the return's date as known when it was answered. */
  readonly before: LineValue | undefined;
  readonly answer: LineAnswer | null;
}

function stateOf({ line, value, now, before, answer }: Judged): LineState {
  // An entry brought him in: that is the answer.
  if (value === undefined) return 'changed';
  if (answer === null) return 'open';
  if (answer.answer === 'changed' && line === 'distributing') return 'changed';
  if (beyondRegisters.has(line)) return answer.answer === 'right' ? 'right' : 'told';
  if (answer.answer === 'right') return saysTheSame(before, value) ? 'right' : 'lapsed';
  const isRecorded = !saysTheSame(before, value) || !saysTheSame(value, now);
  return isRecorded ? 'changed' : 'told';
}

/** Lines that still wait for an answer, or for the entry of what changed. */
export const openLines = (lines: readonly JudgedLine[], group?: LineGroup): readonly JudgedLine[] =>
  lines.filter((one) => isOpen(one) && (group === undefined || one.group === group));

const isOpen = ({ state }: Pick<JudgedLine, 'state'>): boolean => state !== 'right' && state !== 'changed';

export interface ChangedLine {
  readonly line: string;
  readonly before: LineValue | null;
  readonly after: LineValue | null;
}

/** Lines that say something else than when a member last saw them. */
export function changedSince(
  seen: readonly AnnualLine[],
  now: readonly AnnualLine[],
): readonly ChangedLine[] {
  const names = [...new Set([...seen, ...now].map(({ line }) => line))];
  return names
    .map((line) => ({ line, before: valueIn(seen, line) ?? null, after: valueIn(now, line) ?? null }))
    .filter(
      ({ line, before, after }) =>
        !beyondRegisters.has(line) && !saysTheSame(before ?? undefined, after ?? undefined),
    );
}
