import type { CallInput } from '@tabellion/kit/client.ts';
import type { Endpoint, InputOf, ReplyOf, Schema } from '@tabellion/kit/endpoint.ts';
import { filterValue, type Register } from '@tabellion/kit/register.ts';
import type * as z from 'zod/mini';
import { useCall } from '../call/useCall.ts';
import { type ReadState, useRead } from '../call/useRead.ts';
import { type Comparison, useComparison } from './CompareBar.tsx';
import { type AddressChange, type AsOf, useAsOf, useListAddress } from './useAsOf.ts';
import { type PrintedLines, usePrinted } from './usePrinted.ts';

/** The list of a register: it is asked for by the address, and read page by page. */
type ListEndpoint = Endpoint<string, Schema | undefined, z.ZodMiniObject, undefined, z.ZodMiniType<Page>>;

interface Page {
  next: string | null;
}

interface RegisterReading<E extends ListEndpoint, Line> {
  register: Pick<Register<never>, 'sorts' | 'order' | 'filters' | 'who' | 'after'>;
  endpoint: E;
  params: Readonly<Record<string, string>>;
  linesOf(reply: ReplyOf<E>): readonly Line[];
  /** False where two dates are read by another endpoint. */
  isComparable?: boolean;
  /** False: not read. */
  when?: boolean;
}

export interface RegisterList<Line, Query = object, Reply extends Page = Page> {
  at: AsOf;
  comparison: Comparison;
  isCompared: boolean;
  query: Query;
  sort: string;
  /** The filters that are on. */
  filter: Readonly<Partial<Record<string, string>>>;
  isFiltered: boolean;
  isLater: boolean;
  reading: ReadState<Reply>;
  lines: readonly Line[];
  printed: PrintedLines<Line>;
  change(part: AddressChange): void;
}

/** A register as its address asks for it: date, comparison, filters, order, page. Whatever the list would refuse is ignored. */
export function useRegister<E extends ListEndpoint, Line>({
  register,
  endpoint,
  params,
  linesOf,
  isComparable = true,
  when = true,
}: RegisterReading<E, Line>): RegisterList<Line, InputOf<E>['query'], ReplyOf<E>> {
  const at = useAsOf();
  const comparison = useComparison();
  const isCompared = comparison.from !== undefined;
  const { word, change } = useListAddress();
  const sort = register.sorts.find((one) => one === word('sort')) ?? register.order;
  const filter = Object.fromEntries(
    Object.keys(register.filters).flatMap((name) => {
      const value = filterValue(register, name, word(name));
      const isIdle =
        name === 'who' && (value === 'current' || (isCompared && register.who?.inComparison === 'dropped'));
      return value === undefined || isIdle ? [] : [[name, value]];
    }),
  );
  const list = {
    ...at.query,
    ...(isComparable && comparison.query),
    ...filter,
    ...(sort !== register.order && { sort }),
  };
  const mark = word('after');
  const after = mark !== undefined && register.after.test(mark) ? mark : undefined;
  // The address's query was checked by the definition.
  const inputOf = (query: object) => ({ params, query }) as CallInput<E>;
  const query = { ...list, ...(after !== undefined && { after }) };
  const pages = useCall(endpoint, { say: 'none' });
  const printed = usePrinted(async (next) => {
    const answer = await pages.run(
      inputOf({ ...list, limit: '200', ...(next !== undefined && { after: next }) }),
    );
    return answer.ok ? { lines: linesOf(answer.data), next: answer.data.next } : undefined;
  });
  const reading = useRead(endpoint, inputOf(query), { when });
  return {
    at,
    comparison,
    isCompared,
    sort,
    filter,
    reading,
    printed,
    change,
    query: query as InputOf<E>['query'],
    isFiltered: Object.keys(filter).length > 0,
    isLater: after !== undefined,
    lines: printed.lines ?? (reading.data === undefined ? [] : linesOf(reading.data)),
  };
}
