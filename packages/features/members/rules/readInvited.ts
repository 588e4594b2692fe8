import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { type PostalField, postalFields } from '@tabellion/law/address.ts';
import { readText } from '@tabellion/law/fields.ts';

type Address = Readonly<Record<PostalField, string>>;

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
        : (Object.fromEntries(
            postalFields.map((field) => [field, words(address[field], `address.${field}`)]),
          ) as Address),
  };
  return errors.length === 0 ? ok(invited) : err(errors);
}
