/** The newest entries of the log, told with the names that came with them. */
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { entryOf } from '../../activity/server/public.ts';
import { displayName } from '../../registers/server/public/people.ts';
import type { Dashboard } from '../contract.ts';
import { classesIn } from '../rules/founding.ts';
import type { DashboardPorts } from './ports.ts';
import type { LatestActivityRow } from './store/activity.ts';
import type { OpenProposal } from './store/proposals.ts';

export function latestActivity(
  { orgId, language }: Pick<OrganizationContext, 'orgId' | 'language'>,
  { texts, ownerOrg }: DashboardPorts,
  read: { rows: readonly LatestActivityRow[]; proposals: readonly OpenProposal[]; zone: string },
): Dashboard['activity_logs'] {
  const names = classNamesIn(read.proposals);
  for (const row of read.rows) {
    for (const [id, name] of Object.entries(row.names)) {
      const words = typeof name === 'string' ? name : displayName(name);
      if (words !== '') names.set(id, words);
    }
  }
  const telling = { orgId, ownerOrg, names, zone: read.zone, reader: { text: texts[language], language } };
  return read.rows.map((row) => entryOf(row, { ...telling, reason: row.reason }));
}

const classNamesIn = (proposals: readonly OpenProposal[]): Map<string, string> =>
  new Map(proposals.flatMap(({ acts }) => classesIn(acts)).map(({ classId, name }) => [classId, name]));
