/** A line of the bench's table. */
export interface MeasuredLine {
  readonly what: string;
  readonly measured: string;
  /** The bound and whether it is met; null where the figure is only told. */
  readonly target: { readonly bound: string; readonly isMet: boolean } | null;
}

interface Bounded {
  /** Measured in `unit`. */
  readonly value: number;
  readonly most: number;
  readonly unit?: string;
  readonly places?: number;
  /** Text after the figure. */
  readonly beside?: string;
}

/** A figure that has an upper bound. */
export function atMost(what: string, { most, ...figure }: Bounded): MeasuredLine {
  const { value, unit = '', places = 0 } = figure;
  const bound = `<= ${spelled(most, most % 1 === 0 ? 0 : places, unit)}`;
  return { ...measuredOf(what, figure), target: { bound, isMet: value <= most } };
}

/** A figure that has none. */
export const measuredOf = (
  what: string,
  { value, unit = '', places = 0, beside = '' }: Omit<Bounded, 'most'>,
): MeasuredLine => measuredLine(what, `${spelled(value, places, unit)}${beside && `; ${beside}`}`);

const spelled = (figure: number, digits: number, unit: string) =>
  `${figure.toFixed(digits)}${unit && ` ${unit}`}`;

export const measuredLine = (what: string, measured: string): MeasuredLine => ({
  what,
  measured,
  target: null,
});
