import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import { PostalCodeField, useCountries, useProvinces } from '../../organizations/web/public.ts';

/** A country by its name in the reader's language; the form holds the specification's word. */
export function CountryField({ name, label, optional }: { name: string; label: string; optional?: boolean }) {
  return <ComboField name={name} label={label} options={useCountries()} optional={optional} />;
}

/** An address; the province is one of the list in Canada, else a region as written. */
export function AddressFields() {
  const text = useText();
  const provinces = useProvinces();
  const isCanada = useWatch({ name: 'country' }) === 'Canada';
  return (
    <>
      <TextField name="address_line_1" label={text('profile.line1')} autoComplete="address-line1" optional />
      <TextField name="address_line_2" label={text('profile.line2')} autoComplete="address-line2" optional />
      <div className="grid2">
        <TextField name="city" label={text('profile.city')} autoComplete="address-level2" optional />
        <PostalCodeField
          name="postal_code"
          province="province"
          country="country"
          label={text('profile.postalCode')}
          autoComplete="postal-code"
          optional
        />
        <CountryField name="country" label={text('profile.country')} optional />
        {isCanada ? (
          <SelectField
            name="province"
            label={text('profile.province')}
            options={provinces}
            placeholder=""
            optional
          />
        ) : (
          <TextField name="province" label={text('profile.region')} autoComplete="address-level1" optional />
        )}
      </div>
    </>
  );
}
