import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { RegisterRow } from '@tabellion/book/rows.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';

/** Codes of acts that do not fit, and of payloads that are not as their kind has them. */
export type StructureCode = 'REGISTERS.DOES_NOT_FIT' | 'GENERAL.STALE' | 'REGISTERS.PAYLOAD_INVALID';

/** Input on a history, page by page: first its acts in the order of seq; then either acts to add, in parts
 *  (`threadInputsOf`), or stored rows to compare. A page is a JSON text as the database spelled it: parsed by the
 *  sender, it would be work and garbage on the event loop. */
export type ThreadInput =
  | { readonly kind: 'page'; readonly acts: string }
  | { readonly kind: 'addition'; readonly act: Act; readonly list: string | null }
  | { readonly kind: 'items'; readonly items: readonly unknown[] }
  /** All additions are told. With `isLong` their payloads are checked and spelled as well. */
  | { readonly kind: 'propose'; readonly isLong: boolean }
  /** Nothing is added: what of the history does not fit is asked for. */
  | { readonly kind: 'conflicts' }
  | { readonly kind: 'rows'; readonly rows: string }
  | { readonly kind: 'subjects'; readonly lines: string }
  | { readonly kind: 'compare'; readonly serials: readonly (readonly [string, number])[] };

/** The answer. To a question for conflicts: what a refusal would say of them. To additions: why they are refused, or the rows to write and, of long ones, the texts to store. To a
 *  comparison: what differs. */
export interface JudgementAnswer {
  /** One or none. */
  readonly refusals: Refusal<StructureCode>[];
  readonly close: RegisterRow[];
  readonly open: RegisterRow[];
  /** Canonical JSON, an act each. */
  readonly acts: string[];
  /** Canonical JSON, some lines of the index each. */
  readonly subjects: string[];
  readonly differences: string[];
}

export const emptyAnswer = (): JudgementAnswer => ({
  refusals: [],
  close: [],
  open: [],
  acts: [],
  subjects: [],
  differences: [],
});

/** A piece of it: taking in a whole answer at once could hold the event loop. */
export type AnswerPiece = {
  readonly [K in keyof JudgementAnswer]: { readonly of: K; readonly items: JudgementAnswer[K] };
}[keyof JudgementAnswer];

export function gather(answer: JudgementAnswer, { of, items }: AnswerPiece): void {
  const list: unknown[] = answer[of];
  for (const item of items) list.push(item);
}

/** Tells a history; what it waits for is the teller's affair. */
export type Task = (tell: (input: ThreadInput) => Promise<void>) => Promise<void>;

/** A request to a thread, one at a time: to take an input, answered with null, or for the next piece of its
 *  answer, which is null after the last. */
export type ThreadRequest = ThreadInput | 'next';
