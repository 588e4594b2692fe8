/** Reports of the corporation's own particulars. */
import type { Report, ReportFacts } from './report.ts';

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

export const corporationReports: { readonly [K in Corporation]: Report<K> } = {
  // The log tells of the incorporation with the status of the organization.
  incorporated: ofCorporation,
  'name.changed': ofCorporation,
  'address.changed': ofCorporation,
  'yearend.changed': ofCorporation,
  'articles.amended': ofCorporation,
  continued: ofCorporation,
  amalgamated: ofCorporation,
};
