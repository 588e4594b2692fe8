import { postalOf } from '@tabellion/law/address.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MapPin } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AccountInfoView } from '../../../organizations/shapes.ts';
import {
  AddressFields,
  FirstYearEndField,
  SinceFields,
  useProvinces,
} from '../../../organizations/web/public.ts';
import type { CorporateForm } from './corporateForm.ts';

/** Item 2 of the articles, the address of the registered office (Form 2), and what the business is.
 *  @param account  the person to reach, whose address may be the office
 *  @param incorporatedOn  the day, or today for a corporation to be
 *  @param existsOn  today, of a corporation that existed before */
export function OfficeFields({ account, incorporatedOn, existsOn }: OfficeFieldsProps) {
  const text = useText();
  const provinces = useProvinces();
  return (
    <>
      <FormSection title={text('wizard.office.title')} lead={text('wizard.office.lead')}>
        <SelectField
          name="corporation_province"
          label={text('wizard.office.province')}
          help={text('wizard.office.province.help')}
          options={provinces}
        />
        <OwnAddress account={account} />
        <AddressFields placedBy="corporation_province" help={text('wizard.office.street.help')} />
        {existsOn !== undefined && <SinceFields of="office" today={existsOn} />}
      </FormSection>
      <FormSection title={text('wizard.business.title')}>
        <div className="grid3">
          <TextField name="industry" label={text('wizard.business.industry')} autoComplete="off" optional />
          <TextField
            name="fiscal_year_end"
            label={text('wizard.business.yearEnd')}
            help={text('wizard.business.yearEnd.help')}
            placeholder="12-31"
            ltr
            optional
          />
          <TextField
            name="business_number"
            label={text('wizard.business.number')}
            help={text('wizard.business.number.help')}
            ltr
            optional
          />
        </div>
        <FirstYearEndField incorporatedOn={incorporatedOn} />
        {existsOn !== undefined && <SinceFields of="year_end" today={existsOn} />}
      </FormSection>
    </>
  );
}

interface OfficeFieldsProps {
  account: AccountInfoView | undefined;
  incorporatedOn: string;
  existsOn?: string | undefined;
}

/** The address of step 1, offered while none is typed. */
function OwnAddress({ account }: { account: AccountInfoView | undefined }) {
  const text = useText();
  const { setValue } = useFormContext<CorporateForm>();
  const typed = useWatch<CorporateForm, 'address_line_1'>({ name: 'address_line_1' });
  if (account === undefined || account.country !== 'Canada' || account.address_line_1 === '' || typed !== '')
    return null;
  const { province, country: _country, ...lines } = postalOf(account);
  const take = () => {
    const address = { corporation_province: province, ...lines };
    for (const [name, value] of Object.entries(address))
      setValue(name as keyof CorporateForm, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div>
      <Button icon={MapPin} onClick={take}>
        {text('wizard.office.own', { address: `${lines.address_line_1}, ${lines.city}` })}
      </Button>
    </div>
  );
}
