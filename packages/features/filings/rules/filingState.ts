/** The state of a filing in the reader's words, on its page and in tables that leave. Pure. */
import type { Text } from '@tabellion/texts/text.ts';
import type { FilingView } from '../contract.ts';
import { isOpen } from './due.ts';

type Stated = Pick<FilingView, 'status' | 'days' | 'waits_for' | 'progress' | 'corrects'> & {
  readonly registry: Pick<FilingView['registry'], 'state'>;
};

/** The registry's side speaks where the product's own is done: "Due in 9 days", "Step 3 of 5", "Signatures: 1 of 3", "Filed". */
export function stateWords(filing: Stated, text: Text): string {
  const { status, days, waits_for, progress, registry, corrects } = filing;
  if (registry.state === 'rejected') return text('filings.state.rejected');
  if (waits_for === 'registry') return text('filings.state.withRegistry');
  // A correction has no day of its own: the one that it bears is that of the filed return.
  if (corrects !== null && isOpen(filing)) return text('filings.state.open');
  switch (status) {
    case 'overdue':
      return text('filings.state.overdue', { days: -days });
    case 'due':
      return text('filings.state.due', { days });
    case 'in_progress':
      return progress === null ? text('filings.state.in_progress') : progressWords(progress, text);
    default:
      return text(`filings.state.${status}`);
  }
}

const progressWords = ({ step, of, signatures }: NonNullable<FilingView['progress']>, text: Text): string =>
  signatures === null
    ? text('filings.state.step', { step, of })
    : text('filings.state.signatures', { given: signatures.given, of: signatures.of });
