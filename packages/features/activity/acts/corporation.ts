import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { CorporationAct } from '@tabellion/book/corporationActs.ts';
import type { LogEntryOf, LogRows } from '../logRow.ts';
import type { Report, ReportFacts } from './report.ts';

export const corporationLog = {
  /** Name, offices, articles and what else the corporation resolves for itself, by the kind of the act. */
  corporation_changed: { group: 'corporation', icon: 'FilePen', subjects: [], values: ['act'] },
} as const satisfies LogRows;

type LogEntry = LogEntryOf<typeof corporationLog>;

const ofCorporation = {
  records: (_: unknown, { orgId }: ReportFacts) => [{ kind: 'organization', id: orgId } as const],
};

/** A first statement with the incorporation is no change. */
const changed = {
  ...ofCorporation,
  entries: (
    { kind: act, effectiveOn }: ChangeAct<CorporationAct>,
    { isFounding }: ReportFacts,
  ): readonly LogEntry[] =>
    isFounding ? [] : [{ kind: 'corporation_changed', params: { act }, effectiveOn }],
};

export const corporationReports = (): { readonly [K in CorporationAct]: Report<K, LogEntry> } => ({
  // The log tells of the incorporation with the status of the organization.
  incorporated: ofCorporation,
  'name.changed': changed,
  'address.changed': changed,
  'yearend.changed': changed,
  'articles.amended': changed,
  continued: changed,
  amalgamated: changed,
  'auditor.appointed': changed,
  'auditor.waived': changed,
  'banking.set': changed,
  'bylaw.changed': changed,
  'bylaw.confirmed': changed,
  'agreement.made': changed,
  'dividend.declared': changed,
  dissolved: changed,
  'land.acquired': changed,
  'land.disposed': changed,
});
