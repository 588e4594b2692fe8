import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { AddressFields, useProvinces } from '../../../organizations/web/public.ts';

/** Item 2 of the articles, the address of the registered office (Form 2), and what the business is. */
export function OfficeFields() {
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
        <AddressFields placedBy="corporation_province" help={text('wizard.office.street.help')} />
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
      </FormSection>
    </>
  );
}
