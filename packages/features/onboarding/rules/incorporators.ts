/** Incorporators sign the articles (item 8): individuals of 18 or older, capable, not bankrupt, or bodies corporate
 *  (CBCA s. 5). */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { type AddressInput, postalOf, readAddress } from '@tabellion/law/address.ts';
import { joinReadings } from '@tabellion/law/fields.ts';
import { readNames } from '@tabellion/law/person.ts';
import {
  type Attested,
  type IncorporatorDraft,
  incorporatorName,
  type NamedFounder,
} from '../../registry/rules/incorporator.ts';
import type { MissingItem } from './wizard.ts';

export interface IncorporatorInput extends NamedFounder, Attested {
  /** null: the one on record, which its author does not see. */
  readonly address: AddressInput | null;
}

/** Errors at `incorporators.0.lastname` and so on: PERSON_NAME.REQUIRED, and those of names and mailing addresses.
 *  @param current  those on record, who keep an address that is not typed */
export function readIncorporators(
  typed: readonly IncorporatorInput[],
  current: readonly IncorporatorDraft[],
): Result<readonly IncorporatorDraft[], readonly FieldRefusal[]> {
  const read = typed.map((one, at) => readIncorporator(one, current, `incorporators.${at}.`));
  const refused = read.flatMap((one) => (one.ok ? [] : one.error));
  return refused.length > 0 ? err(refused) : ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

/** Legal requirements that incorporators do not meet yet. A body corporate attests nothing about itself. */
export function lacksOfIncorporators(incorporators: readonly IncorporatorDraft[]): MissingItem[] {
  if (incorporators.length === 0) {
    return [{ textCode: 'ONBOARDING.MISSING.INCORPORATOR', screen: 'corporate', field: 'incorporators' }];
  }
  return incorporators.flatMap((one, at) => {
    if (one.kind === 'body_corporate') return [];
    const lack = (textCode: MissingItem['textCode'], field: keyof Attested): MissingItem => ({
      textCode,
      params: { name: incorporatorName(one) },
      screen: 'corporate',
      field: `incorporators.${at}.${field}`,
    });
    return [
      ...(one.is_adult ? [] : [lack('ONBOARDING.MISSING.INCORPORATOR_ADULT', 'is_adult')]),
      ...(one.is_capable ? [] : [lack('ONBOARDING.MISSING.INCORPORATOR_CAPABLE', 'is_capable')]),
      ...(one.is_not_bankrupt ? [] : [lack('ONBOARDING.MISSING.INCORPORATOR_SOLVENT', 'is_not_bankrupt')]),
    ];
  });
}

function readIncorporator(
  { address, ...one }: IncorporatorInput,
  current: readonly IncorporatorDraft[],
  prefix: string,
): Result<IncorporatorDraft, readonly FieldRefusal[]> {
  const isIndividual = one.kind === 'individual';
  const names = readNames(one, { isIndividual, prefix });
  const isSame = (other: IncorporatorDraft) =>
    other.kind === one.kind && incorporatorName(other) === incorporatorName(one);
  const kept = address ?? current.find(isSame)?.address ?? {};
  const place = readAddress(kept, { kind: 'mailing' }, `${prefix}address.`);
  const read = joinReadings(names, place);
  if (!read.ok) return read;
  const { firstname, lastname, company_name } = read.value;
  return ok({
    ...one,
    firstname: isIndividual ? firstname : '',
    lastname: isIndividual ? lastname : '',
    company_name: isIndividual ? '' : company_name,
    address: postalOf(read.value.address),
  });
}
