import { postalCodeWarning, provincesOfCode, readPostalCode } from '@tabellion/law/address.ts';
import { countryCodes, countryName } from '@tabellion/law/countries.ts';
import { provinceCodes } from '@tabellion/law/jurisdictions.ts';
import {
  countryFromWire,
  countryToWire,
  provinceFromWire,
  provinceToWire,
} from '@tabellion/law/wireNames.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { type Option, SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

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

interface PostalCodeFieldProps {
  /** Paths of the address's fields in the form. */
  name: string;
  province: string;
  /** Left out where the address can only lie in Canada. */
  country?: string | undefined;
  label: string;
  autoComplete?: string;
  optional?: boolean | undefined;
}

/** A postal code; where it is another province's than the address says, that stands below it and refuses nothing. */
export function PostalCodeField({ name, province, country, ...rest }: PostalCodeFieldProps) {
  const text = useText();
  const [code, region, land] = useWatch({ name: [name, province, country ?? ''] });
  const isCanada = country === undefined || countryFromWire(String(land ?? '')) === 'CA';
  const warning = isCanada ? warningOf(String(code ?? ''), String(region ?? ''), text) : undefined;
  return <TextField name={name} warning={warning} ltr {...rest} />;
}

/** "H2X belongs to Quebec." @returns undefined while the code is not whole, or no province is chosen */
function warningOf(typed: string, region: string, text: Text): string | undefined {
  const code = readPostalCode(typed);
  const province = provinceFromWire(region);
  if (!code.ok || province === undefined || postalCodeWarning(code.value, province) === undefined)
    return undefined;
  const [one, other] = provincesOfCode(code.value).map((id) => text(`province.${id}`));
  const belongsTo =
    other === undefined ? one : text('organization.address.either', { one: one ?? '', other });
  return text('organization.address.belongs', { code: code.value.slice(0, 3), province: belongsTo ?? '' });
}

/** The provinces and territories, named and sorted in the reader's language; a form holds the specification's words. */
export function useProvinces(): readonly Option[] {
  const { language, text } = useLanguage();
  return useMemo(
    () =>
      provinceCodes
        .map((code) => ({ value: provinceToWire(code), label: text(`province.${code}`) }))
        .sort((a, b) => a.label.localeCompare(b.label, localeOf[language])),
    [language, text],
  );
}
