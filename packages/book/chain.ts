import type { Certificate } from './entities.ts';

/** One certificate and all that are connected with it, as of the reading that the certificates are of. */
export interface Chain {
  readonly certificate: Certificate;
  /** What it came of, nearest first: the certificates that acts ended to open it, and what those came of. */
  readonly before: readonly Certificate[];
  /** What came of it, nearest first; empty while it is open, and when nothing remained. */
  readonly after: readonly Certificate[];
}

/** The chain of a certificate both ways; undefined when it is not among `certificates`. Each certificate stands once,
 *  though a merger of several may lead back to it by more than one way. Costs what the chain is long. */
export function chainOf(
  certificates: ReadonlyMap<string, Certificate>,
  securityId: string,
): Chain | undefined {
  const certificate = certificates.get(securityId);
  return (
    certificate && {
      certificate,
      before: follow(certificates, securityId, ({ origin }) => origin?.from ?? []),
      after: follow(certificates, securityId, ({ ended }) => ended?.into ?? []),
    }
  );
}

function follow(
  certificates: ReadonlyMap<string, Certificate>,
  start: string,
  next: (one: Certificate) => readonly string[],
): readonly Certificate[] {
  const found = new Map<string, Certificate>();
  const ids = [start];
  for (const id of ids) {
    const one = certificates.get(id);
    if (one === undefined || found.has(id)) continue;
    found.set(id, one);
    ids.push(...next(one));
  }
  found.delete(start);
  return [...found.values()];
}
