/** One act on record with its corrections. */
import { type Act, type ChangeAct, type KindName, kinds } from '@tabellion/book/acts/kinds.ts';
import { bySeq } from '@tabellion/book/order.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { isAmendable } from '../amendments.ts';
import type { PlainValue, RecordedBundle } from '../plainValue.ts';
import { personsOf } from '../rules/conflicts.ts';
import {
  type ChangedValue,
  differingValues,
  hasOtherDifferences,
  plainValuesOf,
} from '../rules/plainValues.ts';
import { selectRootOfThing, selectVersions } from './store/acts.ts';
import { selectBundles } from './store/batches.ts';

/** One version of an entry, and what it says otherwise than the one before it that said something. */
export interface EntryVersion {
  readonly act: Act;
  readonly differs: readonly ChangedValue[];
  readonly isOtherwise: boolean;
}

export interface Entry {
  /** Versions in the order in which they were recorded. */
  readonly versions: readonly EntryVersion[];
  /** The last that says something. */
  readonly stored: ChangeAct;
  readonly newest: Act;
  readonly isAmendable: boolean;
  readonly persons: readonly string[];
  readonly opened: number;
  readonly says: readonly PlainValue[];
  /** The bundle in which it was last recorded; null where it was recorded alone, or with too many. */
  readonly bundle: RecordedBundle | null;
}

/** @param id  of the act that was recorded first, or of the security, appointment, person or class that it brought */
export async function entryOf(q: Queries, orgId: string, id: string): Promise<Entry | undefined> {
  const own = await selectVersions(q, orgId, [id]);
  const brought = own.length > 0 ? undefined : await selectRootOfThing(q, orgId, id);
  const found = brought === undefined ? own : await selectVersions(q, orgId, [brought]);
  const versions = found.sort(bySeq);
  const newest = versions.at(-1);
  const stored = versions.findLast((act): act is ChangeAct => act.verb !== 'void');
  if (newest === undefined || stored === undefined) return undefined;
  const batchIds = versions.flatMap(({ batchId }) => batchId ?? []);
  const bundle = await selectBundles(q, orgId, batchIds);
  const last = batchIds.findLast((batchId) => bundle.has(batchId));
  return {
    versions: versionsOf(versions),
    stored,
    newest,
    isAmendable: isAmendable(newest.kind),
    persons: personsOf(stored),
    opened: openedBy(stored),
    says: plainValuesOf(stored),
    bundle: bundle.get(last ?? '') ?? null,
  };
}

function versionsOf(acts: readonly Act[]): readonly EntryVersion[] {
  let before: ChangeAct | undefined;
  return acts.map((act) => {
    const earlier = before;
    if (act.verb === 'void' || earlier === undefined) {
      if (act.verb !== 'void') before = act;
      return { act, differs: [], isOtherwise: false };
    }
    before = act;
    return { act, differs: differingValues(earlier, act), isOtherwise: hasOtherDifferences(earlier, act) };
  });
}

const openedBy = <K extends KindName>({ kind, payload }: ChangeAct<K>): number =>
  kinds[kind].opens?.(payload).length ?? 0;
