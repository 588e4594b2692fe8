/** Reads the issuances of a request against the registers, all of them before anything is written. */
import {
  type Certificate,
  type ClassTerms,
  type IssuedCertificate,
  isIssue,
} from '@tabellion/book/entities.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { type FieldRefusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { PeopleContext } from '../../people/server/public.ts';
import { organizingResolutionDate } from '../../registers/server/public/proposals.ts';
import { requiredLegends } from '../rules/notices.ts';
import { type IssueTerms, readIssuance, spelledExemption } from '../rules/readIssuance.ts';
import type { IssuanceInput } from '../shapes.ts';
import { dayOf, type PlannedIssuance, tooEarly } from './planned.ts';
import { refuseOnRecord } from './subscribing.ts';
import { isOpen, vestingView } from './views.ts';

interface Request {
  /** The holder, where he is in the registers. */
  readonly personId: string | undefined;
  readonly inputs: readonly IssuanceInput[];
  /** Where the issuance at that index stands in the request: `issuances.0.`. */
  prefixOf(index: number): string;
}

/** Plans what a form tells anew; issuances that it repeats as they are on record are left out. */
export async function planIssuances(
  write: OrganizationWrite,
  context: PeopleContext,
  { personId, inputs, prefixOf }: Request,
) {
  const organizingOn = await organizingResolutionDate(write.tx, write.orgId);
  const planned: PlannedIssuance[] = [];
  const refused: FieldRefusal[] = [];
  const own = context.registers.certificates.filter((one) => one.personId === personId && isOpen(one));
  const taken = own.map(({ classId }) => classId);
  for (const [index, input] of inputs.entries()) {
    const securityId = input._id ?? input.id;
    const { registers, today } = context;
    const named = registers.certificates.find(
      (one) => one.securityId === securityId && one.personId === personId,
    );
    if (securityId !== undefined && named === undefined) return refuse('GENERAL.NOT_FOUND');
    const existing = named && isIssue(named) && isOpen(named) ? named : undefined;
    if (named !== undefined && existing === undefined) {
      if (isAsOnRecord(input, named)) continue;
      return refuseOnRecord('SHARES.ISSUANCE_ON_RECORD');
    }
    const prefix = prefixOf(index);
    if (input.sources === 'Shareholder')
      return refuse('SHARES.TREASURY_ONLY', {
        fields: [{ path: `${prefix}sources`, textCode: 'SHARES.TREASURY_ONLY' }],
        data: { record: ['transfer'] },
      });
    const read = readIssuance(input, {
      classes: registers.classes,
      taken,
      today,
      isOnRecord: context.target === 'register',
      notices:
        registers.corporation === null ? [] : requiredLegends(registers.corporation, registers.classes),
      existing: existing && termsOf(context, existing),
      prefix,
    });
    if (!read.ok) {
      refused.push(...read.error);
      continue;
    }
    const terms = read.value;
    if (existing === undefined) taken.push(terms.classId);
    else if (isUnchanged(context, existing, terms)) continue;
    const one = { securityId: existing?.securityId ?? newId(), terms, existing, prefix };
    // A private issuer sells to those alone whom the exemption lists (NI 45-106 s. 2.4).
    if (existing === undefined && isRestricted(context) && terms.exemption === null)
      refused.push({ path: `${prefix}exemption`, textCode: 'SHARES.EXEMPTION_REQUIRED' });
    const early = tooEarly(context, one);
    const on = dayOf(context, one, organizingOn);
    // A date that is too early for the corporation is refused once.
    if (early.length > 0) refused.push(...early);
    else if (!on.ok) refused.push(on.error);
    planned.push({ ...one, on: on.ok ? on.value : null });
  }
  refused.push(...aboveAuthorized(context, planned));
  return refused.length > 0 ? refuse('GENERAL.FIELD_INVALID', { fields: refused }) : ok(planned);
}

/** Shares that ended or came by a transfer are not said again: a form may only repeat them. */
function isAsOnRecord(input: IssuanceInput, on: Certificate): boolean {
  const { vesting, price } = input;
  const onRecord = {
    ownership: on.quantity,
    Shareclass: on.classId,
    issuance_date: on.issuedOn,
    consideration: on.consideration?.kind,
    consideration_text: on.consideration?.text,
    paid_on: on.paidOn,
    resolution: on.resolution?.number,
    resolution_on: on.resolution?.date,
    exemption: spelledExemption(on.exemption),
  };
  const fields = Object.keys(onRecord) as (keyof typeof onRecord)[];
  return (
    fields.every(
      (field) => input[field] === undefined || String(input[field] ?? '') === String(onRecord[field] ?? ''),
    ) &&
    (price === undefined || Number(price) === Number(on.price)) &&
    (vesting === undefined || canonicalJson(vesting) === canonicalJson(on.vesting && vestingView(on.vesting)))
  );
}

const isUnchanged = (context: PeopleContext, existing: IssuedCertificate, terms: IssueTerms): boolean =>
  !context.registers.proposed.has(existing.securityId) &&
  canonicalJson(terms) === canonicalJson(termsOf(context, existing));

/** Whether it has articles, and they restrict transfers. */
const isRestricted = ({ target, registers }: PeopleContext): boolean =>
  target === 'register' && registers.corporation !== null && restrictsTransfers(registers.corporation);

/** Terms on record of a security, as a form gives them. */
function termsOf(context: PeopleContext, certificate: IssuedCertificate): IssueTerms {
  const {
    securityId,
    classId,
    quantity,
    price,
    consideration,
    paidOn,
    exemption,
    vesting,
    resolution,
    form,
    legends,
    takenOver,
    poolId,
  } = certificate;
  const isProposed = context.registers.proposed.has(securityId);
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
    form: form ?? null,
    legends: [...(legends ?? [])],
    takenOver: takenOver ?? null,
    poolId: poolId ?? null,
  };
}

/** Subscriptions count: what is promised to one cannot be promised to another. */
function aboveAuthorized({ registers }: PeopleContext, planned: readonly PlannedIssuance[]): FieldRefusal[] {
  return registers.classes.flatMap((terms: ClassTerms): FieldRefusal[] => {
    const { classId, authorized, name } = terms;
    const wanted = planned.filter((one) => one.terms.classId === classId);
    const last = wanted.at(-1);
    if (authorized === 'unlimited' || last === undefined) return [];
    const replaced = planned.flatMap(({ existing }) =>
      existing?.classId === classId ? [existing.quantity] : [],
    );
    const others = (registers.totals.get(classId)?.shares ?? 0n) - sum(replaced);
    const issued = others + sum(wanted.map((one) => BigInt(one.terms.quantity)));
    if (issued <= BigInt(authorized)) return [];
    const params = { authorized, issued: String(issued), className: name };
    return [{ path: `${last.prefix}ownership`, textCode: 'SHARES.ABOVE_AUTHORIZED', params }];
  });
}

const sum = (shares: readonly bigint[]): bigint => shares.reduce((total, one) => total + one, 0n);
