import type { PlainDate } from '@tabellion/kernel/date.ts';
import { dateOf, type OcfObject, type PackagePlace, type PlacedObject, textOf, textsOf } from './object.ts';

const FAMILIES = ['STOCK', 'WARRANT', 'CONVERTIBLE', 'EQUITY_COMPENSATION', 'PLAN_SECURITY'] as const;
const ACTS = [
  'ISSUANCE',
  'TRANSFER',
  'CANCELLATION',
  'REPURCHASE',
  'RETRACTION',
  'CONVERSION',
  'REISSUANCE',
  'EXERCISE',
  // A release is to a share unit what an exercise is to an option.
  'RELEASE',
  'CONSOLIDATION',
] as const;
const FORM = new RegExp(`^TX_(${FAMILIES.join('|')})_(${ACTS.join('|')})$`);

/** Family of a security. Plan securities are an old name of equity compensation. */
export type Family = Exclude<(typeof FAMILIES)[number], 'PLAN_SECURITY'>;
export type Act = Exclude<(typeof ACTS)[number], 'RELEASE'>;

/** A transaction that opens or closes securities. */
export interface Transaction {
  readonly object: OcfObject;
  readonly where: PackagePlace;
  readonly date: PlainDate;
  readonly family: Family;
  readonly act: Act;
  /** The security that it issues, or those that it closes. An exercise of equity compensation closes none: it may come
   *  again. */
  readonly securityIds: readonly string[];
  /** Securities that result from the closed ones, without the balance. Each has an issuance of its own. */
  readonly resultIds: readonly string[];
  readonly balanceId: string | undefined;
}

/** Undefined for objects of other types, and for those without a day. */
export function readTransaction({ object, where }: PlacedObject): Transaction | undefined {
  const match = FORM.exec(object.object_type);
  const date = dateOf(object, 'date');
  if (!match || date === undefined) return undefined;
  const [securityId, resultId] = [textOf(object, 'security_id'), textOf(object, 'resulting_security_id')];
  return {
    object,
    where,
    date,
    family: (match[1] === 'PLAN_SECURITY' ? 'EQUITY_COMPENSATION' : match[1]) as Family,
    act: (match[2] === 'RELEASE' ? 'EXERCISE' : match[2]) as Act,
    securityIds: securityId === undefined ? textsOf(object, 'security_ids') : [securityId],
    resultIds: [...textsOf(object, 'resulting_security_ids'), ...(resultId ? [resultId] : [])],
    balanceId: textOf(object, 'balance_security_id') || undefined,
  };
}

/** Whether a transaction ends the securities that it names. */
export function closes({ family, act }: Transaction): boolean {
  return act !== 'ISSUANCE' && !(family === 'EQUITY_COMPENSATION' && act === 'EXERCISE');
}
