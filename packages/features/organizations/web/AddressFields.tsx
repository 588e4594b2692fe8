import { localeOf } from '@tabellion/texts/text.ts';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { countryCodes, countryName } from '../rules/countries.ts';
import { countryToWire } from '../rules/wireNames.ts';
import { PostalCodeField } from './PostalCodeField.tsx';
import { useProvinces } from './useProvinces.ts';

/** A postal address: the province is one of the list in Canada, else a region as written. */
export function AddressFields() {
  const text = useText();
  const provinces = useProvinces();
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
        <CountryField />
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

/** By its name in the reader's language; the form holds the specification's word. */
function CountryField() {
  const { language, text } = useLanguage();
  const options = useMemo(() => {
    const locale = localeOf[language];
    return countryCodes
      .map((code) => ({ value: countryToWire(code), label: countryName(code, locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [language]);
  return <ComboField name="country" label={text('organization.address.country')} options={options} />;
}
