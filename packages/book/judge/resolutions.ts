import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { ResolutionRef } from '../act.ts';
import { type Finding, refused, warning } from './finding.ts';

/** The resolution by which an act is done: never dated after it. Where it must be and none is known, people are told. */
export function judgeResolution(
  resolution: Pick<ResolutionRef, 'date'> | null,
  on: PlainDate,
  { isNeeded = true }: { readonly isNeeded?: boolean } = {},
): readonly Finding[] {
  if (resolution === null) return isNeeded ? [warning('resolution_missing', 'resolution')] : [];
  return resolution.date > on ? [refused('before_resolution', 'resolution.date')] : [];
}
