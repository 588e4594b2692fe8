import { type Act, type EffectiveAct, type KindName, kinds } from './acts/kinds.ts';
import type { Anomaly, AnomalyCode } from './anomaly.ts';
import type { Book } from './book.ts';
import { foldInSteps } from './fold.ts';
import { bySeq } from './order.ts';
import { type Difference, differenceInSteps } from './rows.ts';
import { finish, type Stepwise } from './stepwise.ts';

/** The history with more acts at its end: the books before and after, the rows to write, and every act, old or
 *  new, that did fit and no longer does. A write is refused while `newAnomalies` is not empty; an import may go on. */
export interface AmendedHistory {
  readonly before: Book;
  readonly after: Book;
  readonly newAnomalies: readonly Anomaly[];
  readonly difference: Difference;
}

/** The effect of appending. Nothing cascades: a conflicting act is listed, and the author may amend it in the
 *  same batch. `additions` bear the seqs that follow the history's. */
export function propose(history: readonly Act[], additions: readonly Act[]): AmendedHistory {
  return finish(proposeInSteps(history, additions));
}

/** The same, for histories so long that other work must be let in between. */
export function* proposeInSteps(
  history: readonly Act[],
  additions: readonly Act[],
): Stepwise<AmendedHistory> {
  const before = yield* foldInSteps(history);
  const after = yield* foldInSteps([...history, ...additions]);
  const existing = new Set(before.anomalies.map(anomalyKey));
  const broken = after.anomalies.filter((anomaly) => !existing.has(anomalyKey(anomaly)));
  return {
    before,
    after,
    newAnomalies: [...faultsOfVerbs(history, additions), ...broken],
    difference: yield* differenceInSteps(before, after),
  };
}

/** The root is part of it, so that correcting an act that never fitted adds nothing; params are not, so that an
 *  import above the authorized number can be mended in steps. */
function anomalyKey({ root, code, path }: Anomaly): string {
  return `${root} ${code} ${path}`;
}

/** Whether each replace and void names a root that is there, the newest version of it, and keeps what must not
 *  change: the kind, and the ids and numbers that the root gave; a void keeps the date. */
function faultsOfVerbs(history: readonly Act[], additions: readonly Act[]): readonly Anomaly[] {
  const roots = new Set(additions.map(({ root }) => root));
  const versions = new Map<string, Versions>();
  for (const act of history)
    if (roots.has(act.root)) versions.set(act.root, later(versions.get(act.root), act));
  const faults: Anomaly[] = [];
  for (const act of [...additions].sort(bySeq)) {
    const existing = versions.get(act.root);
    const code = act.verb === 'record' ? undefined : faultOf(act, existing);
    if (code) faults.push({ actId: act.actId, root: act.root, code, path: '', params: {} });
    if (!code || code === 'stale') versions.set(act.root, later(existing, act));
  }
  return faults;
}

/** The first version of one root, the newest that says something, and the newest. */
interface Versions {
  readonly first: Act;
  readonly stored: Act;
  readonly newest: Act;
}

function later(versions: Versions | undefined, act: Act): Versions {
  if (!versions) return { first: act, stored: act, newest: act };
  const { first, stored, newest } = versions;
  const isNewer = act.seq > newest.seq;
  return {
    first: act.seq < first.seq ? act : first,
    stored: isNewer && act.verb !== 'void' ? act : stored,
    newest: isNewer ? act : newest,
  };
}

function faultOf(act: Act, versions: Versions | undefined): AnomalyCode | undefined {
  if (!versions) return 'no_root';
  const { first, stored, newest } = versions;
  if (act.supersedes !== newest.actId) return 'stale';
  if (act.kind !== newest.kind) return 'kind_changed';
  if (act.verb === 'void') return faultOfVoid(act, newest);
  return keepsAssignedValues(act, { first, stored }) ? undefined : 'identity_changed';
}

function faultOfVoid(act: Act, newest: Act): AnomalyCode | undefined {
  if (newest.verb === 'void') return 'already_void';
  return act.effectiveOn === newest.effectiveOn ? undefined : 'identity_changed';
}

/** Ids and numbers stay: some kinds may give more, but whatever was given before is named. */
function keepsAssignedValues(act: Act, { first, stored }: Omit<Versions, 'newest'>): boolean {
  const given = assignedValuesOf(act);
  if (kinds[act.kind].over === undefined) return given.join('\n') === assignedValuesOf(first).join('\n');
  const kept = new Set(given);
  return assignedValuesOf(stored).every((one) => kept.has(one));
}

const assignedValuesOf = (act: Act): readonly string[] => [...idsGivenBy(act)].sort();

/** The ids that an act gives to what it brings; none where it voids. */
export const idsGivenBy = (act: Act): readonly string[] => (act.verb === 'void' ? [] : idsGiven(act));

function idsGiven<K extends KindName>(act: EffectiveAct<K>): readonly string[] {
  return kinds[act.kind].gives?.(act.payload) ?? [];
}
