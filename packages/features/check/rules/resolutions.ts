/** Resolutions behind entries: shares are issued by one of the directors (CBCA s. 25), and transferred with the consent that the
 *  articles ask for; one that an entry names by number and date is in the book (s. 20). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { type Certificate, isIssue } from '@tabellion/book/entities.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import type { PrintedResolution } from '../../documents/templates/template.ts';
import { holderIn, personOf } from '../../documents/templates/words.ts';
import {
  actsRecordedHere,
  draftOf,
  foundIn,
  inForce,
  isResolution,
  missingOf,
  needsSignature,
  papersOf,
} from './papers.ts';
import type { CheckFacts, Fix, Rule } from './rule.ts';

/** Acts by which shares were issued here, with what each issued. What stood in a register before has its paper there. */
function issuesIn(facts: CheckFacts): ReadonlyMap<string, readonly Certificate[]> {
  const own = facts.book.certificates.filter((one) => one.status !== 'void' && one.takenOver === undefined);
  const byId = new Map(own.map((one) => [one.securityId, one]));
  const issues = new Map<string, Certificate[]>();
  for (const act of actsRecordedHere(facts)) {
    if (act.kind !== 'issued') continue;
    const issued = act.payload.issues.flatMap(({ securityId }) => byId.get(securityId) ?? []);
    if (issued.length > 0) issues.set(act.root, issued);
  }
  // For an option or an instrument.
  for (const one of own) {
    const { root } = one.origin ?? {};
    if (root !== undefined && isIssue(one) && !facts.book.imported.has(root))
      issues.set(root, [...(issues.get(root) ?? []), one]);
  }
  return issues;
}

const namesOf = ({ book }: CheckFacts, issued: readonly Certificate[]): string =>
  [...new Set(issued.map(({ personId }) => holderIn(book.language, personOf(book, personId))))].join(', ');

const draftFor = (facts: CheckFacts, root: string): Fix => {
  const due = missingOf(facts, root).find(isResolution);
  return due === undefined ? { do: 'open', page: 'transfers' } : draftOf(due);
};

const issueWithoutResolution: Rule = {
  code: 'issue_without_resolution',
  severity: 'error',
  provision: { cbca: '25(1)' },
  find: (facts) =>
    [...issuesIn(facts)]
      .filter(
        ([root, issued]) =>
          issued.some(({ resolution }) => resolution === null) && !papersOf(facts, root).some(isResolution),
      )
      .map(([root, issued]) => ({
        subject: root,
        about: namesOf(facts, issued),
        params: { on: issued[0]?.issuedOn ?? '' },
        fix: draftFor(facts, root),
      })),
};

const issueResolutionUnsigned: Rule = {
  code: 'issue_resolution_unsigned',
  severity: 'error',
  provision: { cbca: '25(1)' },
  find(facts) {
    const roots = issuesIn(facts);
    return facts.onFile
      .filter(
        (one) => isResolution(one) && needsSignature(one) && one.carries.some((root) => roots.has(root)),
      )
      .map(foundIn);
  },
};

const resolutionMissing: Rule = {
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

const transferWithoutConsent: Rule = {
  code: 'transfer_without_consent',
  severity: 'error',
  find: (facts) =>
    !restrictsTransfers(facts.book.corporation)
      ? []
      : actsRecordedHere(facts).flatMap((act) => {
          if (act.kind !== 'transferred' || act.payload.resolution !== null) return [];
          if (papersOf(facts, act.root).some(isResolution)) return [];
          const from = facts.book.certificates.find(
            ({ securityId }) => securityId === act.payload.source.securityId,
          );
          return {
            subject: act.root,
            about: holderIn(facts.book.language, personOf(facts.book, from?.personId ?? '')),
            params: { on: act.effectiveOn },
            fix: draftFor(facts, act.root),
          };
        }),
};

export const resolutionRules: readonly Rule[] = [
  issueWithoutResolution,
  issueResolutionUnsigned,
  resolutionMissing,
  transferWithoutConsent,
];
