import { type Act, type EffectiveAct, type KindName, kinds } from './acts/kinds.ts';
import { namesOf, type ReadWriteSet, type Subject, type Touched } from './readWriteSet.ts';

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

/** The names of all that an act touches, told once for comparing and for finding. */
export function touchedBy(act: EffectiveAct): Touched {
  const { reads, writes, counts, accounts } = readWriteSetOf(act);
  const read = [...reads, ...counts.map((id): Subject => ({ of: 'class', id }))].flatMap(namesOf);
  const written = writes.flatMap(({ subject }) => namesOf(subject));
  const shown = writes.flatMap(({ subject, seen }) => (seen === null ? [] : namesOf(subject)));
  const { effectiveOn, voided = false } = act;
  const print = JSON.stringify([effectiveOn, voided, read, written, shown]);
  const sights = new Map(
    writes.flatMap(({ subject, seen }) => namesOf(subject).map((name) => [`${name} ${seen}`, name])),
  );
  const all = [...new Set([...read, ...written])];
  return { all, written: [...new Set(written)], shown, counts, accounts, sights, print };
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
  const { all, written } = touchedBy(act);
  const writes = new Set(written);
  return all.map((subject) => ({ root: act.root, subject, writes: writes.has(subject) }));
}
