/** The papers of resolutions: one that issues shares is signed (CBCA s. 25), one that an entry names by number and date is in the
 *  book (s. 20). */
import { byKeys, onceFor } from '@tabellion/kernel/onceFor.ts';
import { isResolution } from '../../documents/rules/isResolution.ts';
import type { FiledDocument } from '../../documents/shapes.ts';
import type { PrintedResolution } from '../../documents/templates/template.ts';
import { resolutionsInVain } from './approvals.ts';
import { issuesIn } from './issues.ts';
import { actsRecordedHere, draftOf, foundUnsigned, inForce, isGivenUp, needsSignature } from './papers.ts';
import type { CheckFacts, Fix, Rule } from './rule.ts';

const issueResolutionUnsigned: Rule = {
  code: 'issue_resolution_unsigned',
  severity: 'error',
  provision: { cbca: '25(1), 117(1)' },
  find(facts) {
    const roots = issuesIn(facts);
    return facts.onFile
      .filter(
        (one) =>
          isResolution(one) &&
          needsSignature(one) &&
          !isGivenUp(one) &&
          one.carries.some((root) => roots.has(root)),
      )
      .map((one) => foundUnsigned(facts, one));
  },
};

const resolutionMissing: Rule = {
  code: 'resolution_missing',
  severity: 'warning',
  provision: { cbca: '20(1)' },
  find(facts) {
    const named = new Set<string>();
    for (const { payload } of actsRecordedHere(facts)) addNumbers(named, payload);
    const inVain = new Set(resolutionsInVain(facts).map(({ number }) => number));
    return facts.book.resolutions
      .filter((one) => !one.isOrganizing && one.number !== null && named.has(one.number))
      .filter((one) => !inVain.has(one.number ?? '') && !isOnFile(facts, one))
      .map((one) => ({
        subject: one.resolutionId,
        about: one.number ?? '',
        params: { on: one.datedOn ?? '' },
        fix: fixOf(facts, one),
      }));
  },
};

/** The number of every resolution that an act names, wherever its kind has it. */
function addNumbers(numbers: Set<string>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'resolution' && typeof inner?.number === 'string') numbers.add(inner.number);
    else addNumbers(numbers, inner);
  }
}

const namesOnFile = onceFor((inForce: readonly FiledDocument[]) => ({
  subjects: new Set(inForce.map(({ subject }) => subject)),
  numbers: new Set(inForce.map(({ number }) => number)),
  ownTitles: inForce.flatMap(({ source, title }) => (source === 'template' ? [] : title)),
}));

/** A resolution is found by its number, which an upload has in its title. */
function isOnFile(facts: CheckFacts, { number, resolutionId }: PrintedResolution): boolean {
  const { subjects, numbers, ownTitles } = namesOnFile(inForce(facts));
  if (subjects.has(resolutionId) || numbers.has(number)) return true;
  return number !== null && ownTitles.some((title) => title.includes(number));
}

/** Keys are what they are about, and their numbers. */
const missingResolutions = onceFor((due: CheckFacts['due']) =>
  byKeys(due, (one) =>
    isResolution(one) && !one.isOnFile ? [`subject ${one.subject}`, `number ${one.number}`] : [],
  ),
);

function fixOf({ due }: CheckFacts, { number, resolutionId, body }: PrintedResolution): Fix {
  const missing = missingResolutions(due);
  const [draft] = missing.get(`subject ${resolutionId}`) ?? missing.get(`number ${number}`) ?? [];
  const id = body === 'shareholders' ? 'shareholders_resolutions' : 'directors_resolutions';
  return draft === undefined ? { do: 'open', page: 'section', id } : draftOf(draft);
}

export const resolutionRules: readonly Rule[] = [issueResolutionUnsigned, resolutionMissing];
