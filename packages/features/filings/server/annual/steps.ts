/** The steps of an annual return that are done. */
import type { AnnualStep } from '../../annualContract.ts';
import { openLines } from '../../rules/annualAnswers.ts';
import { standingEvents } from '../../rules/status.ts';
import { type AnnualState, newest } from './state.ts';

export function isStepDone(step: AnnualStep, { answers, filing, lines, papers }: AnnualState): boolean {
  switch (step) {
    case 'corporation':
    case 'people':
      return openLines(lines, step).length === 0;
    case 'resolutions':
      return newest(answers, 'way') !== undefined || papers.yearEnd === null;
    case 'checkout':
      return standingEvents(filing.events).some(({ event }) => event === 'paid');
    case 'complete':
      return filing.registry.state === 'accepted';
  }
}
