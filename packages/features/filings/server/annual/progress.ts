/** How far an annual return is that was begun, for the list of filings. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { annualSteps } from '../../annualView.ts';
import type { FilingView } from '../../contract.ts';
import { type AnnualState, newest, readState } from './state.ts';
import { isStepDone } from './steps.ts';

/** Reads the registers, so it is asked of returns alone that are in progress: one of a registry at a time. */
export async function annualProgress(
  q: Queries,
  orgId: string,
  of: { readonly filingId: string; readonly now: Instant },
): Promise<FilingView['progress']> {
  const read = await readState(q, orgId, of);
  if (!read.ok) return null;
  const at = annualSteps.findIndex((step) => !isStepDone(step, read.value));
  return { step: at + 1, of: annualSteps.length, signatures: signaturesOf(read.value) };
}

/** Those of its resolutions that are out to be signed; null where none is. */
function signaturesOf({ answers, papers: { documents } }: AnnualState) {
  const isSent = newest(answers, 'way')?.answer === 'send';
  if (!isSent || documents.every(({ is_passed: isPassed }) => isPassed)) return null;
  const sum = (count: 'given' | 'of') => documents.reduce((all, one) => all + one[count], 0);
  return { given: sum('given'), of: sum('of') };
}
