/** A word as one of a closed list; undefined where it is none of it. */
export const parseOneOf = <Word extends string>(
  list: readonly Word[],
  word: string | undefined,
): Word | undefined => list.find((one) => one === word);
