import type { Certificate, Instrument } from './entities.ts';

/** A certificate, or an option or other instrument for which shares were issued. */
export type LinkedSecurity = Certificate | Instrument;

/** One security and all that are connected with it, as of the reading that the securities are of. */
export interface Chain {
  readonly security: LinkedSecurity;
  /** Predecessors, nearest first: the certificates that acts ended to open it, the option or the note for
   *  which its shares were issued, and the predecessors of those. */
  readonly before: readonly LinkedSecurity[];
  /** Successors, nearest first; empty while there are none, and when nothing remained. */
  readonly after: readonly LinkedSecurity[];
}

/** The chain of a security both ways; undefined when it is not among `securities`. Each stands once, though a merger of
 *  several may lead back to it by more than one way. Costs what the chain is long. */
export function chainOf(
  securities: ReadonlyMap<string, LinkedSecurity>,
  securityId: string,
): Chain | undefined {
  const security = securities.get(securityId);
  return (
    security && {
      security,
      before: follow(securities, securityId, ({ origin }) => origin?.from ?? []),
      after: follow(securities, securityId, intoOf),
    }
  );
}

/** Shares come of an instrument also while something of it is left; of a certificate only when it ends. */
const intoOf = (one: LinkedSecurity): readonly string[] =>
  ('serial' in one ? one.ended?.into : one.into) ?? [];

function follow(
  securities: ReadonlyMap<string, LinkedSecurity>,
  start: string,
  next: (one: LinkedSecurity) => readonly string[],
): readonly LinkedSecurity[] {
  const found = new Map<string, LinkedSecurity>();
  const ids = [start];
  for (const id of ids) {
    const one = securities.get(id);
    if (one === undefined || found.has(id)) continue;
    found.set(id, one);
    ids.push(...next(one));
  }
  found.delete(start);
  return [...found.values()];
}
