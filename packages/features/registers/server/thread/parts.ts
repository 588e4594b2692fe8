/** Acts that list so much that checking, folding and spelling them is work for a thread. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { listedIn } from '@tabellion/book/fold.ts';
import type { ThreadInput } from './messages.ts';

/** A split lists every certificate of its class. A thousand items take some forty milliseconds. */
const MOST_LISTED = 1000;

/** How many items are told at a time: copying them is work without a pause. */
const PART = 500;

type List = readonly [name: string, items: readonly unknown[]];

const listsOf = ({ payload }: Act): readonly List[] =>
  Object.entries(payload ?? {}).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));

/** Whether they are too long for the event loop. */
export const areLong = (acts: readonly Act[]): boolean =>
  acts.reduce((sum, act) => sum + listedIn(act), 0) > MOST_LISTED;

/** An act without its longest list, then that list. */
export function* threadInputsOf(act: Act): Iterable<ThreadInput> {
  const [longest] = listsOf(act).toSorted(([, a], [, b]) => b.length - a.length);
  if (longest === undefined || longest[1].length <= PART) return yield { kind: 'addition', act, list: null };
  const [list, items] = longest;
  yield { kind: 'addition', act: actWithItems(act, list, []), list };
  for (let i = 0; i < items.length; i += PART) yield { kind: 'items', items: items.slice(i, i + PART) };
}

/** The act with other items in one of its lists. */
export const actWithItems = (act: Act, list: string, items: readonly unknown[]): Act =>
  ({ ...act, payload: { ...act.payload, [list]: items } }) as Act;
