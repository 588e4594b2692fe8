import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';

export interface Address {
  readonly address_line_1: string;
  readonly address_line_2: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
  readonly postal_code: string;
}

export interface InviteInput {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly user_company_name?: string | undefined;
  readonly address?: { readonly [Field in keyof Address]?: string | undefined } | undefined;
}

export interface Invited {
  readonly firstname: string;
  readonly lastname: string;
  readonly companyName: string;
  readonly address: Address | null;
}

const maxLength = 300;

/** Reads the words as written; all may be left out. Errors at their fields: GENERAL.TOO_LONG, TEXT.FORBIDDEN_CHARACTERS. */
export function readInvited(typed: InviteInput): Result<Invited, FieldRefusal[]> {
  const errors: FieldRefusal[] = [];
  const words = (value: string | undefined, path: string): string => {
    const read = readText(value ?? '', { path, maxLength });
    if (read.ok) return read.value;
    errors.push(read.error);
    return '';
  };
  const { address } = typed;
  const invited: Invited = {
    firstname: words(typed.firstname, 'firstname'),
    lastname: words(typed.lastname, 'lastname'),
    companyName: words(typed.user_company_name, 'user_company_name'),
    address:
      address === undefined
        ? null
        : {
            address_line_1: words(address.address_line_1, 'address.address_line_1'),
            address_line_2: words(address.address_line_2, 'address.address_line_2'),
            city: words(address.city, 'address.city'),
            province: words(address.province, 'address.province'),
            country: words(address.country, 'address.country'),
            postal_code: words(address.postal_code, 'address.postal_code'),
          },
  };
  return errors.length === 0 ? ok(invited) : err(errors);
}
