/** Shares are issued by resolution of the directors (CBCA s. 25), and transferred with the consent that the articles ask for. */
import type { Certificate } from '@tabellion/book/entities.ts';
import { isIssue } from '@tabellion/book/entities.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import { holderIn, personOf } from '../../documents/templates/words.ts';
import {
  actsRecordedHere,
  draftOf,
  isResolution,
  missingOf,
  needsSignature,
  openDocument,
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

export const issueWithoutResolution: Rule = {
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

export const issueResolutionUnsigned: Rule = {
  code: 'issue_resolution_unsigned',
  severity: 'error',
  provision: { cbca: '25(1)' },
  find(facts) {
    const roots = issuesIn(facts);
    return facts.onFile
      .filter(
        (one) => isResolution(one) && needsSignature(one) && one.carries.some((root) => roots.has(root)),
      )
      .map((one) => ({
        subject: one.documentId,
        about: one.title,
        params: {},
        fix: openDocument(one),
      }));
  },
};

export const transferWithoutConsent: Rule = {
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
