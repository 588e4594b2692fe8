/** A register as one definition: its page, its phone cards, its sheet and its filters are all drawn from it. */
import type { Text, TextKey } from '@tabellion/texts/text.ts';

/** How a value is written: `words` are the product's own, a `name` was typed by somebody. */
export type ColumnKind = 'words' | 'name' | 'id' | 'number' | 'money' | 'percent' | 'date';

export interface RegisterColumn<Line> {
  readonly head: TextKey;
  readonly kind: ColumnKind;
  /** The exact, unformatted value; null or '' where there is none. */
  readonly value?: (line: Line, text: Text) => string | null | undefined;
  /** Words in place of a missing value, on the screen and in the sheet; without them a dash and an empty cell. */
  readonly none?: TextKey;
  readonly sort?: ColumnSort;
  /** Shows the earlier value too where two dates are compared. */
  readonly isCompared?: true;
  /** Its place on a phone, and from which width of the window on it is shown: see `Column` in ui/components/Table.tsx. */
  readonly card?: 'main' | 'end' | 'none';
  /** The head stands before the value on a phone. */
  readonly isLabelled?: true;
  readonly from?: 1100 | 1200 | 1280 | 1440;
  /** Its width in pixels; that of its kind where it names none. */
  readonly share?: number;
  /** Takes what the others leave of the table’s width; two such columns halve it. */
  readonly grows?: true;
}

interface ColumnSort {
  /** The name of the order in the address, with `-` before it from the largest down. */
  readonly by: string;
  /** The first press sorts from the largest down. */
  readonly isDownFirst?: true;
  /** The column's name in a file, where that is not its head. */
  readonly word?: TextKey;
}

/** Lets a reader choose between those in the register on the date, those who were before, and all. */
export interface WhoFilter {
  readonly label?: TextKey;
  readonly current: TextKey;
  readonly former: TextKey;
  readonly all?: TextKey;
  /** Where two dates are compared: the filter is shown, hidden but kept, or does not count. */
  readonly inComparison: 'shown' | 'kept' | 'dropped';
}

export interface Register<Line, Key extends string = string> {
  readonly title: TextKey;
  /** The allowed orders, and the one where the address names none. */
  readonly sorts: readonly string[];
  readonly order: string;
  /** Its filters by their names in the address, and what each may be: words that somebody types, an id, one of a list. */
  readonly filters: Readonly<Record<string, 'words' | 'id' | readonly string[]>>;
  readonly who?: WhoFilter;
  /** How its list marks the last line of a page. */
  readonly after: RegExp;
  readonly columns: Readonly<Record<Key, RegisterColumn<Line>>>;
  /** The columns of the screen and those of the file, each in order. */
  readonly table: readonly NoInfer<Key>[];
  readonly sheet: readonly NoInfer<Key>[];
  /** How the columns of the file stand on paper: those named together are below each other in one cell; the others alone. */
  readonly paper?: readonly (readonly NoInfer<Key>[])[];
}

/** Makes a definition; `Line` is what its list replies with. */
export const registerOf =
  <Line>() =>
  <Key extends string>(register: Register<Line, Key>): Register<Line, Key> =>
    register;

/** Names in a file of the columns by which the register may be sorted, by the name of the order. */
export const sortWords = <Line, Key extends string>({
  columns,
}: Register<Line, Key>): Record<string, TextKey> =>
  Object.fromEntries(
    Object.values<RegisterColumn<Line>>(columns).flatMap(({ sort, head }) =>
      sort === undefined ? [] : [[sort.by, sort.word ?? head]],
    ),
  );

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The value of a filter in an address; undefined for one that the list would refuse. */
export function filterValue(
  { filters }: Pick<Register<never>, 'filters'>,
  name: string,
  value: string | undefined,
): string | undefined {
  const allowed = filters[name];
  if (value === undefined || allowed === undefined) return undefined;
  if (allowed === 'words') return value.slice(0, 200);
  return (allowed === 'id' ? uuid.test(value) : allowed.includes(value)) ? value : undefined;
}

/** The name of the filter, and who is shown; undefined where the register has no such filter. */
export const whoWords = (
  { who }: Pick<Register<never>, 'who'>,
  shown: 'current' | 'former' | 'all' | undefined,
  text: Text,
): readonly [filter: string, shown: string] | undefined =>
  who && [text(who.label ?? 'register.filter.who'), text(who[shown ?? 'current'] ?? 'register.who.all')];
