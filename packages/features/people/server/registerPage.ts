/** Pages of registers: where one begins, and how one is cut of a register that is read whole, for a board is no crowd. */
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import {
  type ComparisonOptions,
  compared,
  countsOf,
  type LineOnBothDates,
} from '../../registers/rules/compared.ts';
import type { ReadingQuery } from './peopleContext.ts';
import { type DatedReading, readingAt } from './readingAt.ts';

/** Lines in a page where nothing else is asked for. */
export const PAGE = 50;

interface PageQuery extends ReadingQuery {
  readonly from?: string | undefined;
  readonly only?: 'changes' | undefined;
  readonly after?: string | undefined;
  readonly limit?: string | undefined;
}

export interface PageReading extends DatedReading {
  /** The other date of a comparison; null where nothing is compared. */
  readonly from: PlainDate | null;
  readonly onlyChanges: boolean;
  /** The last line of the page before; null for the first page. */
  readonly line: string | null;
  readonly limit: number;
}

/** A later page knows what the first knew, so that its line still stands where it stood. */
export async function pageReading(
  ctx: Pick<OrganizationContext, 'q' | 'orgId' | 'now'>,
  query: PageQuery,
): Promise<Result<PageReading, Refusal<'GENERAL.NOT_A_DATE'>>> {
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const from = query.from === undefined ? null : (parsePlainDate(query.from) ?? null);
  if (query.from !== undefined && from === null) return refuseField('from', 'GENERAL.NOT_A_DATE');
  const { at } = reading.value;
  const [line = null, existing = String(at.seq)] = query.after?.split('.') ?? [];
  return ok({
    ...reading.value,
    at: { ...at, seq: Math.min(at.seq, Number(existing)) },
    from,
    onlyChanges: from !== null && query.only === 'changes',
    line,
    limit: Number(query.limit ?? PAGE),
  });
}

/** A register as a whole: its lines in their order, and those of the other date where two are compared. */
export interface WholeRegister<Line> extends ComparisonOptions<Line> {
  readonly lines: readonly Line[];
  readonly before: readonly Line[] | null;
}

/** Each line beside the other date; of one date each is the same. */
export const comparedLines = <Line extends object>({
  lines,
  before,
  ...telling
}: WholeRegister<Line>): LineOnBothDates<Line>[] =>
  before === null
    ? lines.map((line) => ({ ...line, change: 'same', before: null }))
    : compared(before, lines, telling);

/** Refused where `after` names no line before another: begin again. */
export function registerPage<Line extends object>(
  register: WholeRegister<Line>,
  { at, onlyChanges, line, limit }: PageReading,
) {
  const every = comparedLines(register);
  const listed = onlyChanges ? every.filter(({ change }) => change !== 'same') : every;
  const start = line === null ? 0 : listed.findIndex((one) => register.keyOf(one) === line) + 1;
  const lines = listed.slice(start, start + limit);
  if (line !== null && (start === 0 || lines.length === 0))
    return refuseField('after', 'GENERAL.FIELD_INVALID');
  const last = lines.at(-1);
  const isMore = listed.length > start + limit && last !== undefined;
  return ok({ lines, total: countsOf(every), next: isMore ? `${register.keyOf(last)}.${at.seq}` : null });
}
