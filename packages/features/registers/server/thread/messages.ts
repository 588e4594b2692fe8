import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Anomaly } from '@tabellion/book/anomaly.ts';
import type { RegisterRow } from '@tabellion/book/rows.ts';
import type { SubjectOfAct } from '@tabellion/book/touches.ts';
import type { StoredRow } from '../store/rows.ts';

/** What is told of a history, page by page: first its acts in the order of seq; then either what would be added, or what
 *  is stored beside them and is to be compared. */
export type Told =
  | { readonly kind: 'page'; readonly acts: readonly Act[] }
  | { readonly kind: 'additions'; readonly acts: readonly Act[] }
  | { readonly kind: 'rows'; readonly rows: readonly StoredRow[] }
  | { readonly kind: 'subjects'; readonly lines: readonly SubjectOfAct[] }
  | { readonly kind: 'compare'; readonly serials: readonly (readonly [string, number])[] };

/** The answer. To additions: what they would break, the acts that this names, and the rows to write. To a comparison:
 *  what differs. */
export interface Answer {
  readonly acts: Act[];
  readonly anomalies: Anomaly[];
  readonly close: RegisterRow[];
  readonly open: RegisterRow[];
  readonly differences: string[];
}

export const emptyAnswer = (): Answer => ({ acts: [], anomalies: [], close: [], open: [], differences: [] });

/** A piece of it: taking in a whole answer at once could hold the event loop. */
export type Piece = {
  readonly [K in keyof Answer]: { readonly of: K; readonly items: Answer[K] };
}[keyof Answer];

export function gather(answer: Answer, { of, items }: Piece): void {
  const list: unknown[] = answer[of];
  for (const item of items) list.push(item);
}

/** Tells a history; what it waits for is the teller's affair. */
export type Task = (tell: (told: Told) => Promise<void>) => Promise<void>;
