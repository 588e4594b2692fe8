/** The dividends of a change, by the acts that declared them as they stand: an act may have been corrected or voided since. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { standingAmong } from '../../registers/server/public/acts.ts';
import type { Proposal } from '../../registers/server/public/proposals.ts';
import { type DeclaredDividend, dividendsOf, type StandingDividend } from '../rules/dividends.ts';
import type { ChangeRow } from './store/changes.ts';

/** All that is on record. */
const now = Number.MAX_SAFE_INTEGER;

export async function standingDividends(
  q: Queries,
  orgId: string,
  change: ChangeRow,
  proposal: Proposal | undefined,
): Promise<DeclaredDividend[]> {
  if (!change.parts.some(({ kind }) => kind === 'dividend')) return [];
  if (proposal?.state !== 'applied') return dividendsOf(change, null);
  const roots = proposal.drafts.flatMap(({ kind, root }) => (kind === 'dividend.declared' ? root : []));
  const acts = await standingAmong(q, orgId, { seq: now, roots });
  const standing = new Map<string, StandingDividend>(
    acts.flatMap((act) => (act.kind === 'dividend.declared' ? [[act.root, act.payload] as const] : [])),
  );
  return dividendsOf(
    change,
    roots.map((root) => standing.get(root)),
  );
}
