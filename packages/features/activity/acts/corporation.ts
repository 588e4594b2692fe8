import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { LogEntryOf, LogRows } from '../logRow.ts';
import type { Report, ReportFacts } from './report.ts';

export const corporationLog = {
  /** Name, registered office, year end or articles, by the kind of the act. */
  corporation_changed: { group: 'corporation', icon: 'FilePen', subjects: [], values: ['act'] },
} as const satisfies LogRows;

type LogEntry = LogEntryOf<typeof corporationLog>;

type Corporation =
  | 'incorporated'
  | 'name.changed'
  | 'address.changed'
  | 'yearend.changed'
  | 'articles.amended'
  | 'continued'
  | 'amalgamated';

const ofCorporation = {
  records: (_: unknown, { orgId }: ReportFacts) => [{ kind: 'organization', id: orgId } as const],
};

/** A first statement with the incorporation is no change. */
const changed = {
  ...ofCorporation,
  entries: (
    { kind: act, effectiveOn }: ChangeAct<Corporation>,
    { isFounding }: ReportFacts,
  ): readonly LogEntry[] =>
    isFounding ? [] : [{ kind: 'corporation_changed', params: { act }, effectiveOn }],
};

export const corporationReports = (): { readonly [K in Corporation]: Report<K, LogEntry> } => ({
  // The log tells of the incorporation with the status of the organization.
  incorporated: ofCorporation,
  'name.changed': changed,
  'address.changed': changed,
  'yearend.changed': changed,
  'articles.amended': changed,
  continued: changed,
  amalgamated: changed,
});
