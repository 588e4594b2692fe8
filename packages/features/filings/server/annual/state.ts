/** An annual return as it stands: what it says, which answers still hold, and how far its resolutions are. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { contactOf, organizationOf, todayOf } from '../../../organizations/server/public.ts';
import { type JudgedLine, judgeLines, type LineAnswer, lineAnswers } from '../../rules/annualAnswers.ts';
import { type AnnualFacts, type AnnualLine, linesOf } from '../../rules/annualLines.ts';
import { type AuditorChoice, auditorChoices, lastMeetingOf } from '../../rules/annualResolutions.ts';
import { filingsOf, type StandingFiling, type StandingFilings } from '../read.ts';
import { type AnswerRow, selectAnswers } from '../store/annual.ts';
import { selectFilings } from '../store/filings.ts';
import { selectParticulars } from '../store/particulars.ts';
import { type BookOnDay, bookOn, type FactsBeside, factsIn } from './facts.ts';
import { type AnnualPapers, annualPapers } from './resolutions.ts';

export interface AnnualState {
  readonly filing: StandingFiling;
  /** The same beside all others of the corporation. */
  readonly standing: StandingFilings;
  readonly year: number;
  readonly today: PlainDate;
  /** The return's date: its facts are those of this day. */
  readonly asOf: PlainDate;
  /** The last act that is known. */
  readonly seq: number;
  /** The registers of the return's date. */
  readonly filed: BookOnDay;
  readonly current: BookOnDay;
  readonly beside: FactsBeside;
  readonly facts: AnnualFacts;
  readonly answers: readonly AnswerRow[];
  readonly lines: readonly JudgedLine[];
  readonly papers: AnnualPapers;
}

interface StateQuery {
  readonly filingId: string;
  readonly now: Instant;
}

export async function readState(q: Queries, orgId: string, { filingId, now }: StateQuery) {
  const [standing, organization] = await Promise.all([filingsOf(q, orgId, now), organizationOf(q, orgId)]);
  const filing = standing.filings.find((one) => one.filingId === filingId);
  if (filing === undefined) {
    const [row] = await selectFilings(q, orgId, filingId);
    return refuse(row === undefined ? 'GENERAL.NOT_FOUND' : 'ANNUAL.NOT_ASKED');
  }
  if (filing.kind !== 'annual_filing' || filing.filingYear === null) return refuse('GENERAL.NOT_FOUND');
  const today = todayOf(organization, now);
  const { countedFrom } = filing.deadline;
  const asOf = countedFrom < today ? countedFrom : today;
  const [filed, current, answers, contact] = await Promise.all([
    bookOn(q, orgId, { asOf }),
    bookOn(q, orgId, { asOf: today }),
    selectAnswers(q, orgId, filingId),
    contactOf(q, orgId, 'account'),
  ]);
  if (filed === undefined || current === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const papers = await annualPapers(q, orgId, current.book, asOf);
  const held = [organization.annual_shareholders_on, dayOf(answers, 'meeting')].flatMap((day) => day ?? []);
  const beside: FactsBeside = {
    isDistributing: newest(answers, 'distributing')?.answer === 'changed',
    lastMeeting: lastMeetingOf({ held: held.toSorted().at(-1) ?? null, resolutions: papers.years }, today),
    contact:
      contact === undefined
        ? ''
        : [`${contact.firstname} ${contact.lastname}`.trim(), contact.email, contact.phone_number]
            .filter(Boolean)
            .join(', '),
  };
  const facts = factsIn(filed, beside);
  const state = {
    filing,
    standing,
    year: filing.filingYear,
    today,
    asOf,
    seq: current.seq,
    filed,
    current,
    beside,
  };
  const lines = judgeLines(
    {
      filed: linesOf(facts),
      today: linesOf(factsIn(current, beside)),
      filedAt: await earlierReadings(q, orgId, { asOf, answers, beside, seq: current.seq }),
    },
    lineAnswersIn(answers),
  );
  return ok<AnnualState>({ ...state, facts, answers, lines, papers });
}

/** Settings of the flow are no lines of the return. */
const lineAnswersIn = (answers: readonly AnswerRow[]): readonly LineAnswer[] =>
  answers.flatMap(({ line, answer, seq, at, byUser, details: { note = null } }) => {
    const word = lineAnswers.find((one) => one === answer);
    return word === undefined ? [] : { line, answer: word, seq, at, byUser, note };
  });

export const newest = (answers: readonly AnswerRow[], line: string): AnswerRow | undefined =>
  answers.findLast((one) => one.line === line);

/** The newest choice about the auditor; null while nobody made one. */
export function auditorOf({ answers }: Pick<AnnualState, 'answers'>): AuditorChoice | null {
  const chosen = newest(answers, 'auditor')?.answer;
  return auditorChoices.find((one) => one === chosen) ?? null;
}

const dayOf = (answers: readonly AnswerRow[], line: string): PlainDate | undefined =>
  answers.findLast((one) => one.line === line && one.details.on !== undefined)?.details.on;

/** The return as it was when the newest answer of each line was given, where something was recorded since. */
async function earlierReadings(
  q: Queries,
  orgId: string,
  { asOf, answers, beside, seq }: Pick<AnnualState, 'asOf' | 'answers' | 'beside' | 'seq'>,
): Promise<ReadonlyMap<Instant, readonly AnnualLine[]>> {
  const stated = await selectParticulars(q, orgId);
  const counted = new Map(lineAnswersIn(answers).map((one) => [one.line, one]));
  const earlier = new Map(
    [...counted.values()]
      .filter((one) => one.seq < seq || stated.some(({ recordedAt }) => recordedAt > one.at))
      .map((one) => [one.at, one.seq]),
  );
  const readings = new Map<Instant, readonly AnnualLine[]>();
  for (const [at, known] of earlier) {
    const read = await bookOn(q, orgId, { asOf, known: { at, seq: known } });
    if (read !== undefined) readings.set(at, linesOf(factsIn(read, beside)));
  }
  return readings;
}
