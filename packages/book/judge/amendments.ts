import type { PlainDate } from '@tabellion/kernel/date.ts';
import {
  type AuthorizedChangedPayload,
  type ClassAmendedPayload,
  type ClassCreatedPayload,
  isOutsideArticles,
} from '../acts/classes.ts';
import { type Finding, warning } from './finding.ts';
import { judgeResolution } from './resolutions.ts';

/** The articles change on a day: another authorized number, a class split or consolidated. By special resolution, from
 *  the date of the certificate of amendment on (CBCA ss. 173(1), 179). Whether a class votes apart (s. 176)
 *  is for the resolution to say. That series fixed by the directors need no special resolution was not verified: either
 *  resolution passes; confirm with a lawyer. */
export function judgeAmendment(
  { resolution, registryCertificate }: Pick<AuthorizedChangedPayload, 'resolution' | 'registryCertificate'>,
  on: PlainDate,
): readonly Finding[] {
  return [
    ...judgeResolution(resolution, on),
    ...(registryCertificate === null ? [warning('certificate_missing', 'registryCertificate')] : []),
  ];
}

/** Terms of a class change on a day: those of the articles as any amendment; what the corporation itself sets by whatever
 *  it decides. */
export const judgeClassAmendment = (
  { changes, ...authority }: Pick<ClassAmendedPayload, 'changes' | 'resolution' | 'registryCertificate'>,
  on: PlainDate,
): readonly Finding[] =>
  isOutsideArticles(changes)
    ? judgeResolution(authority.resolution, on, { isNeeded: false })
    : judgeAmendment(authority, on);

/** A class or series comes into being on a day after the incorporation: by amendment alone. */
export const judgeClassCreation = (
  { amendment }: Pick<ClassCreatedPayload, 'amendment'>,
  on: PlainDate,
): readonly Finding[] => judgeAmendment(amendment ?? { resolution: null, registryCertificate: null }, on);
