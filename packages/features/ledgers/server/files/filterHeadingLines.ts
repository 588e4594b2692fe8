/** Lines above an exported register: the date compared with, the filter, the order. */
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Text, TextKey } from '@tabellion/texts/text.ts';
import type { registeredKinds } from '../../../instruments/registerContract.ts';
import type { PageReading } from '../../../people/server/public.ts';
import { namesIn } from '../../../registers/server/public/people.ts';
import type { takenBackChoices, transferDestinations } from '../../registerOrders.ts';

interface ListQuery {
  /** Name of the filter, and who is shown; undefined where all are. */
  readonly who: readonly [what: string, shown: string] | undefined;
  readonly name?: string | undefined;
  readonly class?: string | undefined;
  readonly to?: (typeof transferDestinations)[number] | undefined;
  readonly taken_back?: (typeof takenBackChoices)[number] | undefined;
  readonly kind?: (typeof registeredKinds)[number] | undefined;
  readonly holder?: string | undefined;
  /** One of `columns`, with `-` before it from the largest down. */
  readonly sort?: string | undefined;
  /** The heads of the columns by which the list is sorted. */
  readonly columns: Readonly<Record<string, TextKey>>;
}

/** A line for each; none for what nobody asked for. */
export async function filterHeadingLines(
  { q, orgId, language }: Pick<OrganizationContext, 'q' | 'orgId' | 'language'>,
  text: Text,
  { from, onlyChanges }: Pick<PageReading, 'from' | 'onlyChanges'>,
  { who, name = '', class: classId, to, taken_back: isTakenBack, kind, holder, sort, columns }: ListQuery,
): Promise<string[]> {
  const ids = [classId, holder].flatMap((id) => id ?? []);
  const names: ReadonlyMap<string, string> = ids.length === 0 ? new Map() : await namesIn(q, orgId, ids);
  const parts: readonly (readonly [what: string, value: string | undefined])[] = [
    ...(who === undefined ? [] : [who]),
    [text('register.filter.name'), name.trim() || undefined],
    [text('register.class'), classId && (names.get(classId) ?? '–')],
    [text('transfers.filter'), to && text(`transfers.filter.${to}`)],
    [text('transfers.filter'), isTakenBack === 'true' ? text('activity.superseded') : undefined],
    [text('instruments.filter.kind'), kind && text(`instruments.kind.${kind}`)],
    [text('register.holder'), holder && (names.get(holder) ?? '–')],
  ];
  return [
    ...(from === null ? [] : [text('register.export.compared', { date: longDate(from, language) })]),
    ...(onlyChanges ? [text('register.change.only')] : []),
    ...parts.flatMap(([what, value]) =>
      value === undefined ? [] : [text('register.export.part', { what, value })],
    ),
    ...(sort === undefined ? [] : [orderWords(text, sort, columns)]),
  ];
}

function orderWords(text: Text, sort: string, columns: ListQuery['columns']): string {
  const key = columns[sort.replace('-', '')];
  const column = key === undefined ? sort : text(key);
  return text(sort.startsWith('-') ? 'register.export.falling' : 'register.export.rising', { column });
}
