import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Anomaly } from '@tabellion/book/anomaly.ts';
import type { RegisterRow } from '@tabellion/book/rows.ts';

/** What the thread is told: a history page by page, and last the acts that would be added. */
export type ToThread =
  | { readonly kind: 'page'; readonly acts: readonly Act[] }
  | { readonly kind: 'additions'; readonly acts: readonly Act[] };

/** What it answers, in pieces, so that taking one in never holds the event loop. `acts` are those that anomalies name. */
export type FromThread =
  | { readonly kind: 'acts'; readonly items: readonly Act[] }
  | { readonly kind: 'anomalies'; readonly items: readonly Anomaly[] }
  | { readonly kind: 'close' | 'open'; readonly items: readonly RegisterRow[] }
  | { readonly kind: 'done' };
