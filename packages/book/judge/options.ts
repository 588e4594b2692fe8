import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { ResolutionRef } from '../act.ts';
import type { ClassTerms } from '../entities.ts';
import { type Finding, warning } from './finding.ts';
import { judgeResolution } from './resolutions.ts';

/** The class of the shares that a new right is for, immediately before. */
export interface ClassReserved {
  readonly authorized: ClassTerms['authorized'];
  readonly issued: bigint;
  /** Shares that options and warrants of the class may still bring. */
  readonly promised: bigint;
}

/** A right to shares is granted by the directors' resolution. Where the articles limit the number of shares, the corporation
 *  must have enough of them for every right that it gave. That CBCA s. 29 says so was not verified: hence a warning, and a
 *  lawyer confirms. */
export function judgeRight(
  { resolution, shares }: { readonly resolution: ResolutionRef | null; readonly shares: bigint },
  { authorized, issued, promised }: ClassReserved,
  on: PlainDate,
): readonly Finding[] {
  const left = authorized === 'unlimited' ? null : BigInt(authorized) - issued - promised;
  return [
    ...(left !== null && shares > left
      ? [warning('reserve_short', 'quantity', { left: String(left < 0n ? 0n : left) })]
      : []),
    ...judgeResolution(resolution, on),
  ];
}
