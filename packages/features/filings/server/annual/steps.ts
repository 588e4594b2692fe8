/** The steps of an annual return that are done. */
import type { AnnualStep } from '../../annualView.ts';
import { openLines } from '../../rules/annualAnswers.ts';
import { standingEvents } from '../../rules/status.ts';
import { type AnnualState, newest } from './state.ts';

export function isStepDone(step: AnnualStep, { answers, filing, lines, papers }: AnnualState): boolean {
  switch (step) {
    case 'corporation':
    case 'people':
      return openLines(lines, step).length === 0;
    case 'resolutions':
      // Nobody is asked how they are signed once all of them are, nor where there are none.
      return newest(answers, 'way') !== undefined || papers.documents.every((one) => one.is_passed);
    case 'checkout':
      return standingEvents(filing.events).some(({ event }) => event === 'paid');
    case 'complete':
      return filing.registry.state === 'accepted';
  }
}
