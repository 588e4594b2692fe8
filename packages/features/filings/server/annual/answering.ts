/** Answers to the lines of a return, of members and of clients: judged against what they saw, and noted. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { readText } from '@tabellion/law/fields.ts';
import { beginMatter } from '../../../matters/server/public.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import type { answerAsked } from '../../annualClientContract.ts';
import type { JudgedLine } from '../../rules/annualAnswers.ts';
import { standingEvents } from '../../rules/status.ts';
import { noteEvent } from '../noteEvent.ts';
import { type AnswerDetails, type AnswerRow, insertAnswer } from '../store/annual.ts';
import type { AnnualState } from './state.ts';

/** Names what a line says. */
export const versionOf = ({ value, now }: Pick<JudgedLine, 'value' | 'now'>): string =>
  createHash('sha256').update(canonicalJson({ value, now })).digest('hex').slice(0, 16);

export type NewAnswer = Pick<AnswerRow, 'line' | 'answer' | 'details'>;

/** A line that an entry changed since is not answered: who answers has not seen what it says now. */
export function readAnswers(
  { lines }: Pick<AnnualState, 'lines'>,
  answers: InputOf<typeof answerAsked>['body']['answers'],
) {
  const read: NewAnswer[] = [];
  for (const [at, { line, version, answer, note: typed = '' }] of answers.entries()) {
    const found = lines.find((one) => one.line === line);
    if (found === undefined || versionOf(found) !== version) return refuse('ANNUAL.CHANGED_MEANWHILE');
    const note = readText(typed, { path: `answers.${at}.note`, maxLength: 2_000, multiline: true });
    if (!note.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [note.error] });
    const details: AnswerDetails = note.value === '' ? {} : { note: note.value };
    read.push({ line, answer, details });
  }
  return ok(read);
}

/** Notes them, and that the return was begun. */
export async function noteAnswers(
  write: OrganizationWrite,
  { filing, seq }: AnnualState,
  answers: readonly NewAnswer[],
  byLink: string | null = null,
): Promise<void> {
  const { tx, orgId, recordedAt: at, userId: byUser } = write;
  const { filingId } = filing;
  for (const answer of answers)
    await insertAnswer(tx, orgId, filingId, { ...answer, seq, at, byUser, byLink });
  if (answers.length === 0) return;
  const isBegun = standingEvents(filing.events).some(({ event }) => event === 'begun');
  if (!isBegun && filing.status !== 'Complete') await noteEvent(write, filingId, { event: 'begun' });
  await beginMatter(write, 'annual_filing', filingId);
}
