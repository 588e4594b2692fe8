import { countryCodes, countryName } from '@tabellion/law/countries.ts';
import { countryToWire } from '@tabellion/law/wireNames.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { PostalCodeField, useProvinces } from '../../../organizations/web/public.ts';
import { PersonInput, personKinds } from '../../../people/shapes.ts';
import { MembersField, membersOf, SOMEONE_NEW, twoMembers } from '../../../people/web/public.ts';

/** Somebody who is not in the registers yet: name, e-mail address, and the address that the securities register shows. */
export function NewHolderFields({ prefix }: { prefix: string }) {
  const text = useText();
  const kind: PersonInput['kind'] = useWatch({ name: `${prefix}.kind` });
  return (
    <>
      <div className="grid2">
        <SelectField
          name={`${prefix}.kind`}
          label={text('wizard.person.kind')}
          options={personKinds.map((value) => ({ value, label: text(`wizard.person.kind.${value}`) }))}
        />
        <TextField
          name={`${prefix}.email`}
          type="email"
          label={text('entry.email')}
          autoComplete="off"
          optional
        />
      </div>
      {kind === 'individual' ? (
        <div className="grid2">
          <TextField name={`${prefix}.firstname`} label={text('profile.firstname')} autoComplete="off" />
          <TextField name={`${prefix}.lastname`} label={text('profile.lastname')} autoComplete="off" />
        </div>
      ) : (
        <TextField
          name={`${prefix}.company_name`}
          label={text(kind === 'joint' ? 'wizard.person.together' : 'wizard.person.company')}
          autoComplete="off"
        />
      )}
      {kind === 'joint' && <MembersField name={`${prefix}.members`} />}
      <AddressPart prefix={`${prefix}.address`} help={text('wizard.person.address.holder')} />
    </>
  );
}

/** An address, in Canada or abroad. */
export function AddressPart({ prefix, help }: { prefix: string; help?: string }) {
  const text = useText();
  const { language } = useLanguage();
  const isCanada = useWatch({ name: `${prefix}.country` }) === 'Canada';
  const provinces = useProvinces();
  const countries = useMemo(
    () =>
      countryCodes
        .map((code) => ({ value: countryToWire(code), label: countryName(code, localeOf[language]) }))
        .sort((a, b) => a.label.localeCompare(b.label, localeOf[language])),
    [language],
  );
  return (
    <>
      <TextField
        name={`${prefix}.address_line_1`}
        label={text('profile.line1')}
        help={help}
        autoComplete="off"
        optional
      />
      <div className="grid2">
        <TextField name={`${prefix}.city`} label={text('profile.city')} autoComplete="off" optional />
        <PostalCodeField
          name={`${prefix}.postal_code`}
          province={`${prefix}.region`}
          country={`${prefix}.country`}
          label={text('profile.postalCode')}
          autoComplete="off"
          optional
        />
        {isCanada ? (
          <SelectField
            name={`${prefix}.region`}
            label={text('profile.province')}
            options={provinces}
            placeholder=""
            optional
          />
        ) : (
          <TextField name={`${prefix}.region`} label={text('profile.region')} autoComplete="off" optional />
        )}
        <ComboField name={`${prefix}.country`} label={text('profile.country')} options={countries} optional />
      </div>
    </>
  );
}

/** Somebody new as the forms hold him: one of joint holders is on record, or `SOMEONE_NEW`. */
export const HolderForm = z.extend(PersonInput, {
  members: z.array(z.strictObject({ person_id: z.string(), firstname: z.string(), lastname: z.string() })),
});
export type HolderForm = z.infer<typeof HolderForm>;

export const newHolder = {
  kind: 'individual',
  firstname: '',
  lastname: '',
  company_name: '',
  members: [...twoMembers],
  email: '',
  address: {
    address_line_1: '',
    address_line_2: '',
    city: '',
    region: 'Ontario',
    country: 'Canada',
    postal_code: '',
  },
} as const satisfies HolderForm;

/** What the request says of somebody new: the name of his kind, and an address only where one was begun. */
export function holderOf({
  address,
  firstname,
  lastname,
  company_name,
  members,
  ...person
}: HolderForm): PersonInput {
  const isBegun = [address?.address_line_1, address?.city, address?.postal_code].some((line) => line);
  return {
    ...person,
    ...(person.kind === 'individual' ? { firstname, lastname } : { company_name }),
    ...(person.kind === 'joint' && { members: membersOf(members) }),
    ...(isBegun && { address }),
  };
}

/** Whether a name was told, by which he may be previewed. */
export const isNamed = ({ kind, firstname, lastname, company_name, members }: HolderForm): boolean =>
  kind === 'individual'
    ? isFull({ firstname, lastname })
    : Boolean(company_name?.trim()) &&
      (kind !== 'joint' || members.every((one) => one.person_id !== SOMEONE_NEW || isFull(one)));

const isFull = ({ firstname, lastname }: Pick<PersonInput, 'firstname' | 'lastname'>): boolean =>
  Boolean(firstname?.trim() && lastname?.trim());
