import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import { PostalCodeField } from './PostalCodeField.tsx';
import { useCountries } from './useCountries.ts';
import { useProvinces } from './useProvinces.ts';

/** A postal address: the province is one of the list in Canada, else a region as written. */
export function AddressFields() {
  const text = useText();
  const provinces = useProvinces();
  const countries = useCountries();
  const isCanada = useWatch({ name: 'country' }) === 'Canada';
  return (
    <>
      <TextField
        name="address_line_1"
        label={text('organization.address.line1')}
        autoComplete="address-line1"
      />
      <TextField
        name="address_line_2"
        label={text('organization.address.line2')}
        autoComplete="address-line2"
        optional
      />
      <div className="grid2">
        <TextField name="city" label={text('organization.address.city')} autoComplete="address-level2" />
        <PostalCodeField
          name="postal_code"
          province="province"
          country="country"
          label={text('organization.address.postalCode')}
          autoComplete="postal-code"
        />
        <ComboField name="country" label={text('organization.address.country')} options={countries} />
        {isCanada ? (
          <SelectField name="province" label={text('organization.address.province')} options={provinces} />
        ) : (
          <TextField
            name="province"
            label={text('organization.address.region')}
            autoComplete="address-level1"
            optional
          />
        )}
      </div>
    </>
  );
}
