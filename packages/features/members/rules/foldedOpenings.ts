import type { AccessEntry } from '../accessLogContract.ts';

export interface FoldedEntry extends AccessEntry {
  /** How many openings it stands for; 1 of any other kind. */
  readonly times: number;
}

/** One line for openings that follow each other: by one person, on one day, from one place; the latest stands for all. */
export function foldedOpenings(
  entries: readonly AccessEntry[],
  dayOf: (at: string) => string,
): readonly FoldedEntry[] {
  const of = ({ kind, actor, at, device, network }: AccessEntry) =>
    kind === 'opened' ? [actor.id, dayOf(at), device, network].join() : undefined;
  const lines: FoldedEntry[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && of(entry) !== undefined && of(entry) === of(last))
      lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ ...entry, times: 1 });
  }
  return lines;
}
