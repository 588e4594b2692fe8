/** Findings as they are read. */
import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import type { BrokenRule, FindingView, FixView } from '../contract.ts';
import type { Finding } from './check.ts';
import type { Fix } from './rule.ts';

/** Findings in a page unless another number is asked for. */
const PAGE = 50;

interface PageQuery {
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit?: string | undefined;
}

/** A part of what a check found. A page begins after the last finding of the one before; where that was fixed meanwhile, at its
 *  place. */
export function pageOf(
  findings: readonly Finding[],
  { after = '', limit = String(PAGE) }: PageQuery,
  today: PlainDate,
) {
  const [place = '0', code, ...subject] = after.split(' ');
  const last = findings.findIndex((one) => one.code === code && one.subject === subject.join(' '));
  const from = last < 0 ? Math.max(Number(place) - 1, 0) : last + 1;
  const to = from + Number(limit);
  const end = findings[to - 1];
  return {
    findings: findings.slice(from, to).map((one) => findingView(one, today)),
    next: end === undefined || to >= findings.length ? null : `${to} ${end.code} ${end.subject}`,
  };
}

const findingView = (
  { code, severity, subject, about, params, dueOn, citation, fix, act, securityId }: Finding,
  today: PlainDate,
): FindingView => ({
  code,
  severity,
  subject,
  about,
  params: { ...params },
  citation,
  fix: fixView(fix),
  act: act ?? null,
  security_id: securityId ?? null,
  due_on: dueOn ?? null,
  days: dueOn === undefined ? null : daysBetween(today, dueOn),
});

/** How often each rule is broken, in the order of the findings. */
export function rulesBroken(findings: readonly Pick<Finding, 'code' | 'severity'>[]): BrokenRule[] {
  const counts = new Map<string, BrokenRule>();
  for (const { code, severity } of findings)
    counts.set(code, { code, severity, places: (counts.get(code)?.places ?? 0) + 1 });
  return [...counts.values()];
}

/** A document that lacks something is drafted once that is entered. It is filled in here to see: ask for what is shown only. */
export function fixView(fix: Fix): FixView {
  if (fix.do === 'open') return { do: 'open', page: fix.page, id: fix.id ?? null };
  const { template, subject, blanks } = fix;
  const [blank] = blanks?.() ?? [];
  return blank === undefined
    ? { do: 'draft', template, subject }
    : { do: 'enter', template, subject, fact: blank.fact, person_id: blank.personId ?? null };
}
