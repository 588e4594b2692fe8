import { type Act, type EffectiveAct, type KindName, kinds } from './acts/kinds.ts';
import type { Anomaly, AnomalyCode } from './anomaly.ts';
import type { Book } from './book.ts';
import { fold } from './fold.ts';
import { effective, newestVersions } from './order.ts';
import { type Difference, difference } from './rows.ts';

/** The history with more acts at its end: the books before and after, the rows to write, and every act, old or
 *  new, that did fit and no longer does. A write is refused while `newAnomalies` is not empty; an import may go on. */
export interface Proposed {
  readonly before: Book;
  readonly after: Book;
  readonly newAnomalies: readonly Anomaly[];
  readonly difference: Difference;
}

/** What appending would do. Nothing cascades: an act in the way is listed, and the author may amend it in the
 *  same batch. `additions` bear the seqs that follow the history's. */
export function propose(history: readonly Act[], additions: readonly Act[]): Proposed {
  const before = fold(history);
  const after = fold([...history, ...additions]);
  const known = new Set(before.anomalies.map(anomalyKey));
  const broken = after.anomalies.filter((anomaly) => !known.has(anomalyKey(anomaly)));
  return {
    before,
    after,
    newAnomalies: [...faultsOfVerbs(history, additions), ...broken],
    difference: difference(before, after),
  };
}

/** By root, so that correcting an act that never fitted adds nothing; without params, so that an import above
 *  the authorized number can be mended in steps. */
function anomalyKey({ root, code, path }: Anomaly): string {
  return `${root} ${code} ${path}`;
}

/** Whether each replace and void names a root that is there, the newest version of it, and keeps what must not
 *  change: the kind, and the ids and numbers that the root gave. */
export function faultsOfVerbs(history: readonly Act[], additions: readonly Act[]): readonly Anomaly[] {
  const newest = new Map(newestVersions(history));
  const given = givenBy(history);
  const faults: Anomaly[] = [];
  for (const act of [...additions].sort((a, b) => a.seq - b.seq)) {
    const code = act.verb === 'record' ? undefined : faultOf(act, newest.get(act.root), given.get(act.root));
    if (code) faults.push({ actId: act.actId, root: act.root, code, path: '', params: {} });
    if (code !== undefined && code !== 'stale') continue;
    newest.set(act.root, act);
    if (act.verb === 'record') given.set(act.root, giftsOf(act));
  }
  return faults;
}

function faultOf(act: Act, newest: Act | undefined, given: string | undefined): AnomalyCode | undefined {
  if (!newest) return 'no_root';
  if (act.supersedes !== newest.actId) return 'stale';
  if (act.kind !== newest.kind) return 'kind_changed';
  if (act.verb === 'void') return newest.verb === 'void' ? 'already_void' : undefined;
  return giftsOf(act) === given ? undefined : 'identity_changed';
}

function givenBy(history: readonly Act[]): Map<string, string> {
  return new Map(history.filter((act) => act.verb === 'record').map((act) => [act.root, giftsOf(act)]));
}

function giftsOf(act: Act): string {
  return act.verb === 'void' ? '' : [...idsGiven(effective(act))].sort().join('\n');
}

function idsGiven<K extends KindName>(act: EffectiveAct<K>): readonly string[] {
  return kinds[act.kind].gives(act.payload);
}
