/** The page on which a line is done, or looked at. */
import type { DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
import { filingPath, isMetByFiling } from '../../deadlines/rules/metByFiling.ts';
import { sentBackPath } from '../../filings/rules/returnPaths.ts';
import type { LineKind } from '../lineKinds.ts';
import type { LineParams } from './lines.ts';

const control = 'organization/significant-control';

/** Where the facts stand that a deadline is about; the others are done on the page of all deadlines. */
const pagesOfDeadlines: Readonly<Partial<Record<DeadlineKind, string>>> = {
  consent: 'dashboard/directors',
  gst_registration: 'organization/info',
  isc_record: control,
  isc_file: control,
  isc_review: control,
  isc_dispose: control,
};

type DeadlineLine = 'deadline' | 'control_deadline' | 'filing_rejection';

const pagesOfKinds = {
  year_end: 'organization/info',
  signatures: 'signingroom',
  payment: 'dashboard',
  attention: 'dashboard',
  matter: 'dashboard',
  unsigned: 'document/list',
  incomplete: 'document/check',
  rejection: 'dashboard',
  registry: 'organization/against-registry',
} as const satisfies Readonly<Record<Exclude<LineKind, DeadlineLine>, string>>;

interface Shown {
  readonly kind: LineKind;
  /** The return that came back, of such a line. */
  readonly subject: string | null;
  readonly params: LineParams;
}

/** @param mayReadFilings  the page of filings is open to the reader */
export function pageOf(orgId: string, { kind, subject, params }: Shown, mayReadFilings: boolean): string {
  if (kind !== 'deadline' && kind !== 'control_deadline' && kind !== 'filing_rejection')
    return `/app/org/${orgId}/${pagesOfKinds[kind]}`;
  if (kind === 'filing_rejection' && mayReadFilings && subject !== null) return sentBackPath(orgId, subject);
  const filing = mayReadFilings ? filingOf(orgId, params) : undefined;
  return filing ?? `/app/org/${orgId}/${pageOfDeadline(params)}`;
}

const pageOfDeadline = ({ deadline }: LineParams): string =>
  (deadline && pagesOfDeadlines[deadline]) ?? 'dashboard/deadlines';

/** The filing that meets a deadline. */
function filingOf(orgId: string, { registration, deadline, occasion }: LineParams): string | undefined {
  if (registration === undefined || deadline === undefined || occasion === undefined) return undefined;
  return isMetByFiling(deadline) ? filingPath(orgId, { registration, kind: deadline, occasion }) : undefined;
}
