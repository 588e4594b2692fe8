import { type Act, type EffectiveAct, type KindName, kinds } from './acts/kinds.ts';
import { namesOf, type ReadWriteSet, type Subject } from './readWriteSet.ts';

/** Reads, writes and counts of an act with this payload, by its kind. */
export function readWriteSetOf<K extends KindName>(
  act: Pick<EffectiveAct<K>, 'kind' | 'payload'>,
): Required<ReadWriteSet> {
  const {
    reads = [],
    writes,
    counts = [],
    whole = [],
    accounts = [],
  } = kinds[act.kind].readWriteSet(act.payload);
  return { reads, writes, counts, whole, accounts };
}

/** A line of the index by which a store finds acts: some version of the root touches the subject. */
export interface SubjectOfAct {
  readonly root: string;
  readonly subject: string;
  /** Whether it changes the subject, or only reads it. */
  readonly writes: boolean;
}

/** A voiding act touches what its root does, which is known by then. */
export function subjectsOf(act: Act): readonly SubjectOfAct[] {
  if (act.verb === 'void') return [];
  const { reads, writes: written, counts } = readWriteSetOf(act);
  const writes = new Set(written.flatMap(namesOf));
  const read = [...reads, ...counts.map((id): Subject => ({ of: 'class', id }))].flatMap(namesOf);
  return [...new Set([...read, ...writes])].map((subject) => ({
    root: act.root,
    subject,
    writes: writes.has(subject),
  }));
}
