import { countryCodes, countryName } from '@tabellion/law/countries.ts';
import { countryToWire } from '@tabellion/law/wireNames.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { type Option, SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { PostalCodeField } from './PostalCodeField.tsx';
import { useProvinces } from './useProvinces.ts';

interface AddressFieldsProps {
  /** The path before the fields' names, with its dot: `address.`. */
  prefix?: string;
  /** The contract's name for the province. */
  region?: 'province' | 'region';
  /** The address may be left blank as a whole. */
  optional?: boolean;
  /** The field elsewhere on the page that settles the province of Canada. */
  placedBy?: string;
  /** Below the street, before there is an error. */
  help?: string;
  /** The reader's own address: the browser may fill it in. */
  own?: boolean;
}

/** A street address; the province is one of the list in Canada, else a region as written. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix = '', region = 'province', optional, placedBy, help, own } = props;
  const text = useText();
  const isCanada = useWatch({ name: `${prefix}country` }) === 'Canada';
  const provinces = useProvinces();
  const fill = (token: string) => (own ? token : 'off');
  return (
    <>
      <TextField
        name={`${prefix}address_line_1`}
        label={text('profile.line1')}
        help={help}
        autoComplete={fill('address-line1')}
        optional={optional}
      />
      <TextField
        name={`${prefix}address_line_2`}
        label={text('profile.line2')}
        autoComplete={fill('address-line2')}
        optional
      />
      <div className="grid2">
        <TextField
          name={`${prefix}city`}
          label={text('profile.city')}
          autoComplete={fill('address-level2')}
          optional={optional}
        />
        <PostalCodeField
          name={`${prefix}postal_code`}
          province={placedBy ?? `${prefix}${region}`}
          country={placedBy === undefined ? `${prefix}country` : undefined}
          label={text('profile.postalCode')}
          autoComplete={fill('postal-code')}
          optional={optional}
        />
        {placedBy === undefined && (
          <>
            <CountryField name={`${prefix}country`} label={text('profile.country')} optional={optional} />
            {isCanada ? (
              <SelectField
                name={`${prefix}${region}`}
                label={text('profile.province')}
                options={provinces}
                placeholder=""
                optional={optional}
              />
            ) : (
              <TextField
                name={`${prefix}${region}`}
                label={text('profile.region')}
                autoComplete={fill('address-level1')}
                optional
              />
            )}
          </>
        )}
      </div>
    </>
  );
}

interface CountryFieldProps {
  name: string;
  label: string;
  optional?: boolean | undefined;
}

/** A country by its name in the reader's language; the form holds the specification's word. */
export const CountryField = (props: CountryFieldProps) => <ComboField {...props} options={useCountries()} />;

/** A blank address with the defaults of the specification (section 9). */
export const blankAddress = {
  address_line_1: '',
  address_line_2: '',
  city: '',
  region: 'Ontario',
  country: 'Canada',
  postal_code: '',
} as const;

/** The countries, named and sorted in the reader's language; a form holds the specification's words. */
function useCountries(): readonly Option[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = localeOf[language];
    return countryCodes
      .map((code) => ({ value: countryToWire(code), label: countryName(code, locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [language]);
}
