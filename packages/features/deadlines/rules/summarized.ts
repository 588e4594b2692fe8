import type { DeadlineKey } from '@tabellion/law/deadlines/deadline.ts';

/** One entry of the log for each kind: the latest, without the person, and how many earlier ones were marked with it. */
export function summarized(
  deadlines: readonly Pick<DeadlineKey, 'kind' | 'occasion'>[],
): { deadline: string; occasion: string; earlier: number }[] {
  const kinds = [...new Set(deadlines.map(({ kind }) => kind))];
  return kinds.map((deadline) => {
    const occasions = deadlines
      .flatMap(({ kind, occasion }) => (kind === deadline ? [occasion.replace(/:.*/, '')] : []))
      .sort();
    return { deadline, occasion: occasions.at(-1) ?? '', earlier: occasions.length - 1 };
  });
}
