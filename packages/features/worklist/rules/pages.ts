/** The page on which a line is done, or looked at. */
import type { DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
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
  isc_amalgamation: control,
};

const pagesOfKinds = {
  year_end: 'organization/info',
  signatures: 'signingroom',
  payment: 'dashboard',
  attention: 'dashboard',
  matter: 'dashboard',
  unsigned: 'document/list',
  incomplete: 'document/check',
  rejection: 'dashboard',
} as const satisfies Readonly<Record<Exclude<LineKind, 'deadline' | 'control_deadline'>, string>>;

export function pageOf(orgId: string, kind: LineKind, { deadline }: LineParams): string {
  if (kind !== 'deadline' && kind !== 'control_deadline') return `/app/org/${orgId}/${pagesOfKinds[kind]}`;
  const own = deadline === undefined ? undefined : pagesOfDeadlines[deadline];
  return `/app/org/${orgId}/${own ?? 'dashboard/deadlines'}`;
}
