/** What an act on shares stands on: the registers on its day, the company, and everybody known today. */

import { statedCapitalOf } from '@tabellion/book/capital.ts';
import type { Certificate, ClassTerms, Corporation } from '@tabellion/book/entities.ts';
import type { ClassBefore } from '@tabellion/book/judge/acquisitions.ts';
import { NOTHING } from '@tabellion/kernel/fraction.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import { openScene, type Scene } from '../../../people/server/public.ts';
import { type Registers, readRegisters } from '../../../registers/server/public.ts';
import { type DeedInput, type DeedTerms, readDeed } from '../../rules/deeds/readDeed.ts';
import { isOpen } from '../views.ts';

export interface Ground extends DeedTerms {
  readonly scene: Scene;
  readonly corporation: Corporation;
  /** On record at the end of the day of the act. */
  readonly registers: Registers;
  /** Shares of all classes, outstanding today. */
  readonly outstanding: bigint;
}

/** Errors: REGISTERS.NOT_INCORPORATED in a founding; GENERAL.FIELD_INVALID with the fields of `readDeed`. */
export async function openGround(
  write: OrganizationWrite,
  ctx: Pick<OrganizationContext, 'orgId' | 'now'>,
  input: DeedInput,
): Promise<Result<Ground, Refusal>> {
  const scene = await openScene(write.tx, ctx);
  const { corporation } = scene.registers;
  if (scene.target === 'founding' || corporation === null) return refuse('REGISTERS.NOT_INCORPORATED');
  const terms = readDeed(input, { today: scene.today, since: corporation.incorporatedOn });
  if (!terms.ok) return refuse('GENERAL.FIELD_INVALID', { fields: terms.error });
  const registers = await readRegisters(write.tx, write.orgId, { asOf: terms.value.on });
  const outstanding = sumOf(scene.registers.certificates.filter(isOpen));
  return ok({
    ...terms.value,
    scene,
    corporation: registers.corporation ?? corporation,
    registers,
    outstanding,
  });
}

/** A certificate that is open on the day of the act. Errors: GENERAL.NOT_FOUND, SHARES.NOT_YET_ISSUED with `date`,
 *  REGISTERS.NOT_OPEN. */
export function openCertificate(ground: Ground, securityId: string): Result<Certificate, Refusal> {
  const { registers, scene } = ground;
  const isMeant = (one: Certificate) => one.securityId === securityId;
  const then = registers.certificates.find(isMeant);
  if (then !== undefined) return isOpen(then) ? ok(then) : refuseField('security_id', 'REGISTERS.NOT_OPEN');
  const now = scene.registers.proposed.has(securityId)
    ? undefined
    : scene.registers.certificates.find(isMeant);
  if (now === undefined) return refuse('GENERAL.NOT_FOUND');
  return refuseField('effective_on', 'SHARES.NOT_YET_ISSUED', { date: now.issuedOn });
}

/** A class as the act finds it. Errors: GENERAL.NOT_FOUND; SHARES.CLASS_LATER at `effective_on` with `date`. */
export function classBefore(
  { registers, scene }: Pick<Ground, 'registers' | 'scene'>,
  classId: string,
): Result<ClassBefore & { readonly terms: ClassTerms }, Refusal> {
  const isMeant = (one: ClassTerms) => one.classId === classId;
  const terms = registers.classes.find(isMeant);
  if (terms === undefined) {
    const later = scene.registers.classes.find(isMeant);
    return later === undefined || scene.registers.proposed.has(classId)
      ? refuse('GENERAL.NOT_FOUND')
      : refuseField('effective_on', 'SHARES.CLASS_LATER', { date: later.createdOn });
  }
  const capital = statedCapitalOf(registers.capitalEntries).get(classId) ?? NOTHING;
  return ok({ terms, capital, issued: issuedOf(registers.certificates, classId) });
}

const issuedOf = (certificates: readonly Certificate[], classId: string): bigint =>
  sumOf(certificates.filter((one) => one.classId === classId && isOpen(one)));

const sumOf = (certificates: readonly Certificate[]): bigint =>
  certificates.reduce((sum, { quantity }) => sum + quantity, 0n);
