import { postalCodeWarning, provincesOfCode, readPostalCode } from '@tabellion/law/address.ts';
import { countryFromWire, provinceFromWire } from '@tabellion/law/wireNames.ts';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';

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
