import type { ControlLine } from '../contract.ts';
import type { ComparedLine } from './controlColumns.tsx';

/** Those of the later date in its order, then those who are there no more; undefined while the earlier date is read. */
export function comparedLines(
  before: readonly ControlLine[] | undefined,
  after: readonly ControlLine[],
): ComparedLine[] | undefined {
  if (before === undefined) return undefined;
  const earlier = new Map(before.map((line) => [line.person_id, line]));
  const later = new Set(after.map(({ person_id }) => person_id));
  return [
    ...after.map((line): ComparedLine => {
      const was = earlier.get(line.person_id);
      const change = was === undefined ? 'joined' : spelled(was) === spelled(line) ? 'same' : 'changed';
      return { ...line, change, before: was };
    }),
    ...before
      .filter(({ person_id }) => !later.has(person_id))
      .map((line): ComparedLine => ({ ...line, change: 'left', before: line })),
  ];
}

/** What the register says of him: not what is still to be entered. */
const spelled = ({ missing: _, is_disposed: __, ...said }: ControlLine): string => JSON.stringify(said);
