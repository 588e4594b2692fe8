/** Resolutions that entries name by number and date, and whose paper is not in the book (CBCA s. 20). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { PrintedResolution } from '../../documents/templates/template.ts';
import { actsRecordedHere, draftOf, inForce, isResolution } from './papers.ts';
import type { CheckFacts, Fix, Rule } from './rule.ts';

export const resolutionMissing: Rule = {
  code: 'resolution_missing',
  severity: 'warning',
  provision: { cbca: '20(1)' },
  find(facts) {
    const named = new Set(actsRecordedHere(facts).flatMap(numbersIn));
    return facts.book.resolutions
      .filter((one) => !one.isOrganizing && one.number !== null && named.has(one.number))
      .filter((one) => !isOnFile(facts, one))
      .map((one) => ({
        subject: one.resolutionId,
        about: one.number ?? '',
        params: { on: one.datedOn ?? '' },
        fix: fixOf(facts, one),
      }));
  },
};

/** Of every resolution that an act names, wherever its kind has it. */
const numbersIn = ({ payload }: Pick<ChangeAct, 'payload'>): string[] => numbersOf(payload);

function numbersOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'resolution' && typeof inner?.number === 'string' ? [inner.number] : numbersOf(inner),
  );
}

/** By its number; an upload has it in its title. */
const isOnFile = (facts: CheckFacts, { number, resolutionId }: PrintedResolution): boolean =>
  inForce(facts).some(
    (one) =>
      one.subject === resolutionId ||
      one.number === number ||
      (one.source !== 'template' && number !== null && one.title.includes(number)),
  );

function fixOf({ due }: CheckFacts, { number, resolutionId, body }: PrintedResolution): Fix {
  const draft = due.find(
    (one) => isResolution(one) && !one.isOnFile && (one.subject === resolutionId || one.number === number),
  );
  const id = body === 'shareholders' ? 'shareholders_resolutions' : 'directors_resolutions';
  return draft === undefined ? { do: 'open', page: 'section', id } : draftOf(draft);
}
