/** A recorded request made repeatable: ids that it made become fresh ones, numbers from the head row follow the head. */
import type { SqlValue } from '@tabellion/platform/database/sql.ts';
import type { RecordedStep } from './record.ts';

/** The counters of `register_heads`. Recording starts from these values, which nothing else resembles. */
export const headStart = { seq: 710_001_000, events_seq: 720_001_000, ledger_seq: 730_001_000 } as const;

export type HeadColumn = keyof typeof headStart;

export type TemplatePart =
  | string
  | { readonly fresh: number }
  | { readonly head: HeadColumn; readonly plus: number }
  | { readonly recordedAt: true };

/** Template of a parameter, in JSON because the floor reads it in a process of its own. */
export type ValueTemplate =
  | { readonly as: 'is'; readonly value: string | number | boolean | null }
  | { readonly as: 'bytes'; readonly base64: string }
  | { readonly as: 'list'; readonly items: readonly ValueTemplate[] }
  | { readonly as: 'text'; readonly parts: readonly TemplatePart[] };

export interface StepTemplate {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly ValueTemplate[];
  readonly after: number;
  /** Its row is the head's: later values use it. */
  readonly isHead: boolean;
}

export interface RequestTemplate {
  readonly steps: readonly StepTemplate[];
  /** How many fresh ids one request needs. */
  readonly fresh: number;
}

/** Ids in the first statement came with the request: session, organization, person. Any later id that was in
 *  no answer before was made by the request. */
export function templateOf(steps: readonly RecordedStep[]): RequestTemplate {
  const seen = new Set(idsIn(steps[0]?.values));
  const born = new Map<string, number>();
  let head: HeadRow | undefined;
  const templates = steps.map((step): StepTemplate => {
    for (const id of idsIn(step.values)) {
      if (!seen.has(id) && !born.has(id)) born.set(id, born.size);
    }
    const words = wordsFor(born, head);
    const { name, text, values, after } = step;
    const taken = step.rows.find(isHeadRow);
    head = taken ?? head;
    for (const id of idsIn(step.rows)) seen.add(id);
    return {
      ...(name === undefined ? {} : { name }),
      text,
      values: values.map((value) => templateOfValue(value, words)),
      after,
      isHead: taken !== undefined,
    };
  });
  return { steps: templates, fresh: born.size };
}

const isHeadRow = (row: object): row is HeadRow => 'recorded_at' in row && 'ledger_seq' in row;

type HeadRow = { readonly recorded_at: string } & Readonly<Record<HeadColumn, bigint>>;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const idsIn = (values: unknown): string[] =>
  JSON.stringify(values ?? [], (_, value) => (typeof value === 'bigint' ? String(value) : value)).match(
    uuid,
  ) ?? [];

/** Finds what is not the same in the next request. */
interface TemplateWords {
  readonly pattern: RegExp;
  partFor(word: string): TemplatePart;
}

function wordsFor(born: ReadonlyMap<string, number>, head: HeadRow | undefined): TemplateWords {
  const literals = [...born.keys(), ...(head === undefined ? [] : [head.recorded_at, '7[123]0001\\d{3}'])];
  return {
    pattern: literals.length === 0 ? /(?!)/ : new RegExp(`(${literals.join('|')})`),
    partFor: (word) => {
      const fresh = born.get(word);
      if (fresh !== undefined) return { fresh };
      return word === head?.recorded_at ? { recordedAt: true } : counterOf(BigInt(word), head);
    },
  };
}

function counterOf(value: bigint, head: HeadRow | undefined): TemplatePart {
  for (const column of ['seq', 'events_seq', 'ledger_seq'] as const) {
    const plus = Number(value - (head?.[column] ?? 0n));
    if (plus >= 0 && plus < 1000) return { head: column, plus };
  }
  throw new Error(`${value} is no number of the head`);
}

function templateOfValue(value: SqlValue, words: TemplateWords): ValueTemplate {
  if (value instanceof Uint8Array) return { as: 'bytes', base64: Buffer.from(value).toString('base64') };
  if (value === null || typeof value === 'boolean') return { as: 'is', value };
  if (typeof value === 'object')
    return { as: 'list', items: value.map((item) => templateOfValue(item, words)) };
  const text = String(value);
  const pieces = text.split(words.pattern);
  if (pieces.length === 1) return { as: 'is', value: typeof value === 'bigint' ? text : value };
  const parts = pieces.map((piece, index) => (index % 2 === 0 ? piece : words.partFor(piece)));
  return { as: 'text', parts: parts.filter((part) => part !== '') };
}
