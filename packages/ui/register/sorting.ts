/** The order of a register as its address says it: a column's name, with `-` before it from the largest down. */
import type { Column } from '../components/Table.tsx';

/**
 * The sorting by a column, for its head that can be pressed.
 * @param sort   as the address has it
 * @param down   figures begin with the largest, names with the first
 */
export function sortingBy(
  key: string,
  sort: string,
  change: (sort: string) => void,
  { down = false } = {},
): NonNullable<Column<unknown>['sort']> {
  const [rising, falling] = [key, `-${key}`];
  const direction = sort === rising ? 'ascending' : sort === falling ? 'descending' : undefined;
  const first = down ? falling : rising;
  const other = down ? rising : falling;
  return { direction, toggle: () => change(sort === first ? other : first) };
}
