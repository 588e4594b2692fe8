import { postalOf } from '@tabellion/law/address.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField, SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { useFieldError } from '@tabellion/ui/form/FieldFrame.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MapPin, Plus, UserPlus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { readAccountInfo } from '../../../organizations/contract.ts';
import type { AccountInfoView } from '../../../organizations/shapes.ts';
import { AddressFields, blankAddress, useProvinces } from '../../../organizations/web/public.ts';
import { NameFields } from '../../../people/web/public.ts';
import type { Incorporator } from '../../contract.ts';
import { useWizard } from '../frame/wizard.ts';
import type { CorporateForm } from './corporateForm.ts';

const blank: Incorporator = {
  kind: 'individual',
  firstname: '',
  lastname: '',
  company_name: '',
  address: blankAddress,
  is_adult: false,
  is_capable: false,
  is_not_bankrupt: false,
};

/** Item 8: who signs the articles; an individual attests three things (CBCA s. 5(1)). */
export function IncorporatorFields() {
  const text = useText();
  const { orgId } = useWizard();
  const account = useRead(readAccountInfo, { params: { id: orgId } });
  const { fields, append, remove } = useFieldArray<Pick<CorporateForm, 'incorporators'>, 'incorporators'>({
    name: 'incorporators',
  });
  const error = useFieldError('incorporators');
  const typed: Incorporator[] = useWatch({ name: 'incorporators' });
  const isIn = (one: AccountInfoView) =>
    typed.some(({ firstname, lastname }) => firstname === one.firstname && lastname === one.lastname);
  return (
    <FormSection title={text('wizard.incorporators.title')} lead={text('wizard.incorporators.lead')}>
      {fields.map(({ id }, at) => (
        <Card
          key={id}
          title={text('wizard.incorporators.one', { number: at + 1 })}
          extra={
            <Button size="sm" variant="ghost" onClick={() => remove(at)}>
              {text('ui.remove')}
            </Button>
          }
        >
          <IncorporatorCard prefix={`incorporators.${at}.`} />
        </Card>
      ))}
      {error && <p className="help help--err">{error}</p>}
      <div className="row wrap">
        {account.data && !isIn(account.data) && (
          <Button icon={UserPlus} onClick={() => append(fromAccount(account.data))}>
            {text('wizard.incorporators.me')}
          </Button>
        )}
        <Button icon={Plus} onClick={() => append(blank)}>
          {text('wizard.incorporators.add')}
        </Button>
      </div>
    </FormSection>
  );
}

const attestations = ['is_adult', 'is_capable', 'is_not_bankrupt'] as const;

function IncorporatorCard({ prefix }: { prefix: string }) {
  const text = useText();
  const kind: Incorporator['kind'] = useWatch({ name: `${prefix}kind` });
  const address: Incorporator['address'] = useWatch({ name: `${prefix}address` });
  if (address === null) return <WithheldIncorporator prefix={prefix} kind={kind} />;
  return (
    <div className="formsection">
      <SegmentedField
        name={`${prefix}kind`}
        label={text('wizard.person.kind')}
        bare
        choices={[
          { value: 'individual', label: text('wizard.person.kind.individual') },
          { value: 'body_corporate', label: text('wizard.person.kind.body_corporate') },
        ]}
      />
      <NameFields prefix={prefix} kind={kind} hasOneName={false} />
      <AddressFields prefix={`${prefix}address.`} region="region" />
      {kind === 'individual' && <Attestations prefix={prefix} />}
    </div>
  );
}

/** An incorporator whose address the reader may not see: the name is fixed, since the address is kept by it. */
function WithheldIncorporator({ prefix, kind }: { prefix: string; kind: Incorporator['kind'] }) {
  const text = useText();
  const [firstname, lastname, company]: string[] = useWatch({
    name: [`${prefix}firstname`, `${prefix}lastname`, `${prefix}company_name`],
  });
  return (
    <div className="formsection">
      <p>
        <UserText>{company || `${firstname} ${lastname}`.trim()}</UserText>
      </p>
      <Callout>{text('wizard.incorporators.withheld', { section: text('section.minute_book') })}</Callout>
      {kind === 'individual' && <Attestations prefix={prefix} />}
    </div>
  );
}

function Attestations({ prefix }: { prefix: string }) {
  const text = useText();
  return attestations.map((name) => (
    <CheckboxField key={name} name={`${prefix}${name}`} label={text(`wizard.incorporators.${name}`)} />
  ));
}

function fromAccount(view: AccountInfoView): Incorporator {
  const { firstname, lastname } = view;
  const { province, country, ...lines } = postalOf(view);
  const address = {
    ...lines,
    region: province || blankAddress.region,
    country: country || blankAddress.country,
  };
  return { ...blank, firstname, lastname, address };
}

/** Item 2 of the articles, the address of the registered office (Form 2), and what the business is.
 *  @param account  the person to reach, whose address may be the office */
export function OfficeFields({ account }: { account: AccountInfoView | undefined }) {
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
