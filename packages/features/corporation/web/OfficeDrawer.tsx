import { blankPlace, postalFields, postalOf } from '@tabellion/law/address.ts';
import { isSameMunicipality } from '@tabellion/law/municipality.ts';
import { corporationTypeFromWire } from '@tabellion/law/wireNames.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { AddressFields, regionLabel } from '../../organizations/web/public.ts';
import { changeOffice } from '../contract.ts';
import { ChangeDrawer, type ChangeProps, changeFields, changeStart, OnOrBefore } from './ChangeDrawer.tsx';

const line = z.string().check(z.maxLength(2_000));
const required = line.check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const fields = z.strictObject({
  address_line_1: required,
  address_line_2: line,
  city: required,
  province: line,
  country: line,
  postal_code: line,
  or_before: z.boolean(),
  ...changeFields,
});

/** The registered office moves within the province of the articles (CBCA s. 19), or the records to another place (s. 20). */
export function OfficeDrawer({ place, ...props }: ChangeProps & { place: 'registered' | 'records' }) {
  const text = useText();
  const { facts, today } = props;
  const { corporation_province: province } = facts;
  const isRegistered = place === 'registered';
  const now = isRegistered ? facts.registered_office : facts.records_office;
  const start = { ...blankPlace, province, country: 'Canada', ...now, ...(isRegistered && { province }) };
  // Ontario asks for a special resolution to move the office to another municipality.
  const needsShareholders = (city = '') =>
    isRegistered &&
    facts.registered_office !== null &&
    !isSameMunicipality(facts.registered_office, { city }) &&
    corporationTypeFromWire(facts.corporation_type) === 'ON';
  return (
    <ChangeDrawer
      {...props}
      title={text(`corporation.change.${place}_office`)}
      name={`office/${place}`}
      schema={fields}
      start={{ ...start, or_before: false, ...changeStart(today) }}
      endpoint={changeOffice}
      bodyOf={(typed) =>
        postalFields.every((field) => typed[field] === start[field])
          ? undefined
          : { place, ...postalOf(typed), ...(typed.or_before && { or_before: true }) }
      }
      ofDay={<OnOrBefore {...props} />}
      passedBy={({ city }) => (needsShareholders(city) ? 'shareholders' : 'directors')}
    >
      {isRegistered ? (
        <>
          <p className="muted">
            {text('corporation.office.province', { province: regionLabel(province, text) })}
          </p>
          <AddressFields placedBy="province" help={text('wizard.office.street.help')} />
        </>
      ) : (
        <AddressFields />
      )}
    </ChangeDrawer>
  );
}
