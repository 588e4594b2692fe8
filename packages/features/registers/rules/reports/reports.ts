/** Activity log and ledger entries for recorded acts, by kind: new ones, corrections and voided ones. */
import type { Act, ChangeAct, KindName } from '@tabellion/book/acts/kinds.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { classReports } from '../../../activity/acts/classes.ts';
import { controlReports } from '../../../activity/acts/control.ts';
import { corporationReports } from '../../../activity/acts/corporation.ts';
import { instrumentReports } from '../../../activity/acts/instruments.ts';
import { peopleReports } from '../../../activity/acts/people.ts';
import type { FactsNeeded, LedgerRecord, Report, ReportFacts } from '../../../activity/acts/report.ts';
import { shareReports } from '../../../activity/acts/shares.ts';
import type { LogEntry } from '../../../activity/kinds.ts';
import { aboutOf } from '../aboutOf.ts';

/** One row for each kind of act: a new kind says here what the log and the ledger say of it. */
const reports: { readonly [K in KindName]: Report<K, LogEntry> } = {
  ...corporationReports(),
  ...peopleReports(),
  ...classReports(),
  ...shareReports(),
  ...instrumentReports(),
  ...controlReports(),
};

/** An act with what it said before, where it corrects another or takes it back. */
export interface ReportedAct {
  readonly act: Act;
  /** The last version that said something. */
  readonly before?: ChangeAct | undefined;
  /** The act restores a voided statement. */
  readonly isRestored?: boolean;
  /** The author asked for this correction of an entry, instead of correcting it by its own form. */
  readonly isBundled?: boolean;
}

/**
 * Acts with what was said before them.
 * @param versions  of the roots that they correct, in the order of seq; the acts may be among them
 * @param bundled  the roots of acts whose correction was asked for by name
 */
export function reportedOf(
  acts: readonly Act[],
  versions: readonly Act[],
  bundled: ReadonlySet<string> = new Set(),
): readonly ReportedAct[] {
  const byRoot = new Map<string, Act[]>();
  for (const one of versions) byRoot.set(one.root, [...(byRoot.get(one.root) ?? []), one]);
  return acts.map((act) => {
    const earlier = (byRoot.get(act.root) ?? []).filter(({ seq }) => seq < act.seq);
    return {
      act,
      before: earlier.findLast((one): one is ChangeAct => one.verb !== 'void'),
      isRestored: earlier.at(-1)?.verb === 'void',
      isBundled: bundled.has(act.root),
    };
  });
}

/** The row of a kind and an act of that kind belong together; the compiler does not see it through the union. */
const reportOf = <K extends KindName>({ kind }: { readonly kind: K }): Report<K, LogEntry> => reports[kind];

export function neededFor(reported: readonly ReportedAct[]): Required<FactsNeeded> {
  const needs = reported.flatMap(({ act, before }) =>
    [act, before].flatMap((one) => (one === undefined || one.verb === 'void' ? [] : needsOf(one))),
  );
  const all = (of: keyof FactsNeeded) => [...new Set(needs.flatMap((one) => one[of] ?? []))];
  return {
    recipients: all('recipients'),
    securities: all('securities'),
    appointments: all('appointments'),
    controls: all('controls'),
    persons: all('persons'),
  };
}

const needsOf = <K extends KindName>(act: ChangeAct<K>): FactsNeeded =>
  reportOf(act as ChangeAct).needs?.(act.payload as never) ?? {};

/** Entries of the log with the root of the act that each tells of; what several acts say alike is said once. */
export function logEntriesOf(
  reported: readonly ReportedAct[],
  facts: ReportFacts,
): readonly { readonly root: string; readonly entry: LogEntry }[] {
  const entries = reported.flatMap((one) =>
    entriesOf(one, facts).map((entry) => ({ root: one.act.root, entry })),
  );
  // Somebody becomes a shareholder once, and his details are updated once, however many acts say so.
  const seen = new Set<string>();
  return entries.filter(({ entry }) => {
    if (entry.kind !== 'person_updated' && entry.kind !== 'shareholder_added') return true;
    const key = `${entry.kind} ${entry.params.person}`;
    return !seen.has(key) && seen.add(key).size > 0;
  });
}

function entriesOf(
  { act, before, isRestored, isBundled }: ReportedAct,
  facts: ReportFacts,
): readonly LogEntry[] {
  if (act.verb === 'record') return reportOf(act).entries?.(act as never, facts) ?? [];
  if (before === undefined) return [];
  const { voidings, corrections } = reportOf(before);
  if (act.verb === 'void') return voidings?.() ?? [amended('entry_voided', before, before)];
  if (isRestored) return [amended('entry_restored', act, before)];
  if (corrections && !isBundled) return corrections(act as never, before as never);
  const isMoved = canonicalJson(act.payload) === canonicalJson(before.payload);
  return [amended(isMoved ? 'entry_moved' : 'entry_corrected', act, before)];
}

/** The entry tells the act as it was before, and what it was about. */
const amended = (
  kind: 'entry_voided' | 'entry_moved' | 'entry_corrected' | 'entry_restored',
  { effectiveOn }: ChangeAct,
  before: ChangeAct,
): LogEntry => ({
  kind,
  params: { entry: before.root, act: before.kind, from: before.effectiveOn, ...aboutOf(before) },
  effectiveOn,
});

/** A record of the ledger, with the act from which it follows. */
export interface LedgerChange extends Omit<LedgerRecord, 'deleted' | 'isMadeByAct'> {
  readonly act: string;
  readonly seq: number;
  readonly deleted?: true;
}

/** The records that the acts touch, as they say it and as was said before them, each once with the last act that touches it. */
export function ledgerChangesOf(
  reported: readonly ReportedAct[],
  facts: ReportFacts,
): readonly LedgerChange[] {
  const changes = new Map<string, LedgerChange>();
  for (const { act, before } of reported) {
    const stored = [before, act].filter((one): one is ChangeAct => one !== undefined && one.verb !== 'void');
    for (const { deleted, isMadeByAct, ...record } of stored.flatMap((one) => recordsOf(one, facts))) {
      const isGone = deleted === true || (isMadeByAct === true && act.verb === 'void');
      const key = `${record.kind} ${record.id}`;
      changes.delete(key);
      changes.set(key, { ...record, act: act.actId, seq: act.seq, ...(isGone && { deleted: true }) });
    }
  }
  return [...changes.values()];
}

const recordsOf = (act: ChangeAct, facts: ReportFacts): readonly LedgerRecord[] =>
  reportOf(act).records?.(act.payload as never, facts) ?? [];
