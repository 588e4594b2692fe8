/** Findings as they are read. */
import { daysBetween, type PlainDate } from '@tabellion/kernel/date.ts';
import type { FindingView, FixView } from '../contract.ts';
import type { Finding } from './check.ts';
import type { Fix } from './rule.ts';

export const findingView = (
  { code, severity, subject, about, params, dueOn, citation, fix }: Finding,
  today: PlainDate,
): FindingView => ({
  code,
  severity,
  subject,
  about,
  params: { ...params },
  citation,
  fix: fixView(fix),
  due_on: dueOn ?? null,
  days: dueOn === undefined ? null : daysBetween(today, dueOn),
});

/** A document that lacks something is drafted once that is entered. It is filled in here to see: ask for what is shown only. */
export function fixView(fix: Fix): FixView {
  if (fix.do === 'open') return { do: 'open', page: fix.page, id: fix.id ?? null };
  const { template, subject, blanks } = fix;
  const [blank] = blanks?.() ?? [];
  return blank === undefined
    ? { do: 'draft', template, subject }
    : { do: 'enter', template, subject, fact: blank.fact, person_id: blank.personId ?? null };
}
