/** The newest entries of the log, told with the names that came with them. */
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { entryOf } from '../../activity/server/public.ts';
import { displayName } from '../../registers/server/public.ts';
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
  const drafted = classNamesIn(read.proposals);
  const reader = { text: texts[language], language };
  return read.rows.map((row) => {
    const known = new Map(drafted);
    for (const [id, name] of Object.entries(row.names)) {
      const words = typeof name === 'string' ? name : displayName(name);
      if (words !== '') known.set(id, words);
    }
    return entryOf(row, { orgId, ownerOrg, names: known, zone: read.zone, reader });
  });
}

const classNamesIn = (proposals: readonly OpenProposal[]): ReadonlyMap<string, string> =>
  new Map(proposals.flatMap(({ acts }) => classesIn(acts)).map(({ classId, name }) => [classId, name]));
