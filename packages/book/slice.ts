import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Act, EffectiveAct } from './acts/kinds.ts';
import { bySeq, effectiveActsInSteps } from './order.ts';
import type { Touched } from './readWriteSet.ts';
import { touchedBy } from './readWriteSets.ts';
import { finish, STEP, type Stepwise } from './stepwise.ts';

/** Acts to load, with every version of their roots. */
export interface ActsQuery {
  readonly roots: readonly string[];
  /** Whatever touches one of these subjects. */
  readonly touching: readonly string[];
  /** Whatever writes one of these. */
  readonly writing: readonly string[];
  /** Whatever touches the subject and is dated on one of the days. */
  readonly dated: readonly { readonly subject: string; readonly days: readonly PlainDate[] }[];
}

/** One root: its versions on record, and what it touches without and with the new acts. */
interface Member {
  readonly versions: readonly Act[];
  readonly before: Touched | undefined;
  readonly after: Touched | undefined;
  readonly days: readonly PlainDate[];
}

/**
 * The part of a history that new acts can change, and that decides how. It is closed: what others see of a changed act
 * is touched by no act outside, and everything that an act inside touches is written inside. So each act does here what
 * it does in the whole history, without the new acts and with them, and every act outside does the same in both. Totals
 * of shares are the exception (`totals.ts`).
 *
 * Grows by `asks` and `take` in turn until nothing more is asked.
 */
export class HistorySlice {
  readonly #additions = new Map<string, Act[]>();
  readonly #members = new Map<string, Member>();
  readonly #touching = new Map<string, Set<string>>();
  /** Roots that others may see do something else than before. */
  readonly #affected = new Set<string>();
  /** Subjects that others may see changed, and by which root; null when by several. */
  readonly #dirty = new Map<string, string | null>();
  readonly #needed = new Set<string>();
  readonly #requested = { roots: new Set<string>(), touching: new Set<string>(), writing: new Set<string>() };
  #dated: ActsQuery['dated'] = [];

  constructor(additions: readonly Act[]) {
    for (const act of additions)
      this.#additions.set(act.root, [...(this.#additions.get(act.root) ?? []), act]);
    for (const [root, [first]] of this.#additions) if (first?.verb === 'record') this.#admit(root, []);
  }

  /** Data to load next; null once the slice is closed. */
  asks(): ActsQuery | null {
    const roots = [...this.#additions.keys()].filter((root) => !this.#members.has(root));
    const { touching: touched, writing: written } = this.#requested;
    const touching = [...this.#dirty.keys()].filter((name) => !touched.has(name));
    for (const name of touching) touched.add(name);
    const writing = [...this.#needed].filter((name) => !touched.has(name) && !written.has(name));
    for (const name of writing) written.add(name);
    const dated = this.#dated;
    this.#dated = [];
    return [roots, touching, writing, dated].every(({ length }) => length === 0)
      ? null
      : { roots, touching, writing, dated };
  }

  /** @param acts the answer: every version of each root that was asked for and is there, known ones or not */
  *take(acts: readonly Act[], { roots }: Pick<ActsQuery, 'roots'>): Stepwise<void> {
    const byRoot = new Map<string, Act[]>(roots.map((root) => [root, []]));
    for (const act of [...acts].sort(bySeq)) {
      if (this.#members.has(act.root)) continue;
      const versions = byRoot.get(act.root);
      if (versions === undefined) byRoot.set(act.root, [act]);
      else versions.push(act);
    }
    let subjects = 0;
    for (const [root, versions] of byRoot) {
      subjects += this.#admit(root, versions);
      if (subjects < STEP) continue;
      subjects = 0;
      yield;
    }
  }

  /** Also asks for the acts that count a class on some days. */
  widen(classId: string, days: Iterable<PlainDate>): void {
    this.#dated = [...this.#dated, { subject: `class ${classId}`, days: [...days] }];
  }

  /** The loaded acts, in the order of seq. */
  get history(): readonly Act[] {
    return [...this.#members.values()].flatMap(({ versions }) => versions).sort(bySeq);
  }

  /** How many roots it holds. */
  get size(): number {
    return this.#members.size;
  }

  /** Whether the root's acts are loaded already. */
  has(root: string): boolean {
    return this.#members.has(root);
  }

  /** By class, the days of acts that count it and are new, corrected, or may do something else than before. */
  counted(): ReadonlyMap<string, ReadonlySet<PlainDate>> {
    const counted = new Map<string, Set<PlainDate>>();
    for (const root of new Set([...this.#additions.keys(), ...this.#affected])) {
      const { before, after, days = [] } = this.#members.get(root) ?? {};
      for (const classId of [...(before?.counts ?? []), ...(after?.counts ?? [])]) {
        const existing = counted.get(classId) ?? new Set();
        for (const day of days) existing.add(day);
        counted.set(classId, existing);
      }
    }
    return counted;
  }

  /** Other classes whose accounts are compared together with those of classes in doubt, on days in doubt; none that are in
   *  doubt then themselves. */
  comparedBeside(doubted: ReadonlyMap<string, ReadonlySet<PlainDate>>): ReadonlyMap<string, Set<PlainDate>> {
    const beside = new Map<string, Set<PlainDate>>();
    for (const { before, after, days } of this.#members.values()) {
      for (const { accounts } of [before, after].filter((one) => one !== undefined)) {
        for (const day of days) {
          const isDoubted = (classId: string) => doubted.get(classId)?.has(day) === true;
          if (!accounts.some(isDoubted)) continue;
          for (const classId of accounts)
            if (!isDoubted(classId)) beside.set(classId, (beside.get(classId) ?? new Set()).add(day));
        }
      }
    }
    return beside;
  }

  /** @returns how many subjects it touches: an act may issue ten thousand securities */
  #admit(root: string, versions: readonly Act[]): number {
    const additions = this.#additions.get(root) ?? [];
    const [was, is] = [effectiveOf(versions), effectiveOf([...versions, ...additions])];
    const before = was && touchedBy(was);
    const after = additions.length === 0 ? before : is && touchedBy(is);
    const days = [was, is].flatMap((act) => (act === undefined ? [] : [act.effectiveOn]));
    this.#members.set(root, { versions, before, after, days });
    const touched = new Set([...(before?.all ?? []), ...(after?.all ?? [])]);
    for (const name of touched) {
      this.#needed.add(name);
      const roots = this.#touching.get(name) ?? new Set();
      this.#touching.set(name, roots.add(root));
    }
    const isAnother = before?.print !== after?.print;
    if (isAnother || [...touched].some((name) => this.#dirty.has(name))) this.#affect([root]);
    else this.#affect(changedSights(before, after).flatMap((name) => this.#show(name, root)));
    return touched.size;
  }

  /** These roots may do something else than before, and so may whatever sees what they do. */
  #affect(first: readonly string[]): void {
    const waiting = [...first];
    for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
      if (this.#affected.has(root)) continue;
      this.#affected.add(root);
      const { before, after } = this.#members.get(root) ?? {};
      for (const name of [...(before?.shown ?? []), ...(after?.shown ?? [])]) {
        waiting.push(...this.#show(name, root));
      }
    }
  }

  /** @returns the other roots that may see that this one changed the subject, if they did not know */
  #show(name: string, by: string): readonly string[] {
    const existing = this.#dirty.get(name);
    if (existing === null || existing === by) return [];
    this.#dirty.set(name, existing === undefined ? by : null);
    return existing === undefined
      ? [...(this.#touching.get(name) ?? [])].filter((root) => root !== by)
      : [existing];
  }
}

/** The subjects of which two versions of an act show others something else. */
function changedSights(before: Touched | undefined, after: Touched | undefined): readonly string[] {
  const [was, is] = [before?.sights ?? new Map<string, string>(), after?.sights ?? new Map<string, string>()];
  return [...new Map([...was, ...is])].flatMap(([sight, name]) =>
    was.has(sight) && is.has(sight) ? [] : [name],
  );
}

/** Contents of the newest version of one root; undefined when a void has no other version. */
const effectiveOf = (versions: readonly Act[]): EffectiveAct | undefined =>
  finish(effectiveActsInSteps(versions))[0];
