/** Incorporators who sign articles (item 8 of Form 1), and an address as a registry's form writes it. */
import {
  type Address,
  type AddressInput,
  addressInWords,
  type PostalField,
  wholeAddressLine,
} from '@tabellion/law/address.ts';
import type { Names } from '@tabellion/law/person.ts';

export interface NamedFounder extends Names {
  readonly kind: 'individual' | 'body_corporate';
}

export interface Attested {
  readonly is_adult: boolean;
  readonly is_capable: boolean;
  readonly is_not_bankrupt: boolean;
}

export interface IncorporatorDraft extends NamedFounder, Attested {
  readonly address: Pick<Address, PostalField>;
}

export const incorporatorName = ({ kind, firstname, lastname, company_name }: NamedFounder): string =>
  kind === 'body_corporate' ? company_name : `${firstname} ${lastname}`.trim();

/** An address in one line, as the documents of the minute book have it. */
export const addressAsFiled = (typed: AddressInput): string => {
  const { address_line_1 = '', address_line_2 = '', city = '', postal_code = '', country = '' } = typed;
  const region = typed.region ?? typed.province ?? '';
  return wholeAddressLine(
    addressInWords({ address_line_1, address_line_2, city, region, country, postal_code }),
  );
};
