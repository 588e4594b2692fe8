/** The page on which a line is done, or looked at. */
import type { DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
import type { LineKind, NextAct } from '../lineKinds.ts';
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
  isc_amalgamation: control,
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
} as const satisfies Readonly<Record<Exclude<LineKind, DeadlineLine>, string>>;

interface Shown {
  readonly kind: LineKind;
  readonly params: LineParams;
  readonly nextAct: NextAct;
}

/** @param mayReadFilings  the page of filings is open to the reader */
export function pageOf(orgId: string, { kind, params, nextAct }: Shown, mayReadFilings: boolean): string {
  return `/app/org/${orgId}/${pageWithin(kind, params, nextAct === 'file' && mayReadFilings)}`;
}

function pageWithin(kind: LineKind, { deadline }: LineParams, isFiled: boolean): string {
  if (kind !== 'deadline' && kind !== 'control_deadline' && kind !== 'filing_rejection')
    return pagesOfKinds[kind];
  const own = deadline === undefined ? undefined : pagesOfDeadlines[deadline];
  return own ?? (isFiled ? 'organization/filing' : 'dashboard/deadlines');
}
