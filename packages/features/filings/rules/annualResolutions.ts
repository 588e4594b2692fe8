/** The resolutions in place of an annual meeting: who passes them, and what the financial statements must be. Pure. */
import { addMonths, type PlainDate } from '@tabellion/kernel/date.ts';
import type { Signee } from '../../documents/templates/template.ts';
import type { LastMeeting } from './annualLines.ts';

/** `all`: everybody who may vote on it signs. `majority`: more than half of the votes. `every`: every shareholder, those without
 *  votes too. */
export type Passing = 'all' | 'majority' | 'every';

export const annualTemplates = [
  'annual_resolution_of_directors',
  'annual_resolution_of_shareholders',
  'auditor_waiver',
] as const;
export type AnnualTemplate = (typeof annualTemplates)[number];

/**
 * How each is passed in writing. Directors: all (CBCA s. 117). Shareholders: all who may vote (s. 142), or where they bear votes
 * their majority (`unsignedOf`). No auditor: every shareholder (CBCA s. 163, OBCA s. 148).
 */
export function passingOf(template: AnnualTemplate, signees: readonly Signee[]): Passing {
  if (template === 'auditor_waiver') return 'every';
  return signees.some(({ votes }) => votes !== undefined) ? 'majority' : 'all';
}

/** A year of the corporation whose business is passed in writing. */
export interface PassedYear {
  readonly datedOn: PlainDate;
  readonly isPassed: boolean;
}

/**
 * The last meeting that a return names: the later of the meeting that was held and the resolution that is signed as the law
 * wants, up to a day. One that still waits for a signature is none.
 */
export function lastMeetingOf(
  { held, resolutions }: { readonly held: PlainDate | null; readonly resolutions: readonly PassedYear[] },
  upTo: PlainDate,
): LastMeeting | null {
  const passed = resolutions.filter(({ isPassed, datedOn }) => isPassed && datedOn <= upTo);
  const [resolution] = passed
    .map(({ datedOn }) => datedOn)
    .toSorted()
    .toReversed();
  const meeting = held !== null && held <= upTo ? held : undefined;
  if (resolution !== undefined && (meeting === undefined || resolution > meeting))
    return { on: resolution, isResolution: true };
  return meeting === undefined ? null : { on: meeting, isResolution: false };
}

/** Statements must not have ended longer ago than so when a meeting, or the resolution in its place, sees them (CBCA s. 155(1)). */
const STATEMENT_MONTHS = 6;

export const statementFaults = ['none', 'too_old', 'not_sent'] as const;
export type StatementFault = (typeof statementFaults)[number];

export interface Statements {
  /** The last day of the period that they are about. */
  readonly periodEnd: PlainDate;
  /** When they were sent to the shareholders; null where they were not. */
  readonly sentOn: PlainDate | null;
}

/**
 * What is wrong with the statements for a resolution of a day. `none`: there are none. `too_old`: s. 155. `not_sent`: they were
 * not sent before it is signed: each holder may waive that in a document of one's own (s. 159).
 */
export function judgeStatements(statements: Statements | null, resolvedOn: PlainDate): StatementFault | null {
  if (statements === null) return 'none';
  if (addMonths(statements.periodEnd, STATEMENT_MONTHS) < resolvedOn) return 'too_old';
  return statements.sentOn === null || statements.sentOn > resolvedOn ? 'not_sent' : null;
}

export const auditorChoices = ['waived', 'appointed', 'meeting'] as const;
export type AuditorChoice = (typeof auditorChoices)[number];

/** Where one shareholder refuses there is no waiver: an auditor is appointed, or a meeting decides (CBCA s. 163, OBCA s. 148).
 *  @param isRefused  somebody declined to sign it */
export const auditorFault = (choice: AuditorChoice | null, isRefused: boolean): 'refused' | null =>
  isRefused && (choice === null || choice === 'waived') ? 'refused' : null;
