import type { Answer } from '@tabellion/kit/client.ts';
import { useRef, useState } from 'react';
import type { Amendment } from '../../amendments.ts';
import type { PlainValue, RecordedBundle } from '../../plainValue.ts';

/** An act on record that may be amended with another. */
export interface ConflictingEntry {
  readonly root: string;
  /** Its newest version, which the author sees. */
  readonly seen: string;
  readonly kind: string;
  readonly on: string;
  /** Names of those whom it is about, and how many they are where not all are named. */
  readonly persons: readonly string[];
  readonly personCount?: number;
  /** How many certificates or instruments it opened, where that is known. */
  readonly opened?: number;
  /** Its plain values, which can be restated one by one. */
  readonly says: readonly PlainValue[];
  /** Entries recorded with it. */
  readonly bundle: RecordedBundle | null;
  /** It was taken back, and can only be restored. */
  readonly is_void?: boolean;
  /** Why it does not fit; none of what is corrected for its own sake. */
  readonly message?: string;
}

/** Amendments in the body of an act. */
export interface Amended {
  amend?: Amendment[];
  amend_reason?: string;
}

export interface ChosenAmendment {
  readonly as: Amendment['as'];
  /** The day on which it happened. */
  readonly on: string;
  /** Typed plain values, by their names. */
  readonly say: Readonly<Record<string, string>>;
}

type Refusal = Extract<Answer<unknown>, { ok: false }>;

export interface Amending {
  /** Those that are in the way, and those that are amended, in the order in which they came. */
  readonly entries: readonly ConflictingEntry[];
  /** Those that are in the way no more and stay as they are, though something else was chosen. */
  readonly left: readonly ConflictingEntry[];
  readonly choices: ReadonlyMap<string, ChosenAmendment>;
  readonly reason: string;
  /** Somebody tried to record without a reason. */
  readonly isReasonMissing: boolean;
  /** A part of the act's body; nothing where nothing is amended. */
  readonly body: Amended;
  choose(root: string, choice: ChosenAmendment | undefined): void;
  setReason(reason: string): void;
  /** Takes in what the server answered to what was sent last: the acts in the way of a refusal, and the faults of choices;
   *  none where the act fits. */
  note(refusal: Refusal | undefined): void;
  /** The fault of a choice: of its day (`on`), or of a value by its name. */
  faultOf(root: string, name: string): string | undefined;
  /** Whether it may be sent; says what is missing where not. */
  isComplete(): boolean;
}

const NOTHING: ReadonlyMap<string, ChosenAmendment> = new Map();

/** Which acts in the way of another are amended with it, and why.
 *  @param own  that are corrected for their own sake; without a choice for one of them nothing else is amended */
export function useAmending(own: readonly ConflictingEntry[] = []): Amending {
  const [found, setFound] = useState<readonly ConflictingEntry[]>([]);
  const [left, setLeft] = useState<readonly ConflictingEntry[]>([]);
  const [choices, setChoices] = useState(NOTHING);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  // Its places are those of what was sent: once taken in, they mean nothing any more.
  const noted = useRef<Refusal>(undefined);
  const entries = [...own, ...found.filter(({ root }) => !own.some((one) => one.root === root))];
  const all = entries.flatMap((entry) => amendmentOf(entry, choices.get(entry.root)) ?? []);
  const isOwn = ({ root }: Pick<Amendment, 'root'>) => own.some((one) => one.root === root);
  // An entry opened for correction is not corrected while its values are unchanged.
  const amended = all.filter((one) => !isOwn(one) || !saysTheSame(one, own));
  const isAsked = own.length === 0 || amended.some(isOwn);
  const amend = isAsked ? amended : [];
  const isReasonMissing = amend.length > 0 && reason.trim() === '';
  const leave = (root: string) => setChoices((before) => without(before, root));
  return {
    entries,
    left,
    choices,
    reason,
    isReasonMissing: isTried && isReasonMissing,
    body: amend.length === 0 ? {} : { amend, amend_reason: reason },
    choose: (root, choice) => {
      setLeft([]);
      if (choice === undefined) leave(root);
      else setChoices((before) => new Map(before).set(root, choice));
    },
    setReason,
    note: (refusal) => {
      if (refusal === noted.current) return;
      noted.current = refusal;
      const { needless, faults: found } = faultsOf(refusal, amend);
      setFaults((before) => sameOr(before, found));
      for (const root of needless) leave(root);
      const isChosen = ({ root }: ConflictingEntry) => choices.has(root) && !needless.includes(root);
      const dropped = entries.filter(({ root }) => needless.includes(root));
      if (dropped.length > 0) setLeft(dropped);
      setFound((before) => united(before.filter(isChosen), entriesIn(refusal), before));
    },
    faultOf: (root, name) => faults.get(`${root} ${name}`),
    isComplete: () => {
      setTried(true);
      return !isReasonMissing;
    },
  };
}

/** The amendment to send; only values that differ. undefined where the choice changes nothing. */
function amendmentOf(
  { root, seen, on, says, bundle }: ConflictingEntry,
  choice: ChosenAmendment | undefined,
): Amendment | undefined {
  if (choice === undefined) return undefined;
  const { as } = choice;
  switch (as) {
    case 'void':
    case 'restore':
      return { root, seen, as };
    case 'bundle':
      return bundle === null
        ? undefined
        : { root, seen, as, batch_id: bundle.batch_id, batch_seen: bundle.seen };
    case 'move':
      return { root, seen, as, on: choice.on };
    case 'say': {
      const changed = says.flatMap(({ name, value }): [string, string][] => {
        const typed = choice.say[name];
        return typed === undefined || typed.trim() === value ? [] : [[name, typed]];
      });
      return { root, seen, as, say: Object.fromEntries(changed), ...(choice.on !== on && { on: choice.on }) };
    }
  }
}

/** Whether nothing was chosen of it but how it is corrected. */
function saysTheSame({ root, as, on, say = {} }: Amendment, own: readonly ConflictingEntry[]): boolean {
  if (as === 'say') return on === undefined && Object.keys(say).length === 0;
  return as === 'move' && own.some((one) => one.root === root && one.on === on);
}

function without(
  before: ReadonlyMap<string, ChosenAmendment>,
  root: string,
): ReadonlyMap<string, ChosenAmendment> {
  if (!before.has(root)) return before;
  const after = new Map(before);
  after.delete(root);
  return after;
}

/** The faults of what was sent, by the entry and the name of the value; and the entries that nothing needs amended. */
function faultsOf(
  refusal: Refusal | undefined,
  amend: readonly Amendment[],
): { readonly needless: readonly string[]; readonly faults: ReadonlyMap<string, string> } {
  const needless: string[] = [];
  const faults = new Map<string, string>();
  for (const { path, textCode, message } of refusal?.fields ?? []) {
    const [, at = '', name = ''] = /^amend\.(\d+)\.(?:say\.)?(.+)$/.exec(path) ?? [];
    const root = amend[Number(at)]?.root;
    if (at === '' || root === undefined) continue;
    if (textCode === 'REGISTERS.NOT_IN_CONFLICT') needless.push(root);
    else faults.set(`${root} ${name}`, message);
  }
  return { needless, faults };
}

/** The newest words of each; the same list where nothing is new, so that nothing is drawn again. */
function united(
  kept: readonly ConflictingEntry[],
  input: readonly ConflictingEntry[],
  before: readonly ConflictingEntry[],
): readonly ConflictingEntry[] {
  const all = new Map([...kept, ...input].map((one) => [one.root, one]));
  return sameOr(before, [...all.values()]);
}

function sameOr<T>(before: T, after: T): T {
  const spell = (one: T) => JSON.stringify(one instanceof Map ? [...one] : one);
  return spell(before) === spell(after) ? before : after;
}

/** The acts on record of a refusal (`data.acts`), each once, with the sentence of its field. */
export function entriesIn(refusal: Refusal | undefined): readonly ConflictingEntry[] {
  const acts: readonly unknown[] = Array.isArray(refusal?.data.acts) ? refusal.data.acts : [];
  const found = new Map<string, ConflictingEntry>();
  for (const [at, act] of acts.entries()) {
    const message = refusal?.fields[at]?.message;
    if (!isAct(act) || !act.isOnRecord || message === undefined || found.has(act.root)) continue;
    const { root, actId: seen, kind, effectiveOn: on, persons, says, bundle } = act;
    found.set(root, { root, seen, kind, on, persons, says, bundle, message });
  }
  return [...found.values()];
}

interface Act extends Pick<ConflictingEntry, 'root' | 'kind' | 'persons' | 'says' | 'bundle'> {
  readonly actId: string;
  readonly effectiveOn: string;
  readonly isOnRecord: boolean;
}

/** As the server's `ConflictingAct`: the refusal's data has no schema. */
const isAct = (one: unknown): one is Act =>
  typeof one === 'object' && one !== null && 'root' in one && 'isOnRecord' in one && 'says' in one;
