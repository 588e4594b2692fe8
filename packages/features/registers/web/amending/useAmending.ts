import type { Answer } from '@tabellion/kit/client.ts';
import { useState } from 'react';
import type { Amendment } from '../../amendments.ts';

/** An act on record that may be amended with another. */
export interface EntryInTheWay {
  readonly root: string;
  /** Its newest version, which the author sees. */
  readonly seen: string;
  readonly kind: string;
  readonly on: string;
  /** Names of those whom it is about. */
  readonly persons: readonly string[];
  /** Why it does not fit; none of what is corrected for its own sake. */
  readonly message?: string;
}

/** What the body of an act says of others. */
export interface Amended {
  amend?: Amendment[];
  amend_reason?: string;
}

export interface Choice {
  readonly as: Amendment['as'];
  /** The new day, where it is moved. */
  readonly on: string;
}

type Refusal = Extract<Answer<unknown>, { ok: false }>;

export interface Amending {
  /** All that were ever in the way, in the order in which they came, and what is done with each. */
  readonly entries: readonly EntryInTheWay[];
  readonly choices: ReadonlyMap<string, Choice>;
  readonly reason: string;
  /** Somebody tried to record without a reason. */
  readonly isReasonMissing: boolean;
  /** For the body of the act; nothing where nothing is amended. */
  readonly body: Amended;
  choose(root: string, choice: Choice | undefined): void;
  setReason(reason: string): void;
  /** Takes the acts of a refusal in. */
  note(refusal: Refusal | undefined): void;
  /** Whether it may be sent; says what is missing where not. */
  isComplete(): boolean;
}

/** Which acts in the way of another are amended with it, and why.
 *  @param own  that are corrected for their own sake */
export function useAmending(own: readonly EntryInTheWay[] = []): Amending {
  const [found, setFound] = useState<readonly EntryInTheWay[]>([]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const entries = [...own, ...found.filter(({ root }) => !own.some((one) => one.root === root))];
  const amend = entries.flatMap(({ root, seen }): Amendment[] => {
    const choice = choices.get(root);
    if (choice === undefined) return [];
    return [{ root, seen, as: choice.as, ...(choice.as === 'move' && { on: choice.on }) }];
  });
  const isReasonMissing = amend.length > 0 && reason.trim() === '';
  return {
    entries,
    choices,
    reason,
    isReasonMissing: isTried && isReasonMissing,
    body: amend.length === 0 ? {} : { amend, amend_reason: reason },
    choose: (root, choice) =>
      setChoices((before) => {
        const after = new Map(before);
        if (choice === undefined) after.delete(root);
        else after.set(root, choice);
        return after;
      }),
    setReason,
    note: (refusal) => {
      const told = entriesIn(refusal);
      if (told.length > 0) setFound((before) => united(before, told));
    },
    isComplete: () => {
      setTried(true);
      return !isReasonMissing;
    },
  };
}

/** The newest words of each; the same list where nothing is new, so that nothing is drawn again. */
function united(before: readonly EntryInTheWay[], told: readonly EntryInTheWay[]): readonly EntryInTheWay[] {
  const all = new Map([...before, ...told].map((one) => [one.root, one]));
  const after = [...all.values()];
  return JSON.stringify(after) === JSON.stringify(before) ? before : after;
}

/** The acts on record of a refusal (`data.acts`), each once, with the sentence of its field. */
export function entriesIn(refusal: Refusal | undefined): readonly EntryInTheWay[] {
  const acts: readonly unknown[] = Array.isArray(refusal?.data.acts) ? refusal.data.acts : [];
  const found = new Map<string, EntryInTheWay>();
  for (const [at, act] of acts.entries()) {
    const message = refusal?.fields[at]?.message;
    if (!isAct(act) || !act.isOnRecord || message === undefined || found.has(act.root)) continue;
    const { root, actId: seen, kind, effectiveOn: on, persons } = act;
    found.set(root, { root, seen, kind, on, persons, message });
  }
  return [...found.values()];
}

interface Act {
  readonly root: string;
  readonly actId: string;
  readonly kind: string;
  readonly effectiveOn: string;
  readonly isOnRecord: boolean;
  readonly persons: readonly string[];
}

/** As the server's `ActInTheWay`: the refusal's data has no schema. */
const isAct = (one: unknown): one is Act =>
  typeof one === 'object' && one !== null && 'root' in one && 'isOnRecord' in one && 'persons' in one;
