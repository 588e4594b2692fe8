/** Reads the issuances of a request against the registers, all of them before anything is written. */
import type { Certificate, ClassTerms } from '@tabellion/book/entities.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { Scene } from '../../people/server/public.ts';
import { type IssueTerms, readIssuance } from '../rules/readIssuance.ts';
import type { IssuanceInput } from '../shapes.ts';
import { isOpen } from './views.ts';

/** One issuance of a request, read: new, or said again of a security that is there. */
export interface Planned {
  readonly securityId: string;
  readonly terms: IssueTerms;
  readonly known: Certificate | undefined;
  readonly prefix: string;
}

interface Request {
  /** The holder, where he is in the registers. */
  readonly personId: string | undefined;
  readonly inputs: readonly IssuanceInput[];
  /** Where the issuance at that index stands in the request: `issuances.0.`. */
  prefixOf(index: number): string;
}

/** Errors: GENERAL.NOT_FOUND for a security that is not this holder's; GENERAL.FIELD_INVALID with the fields of
 *  `readIssuance`, SHARES.ABOVE_AUTHORIZED, PEOPLE.BEFORE_INCORPORATION. */
export function planIssuances(
  scene: Scene,
  { personId, inputs, prefixOf }: Request,
): Result<readonly Planned[], Refusal> {
  const planned: Planned[] = [];
  const refused: FieldRefusal[] = [];
  const own = scene.registers.certificates.filter((one) => one.personId === personId && isOpen(one));
  const taken = own.map(({ classId }) => classId);
  for (const [index, input] of inputs.entries()) {
    const asked = input._id ?? input.id;
    const known = own.find(({ securityId }) => securityId === asked);
    if (asked !== undefined && known === undefined) return refuse('GENERAL.NOT_FOUND');
    const prefix = prefixOf(index);
    const { registers, today } = scene;
    const read = readIssuance(input, {
      classes: registers.classes,
      taken,
      today,
      isOnRecord: scene.target === 'register',
      known: known && termsOf(scene, known),
      prefix,
    });
    if (!read.ok) refused.push(...read.error);
    else {
      if (known === undefined) taken.push(read.value.classId);
      planned.push({ securityId: known?.securityId ?? newId(), terms: read.value, known, prefix });
    }
  }
  refused.push(...tooEarly(scene, planned), ...aboveAuthorized(scene, planned));
  return refused.length > 0 ? refuse('GENERAL.FIELD_INVALID', { fields: refused }) : ok(planned);
}

/** What stands there of a security, as a form gives it. */
function termsOf(scene: Scene, certificate: Certificate): IssueTerms {
  const { securityId, classId, quantity, price, consideration, paidOn, exemption, vesting, resolution } =
    certificate;
  const isProposed = scene.registers.proposed.has(securityId);
  const issuedOn = isProposed ? null : certificate.issuedOn;
  return {
    classId,
    quantity: String(quantity),
    price,
    consideration,
    paidOn,
    exemption,
    vesting,
    resolution,
    issuedOn,
  };
}

/** Before it exists a corporation issues nothing, and its directors resolve nothing; shares may be paid in advance. */
function tooEarly({ registers, target }: Scene, planned: readonly Planned[]): FieldRefusal[] {
  const since = registers.corporation?.incorporatedOn;
  if (since === undefined) return [];
  return planned.flatMap(({ prefix, terms: { issuedOn, resolution } }) => {
    const dates = {
      issuance_date: issuedOn,
      resolution_on: target === 'register' ? (resolution?.date ?? null) : null,
    };
    return Object.entries(dates)
      .filter(([, date]) => date !== null && date < since)
      .map(
        ([field]): FieldRefusal => ({
          path: `${prefix}${field}`,
          textCode: 'PEOPLE.BEFORE_INCORPORATION',
          params: { date: since },
        }),
      );
  });
}

/** Subscriptions count: what is promised to one cannot be promised to another. */
function aboveAuthorized({ registers }: Scene, planned: readonly Planned[]): FieldRefusal[] {
  const replaced = new Set(planned.map(({ securityId }) => securityId));
  return registers.classes.flatMap((terms: ClassTerms): FieldRefusal[] => {
    const { classId, authorized, name } = terms;
    const wanted = planned.filter((one) => one.terms.classId === classId);
    const last = wanted.at(-1);
    if (authorized === 'unlimited' || last === undefined) return [];
    const others = registers.certificates.filter(
      (one) => one.classId === classId && isOpen(one) && !replaced.has(one.securityId),
    );
    const issued = sum([
      ...others.map(({ quantity }) => quantity),
      ...wanted.map(({ terms }) => BigInt(terms.quantity)),
    ]);
    if (issued <= BigInt(authorized)) return [];
    const params = { authorized, issued: String(issued), className: name };
    return [{ path: `${last.prefix}ownership`, textCode: 'SHARES.ABOVE_AUTHORIZED', params }];
  });
}

const sum = (shares: readonly bigint[]): bigint => shares.reduce((total, one) => total + one, 0n);
