type Ordered = string | number | bigint;

/** Negative, zero or positive as `a` is below, at or above `b`, as `sort` asks: dates by time, texts by their code units. */
export function compare<T extends Ordered>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The value, or the bound that it passes. */
export function within<T extends Ordered>(value: T, least: T, most: T): T {
  if (value < least) return least;
  return value > most ? most : value;
}
