/** Whether the flow may go on with a return now. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { openLines } from '../../rules/annualAnswers.ts';
import { auditorFault } from '../../rules/annualResolutions.ts';
import { certifierOf } from './paper.ts';
import type { AnnualPorts } from './ports.ts';
import { type AnnualState, auditorOf, newest } from './state.ts';

/** A return is answered from the day on which the registry takes it, the oldest year first, until it is paid. One that came back
 *  is corrected. */
export function judgeOpen({ filing, today }: AnnualState, language: Language) {
  const { status, registry, olderYear, opensOn } = filing;
  if (registry.state === 'rejected') return ok(null);
  if (status === 'Complete' || status === 'not_applicable') return refuse('ANNUAL.CLOSED');
  if (olderYear !== null) return refuse('ANNUAL.OLDER_YEAR', { params: { year: olderYear } });
  // Its status says so no more once something of it was noted.
  return today < opensOn
    ? refuse('ANNUAL.NOT_OPEN', { params: { date: longDate(opensOn, language) } })
    : ok(null);
}

/** Whether it may be paid and sent: every line is answered, somebody certifies it, no refusal to waive the auditor is left open, and
 *  its file is there. */
export function judgeReady(state: AnnualState, { documents }: Pick<AnnualPorts, 'documents'>) {
  const open = openLines(state.lines).length;
  if (open > 0) return refuse('ANNUAL.NOT_ANSWERED', { params: { count: open } });
  if (certifierOf(state) === undefined) return refuse('ANNUAL.NO_CERTIFIER');
  if (auditorFault(auditorOf(state), state.papers.isWaiverRefused) !== null)
    return refuse('ANNUAL.WAIVER_REFUSED');
  const file = newest(state.answers, 'return')?.details.documentId;
  return documents.isWhiteLabel && file === undefined ? refuse('ANNUAL.NO_FILE') : ok(null);
}
