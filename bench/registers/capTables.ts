/** The cap table of long histories, each in a process of its own, so that one's garbage is not the other's. */
import { execFileSync } from 'node:child_process';

export interface CapTableCost {
  readonly acts: number;
  readonly holders: number;
  /** Microseconds of processor time an act, of folding and telling the cap table. */
  readonly ours: number;
  /** The same of `plain.ts`. */
  readonly plain: number;
  /** Megabytes: the acts themselves, and what the book and the cap table hold besides. */
  readonly actsMb: number;
  readonly bookMb: number;
}

const enoughMb = 14_000;

export function capTableCost(size: number): CapTableCost {
  const child = ['--expose-gc', `--max-old-space-size=${enoughMb}`, '--import', 'tsx'];
  const told = execFileSync(
    process.execPath,
    [...child, `${import.meta.dirname}/capTableOf.ts`, String(size)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(told) as CapTableCost;
}
