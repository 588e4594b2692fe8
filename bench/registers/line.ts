/** What a part of the bench tells: a line of its table. */
export interface Line {
  readonly what: string;
  readonly measured: string;
  /** The bound and whether it is met; null where the figure is only told. */
  readonly target: { readonly bound: string; readonly isMet: boolean } | null;
}

interface Bounded {
  /** In `unit`. */
  readonly value: number;
  readonly most: number;
  readonly unit?: string;
  readonly places?: number;
  /** What stands behind the figure. */
  readonly beside?: string;
}

/** A figure that has an upper bound. */
export function atMost(what: string, { value, most, unit = '', places = 0, beside = '' }: Bounded): Line {
  const spelled = (figure: number, digits: number) => `${figure.toFixed(digits)}${unit && ` ${unit}`}`;
  return {
    what,
    measured: `${spelled(value, places)}${beside && `; ${beside}`}`,
    target: { bound: `<= ${spelled(most, most % 1 === 0 ? 0 : places)}`, isMet: value <= most },
  };
}

export const told = (what: string, measured: string): Line => ({ what, measured, target: null });
