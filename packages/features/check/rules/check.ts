/** Runs every rule over the book. */
import { finish, type Stepwise, sortedInSteps } from '@tabellion/book/stepwise.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { type Citation, citedIn } from '../../documents/templates/provisions.ts';
import { approvalRules, resolutionsInVain } from './approvals.ts';
import { articlesRules } from './articles.ts';
import { certificateRules } from './certificates.ts';
import { directorRules } from './directors.ts';
import { documentRules } from './documents.ts';
import { exemptionRules } from './exemptions.ts';
import { issuesIn } from './issues.ts';
import { missingOf, papersOf } from './papers.ts';
import { paymentRules } from './payments.ts';
import type { CheckCode } from './readiness.ts';
import { recordRules } from './records.ts';
import { resolutionRules } from './resolutions.ts';
import { type CheckFacts, type Found, type Rule, type Severity, severities } from './rule.ts';
import { yearlyRules } from './years.ts';

/** Findings of one severity are listed in this order. */
export const rules: readonly Rule[] = [
  directorRules,
  approvalRules,
  resolutionRules,
  articlesRules,
  paymentRules,
  exemptionRules,
  certificateRules,
  yearlyRules,
  recordRules,
  documentRules,
].flat();

export interface Finding extends Omit<Found, 'provision' | 'citation'> {
  readonly code: CheckCode;
  readonly severity: Severity;
  /** As the corporation's own Act numbers it; null where that is not known. */
  readonly citation: Citation | null;
}

/** Lookups that several rules share, a step each: built by the first rule that asks, one would make that rule long. */
const lookups: readonly ((facts: CheckFacts) => unknown)[] = [
  (facts) => papersOf(facts, ''),
  (facts) => missingOf(facts, ''),
  issuesIn,
  resolutionsInVain,
];

/** CS-2 before CS-10. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** The gravest first, those of one rule by name. A document that a rule of its own found is not found again as any other. */
export const findingsIn = (facts: CheckFacts): Finding[] => finish(findingsInSteps(facts));

/** The same, a rule at a time: a large book has thousands of findings. */
export function* findingsInSteps(facts: CheckFacts): Stepwise<Finding[]> {
  for (const lookUp of lookups) {
    lookUp(facts);
    yield;
  }
  const fixed = new Set<string>();
  const found: Finding[][] = [];
  for (const rule of rules) {
    const own = rule.find(facts).filter(({ fix }) => !(rule.isGeneral && fixed.has(keyOf(fix))));
    yield;
    const sorted = yield* sortedInSteps(own, (a, b) => compare(a.about, b.about));
    found.push(sorted.map((one) => findingOf(rule, one, facts)));
    for (const { fix } of own) fixed.add(keyOf(fix));
    yield;
  }
  const all = found.flat();
  return severities.flatMap((severity) => all.filter((one) => one.severity === severity));
}

/** Drafting a document and entering what it needs first are one fix. */
const keyOf = (fix: Found['fix']): string =>
  fix.do === 'open' ? canonicalJson({ ...fix }) : `${fix.template} ${fix.subject}`;

const findingOf = (rule: Rule, { provision, citation, ...one }: Found, { book }: CheckFacts): Finding => ({
  code: rule.code,
  severity: rule.severity,
  ...one,
  citation: citation ?? citedIn(book.statute, provision ?? rule.provision ?? {}),
});
