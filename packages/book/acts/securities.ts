import * as z from 'zod/mini';
import type { AssignedValues } from '../assigned.ts';
import type { Subject } from '../readWriteSet.ts';
import { carriedVesting, formAndLegends } from '../terms/securities.ts';
import { id, quantity } from './atoms.ts';
import type { OpenedSecurity } from './numbers.ts';
import { certificate, numberSpellings } from './numbers.ts';

/** Common parts of acts that end a security: transfers, acquisitions, conversions, splits. A security is
 *  ended by the act even in part, and the remainder gets a certificate of its own. The payload states every
 *  successor; the fold computes no quantity and invents no id. */

/** The security as the act takes it. It repeats what the register says, so that the act reads by itself, and that it no
 *  longer fits is noticed when an earlier act is corrected. */
export const source = z.strictObject({ securityId: id, classId: id, personId: id, quantity });

/** Fields of every security that comes from another; the certificate is null only in a draft. */
export const opening = {
  securityId: id,
  certificate: z.nullable(certificate),
  quantity,
  vesting: z.nullable(carriedVesting),
  ...formAndLegends,
};
const openingShape = z.strictObject(opening);

/** Certificates that an earlier version of the act opened and this one does not. A correction names them, so that their
 *  numbers stay in the register, as void. */
export const spoiled = z
  .array(z.strictObject({ securityId: id, certificate, classId: id, personId: id, quantity }))
  .check(z.maxLength(10_000));

export type SpoiledCertificate = Readonly<z.infer<typeof spoiled>[number]>;
export type Source = Readonly<z.infer<typeof source>>;
export type OpeningShape = Readonly<z.infer<typeof openingShape>>;

/** A security to open, with where it comes from and where in the payload it stands. */
export interface OpenedCertificate extends OpeningShape {
  readonly classId: string;
  readonly personId: string;
  readonly from: readonly string[];
  readonly path: string;
  /** The price at which the shares were issued is not that of these. */
  readonly isRepriced?: boolean;
}

/** Ids and numbers that must stay when the act is corrected. */
export const identityOf = ({ securityId, certificate }: OpenedSecurity): string =>
  `${securityId} ${certificate ? numberSpellings(certificate).join() : ''}`;

/** Securities that a version opens, and those that it names as spoiled. */
export interface GivenSecurities {
  readonly openings: readonly OpenedCertificate[];
  readonly spoiled: readonly SpoiledCertificate[];
}

/** The ids and numbers that an act gives: of what it opens, and of what was spoiled. */
export const idsGiven = ({ openings, spoiled }: GivenSecurities): readonly string[] =>
  [...openings, ...spoiled].map(identityOf);

/** Spoiled certificates of a payload that is said again over a later one, which may have given more. */
export function spoiledByRestatement(stored: GivenSecurities, later: GivenSecurities): SpoiledCertificate[] {
  const kept = new Set([...stored.openings, ...stored.spoiled].map(({ securityId }) => securityId));
  const lost = [...later.openings, ...later.spoiled].flatMap((one): SpoiledCertificate[] => {
    const { securityId, certificate, classId, personId, quantity } = one;
    if (kept.has(securityId) || certificate === null) return [];
    return [{ securityId, certificate, classId, personId, quantity }];
  });
  return [...stored.spoiled, ...lost];
}

export const areDistinct = (all: readonly Pick<OpeningShape, 'securityId'>[]): boolean =>
  new Set(all.map(({ securityId }) => securityId)).size === all.length;

export const sumOf = (all: readonly { readonly quantity: string }[]): bigint =>
  all.reduce((sum, one) => sum + BigInt(one.quantity), 0n);

/** The next number of the class where the draft has none. */
export const numbered = <T extends Pick<OpeningShape, 'certificate'>>(
  one: T,
  classId: string,
  assigned: AssignedValues,
): T => ({ ...one, certificate: one.certificate ?? assigned.nextCertificate(classId) ?? null });

/** The certificate that an act ends, as a subject. */
export const endingWrite = ({ securityId }: Pick<Source, 'securityId'>): Subject => ({
  of: 'security',
  id: securityId,
});

export const openingWrites = (
  all: readonly Pick<OpenedCertificate, 'securityId' | 'certificate'>[],
): Subject[] =>
  all.flatMap(({ securityId, certificate: number }): Subject[] => [
    { of: 'security', id: securityId },
    ...(number === null ? [] : [{ of: 'number' as const, number }]),
  ]);

/** Spoiled certificates, which keep their numbers and are void, as subjects. */
export const spoiledWrites = (all: readonly SpoiledCertificate[]): Subject[] =>
  all.flatMap(({ securityId, certificate: number }): Subject[] => [
    { of: 'security', id: securityId },
    { of: 'number', number },
  ]);
