import { postalOf } from '@tabellion/law/address.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField, SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { useFieldError } from '@tabellion/ui/form/FieldFrame.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus, UserPlus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { readAccountInfo } from '../../../organizations/contract.ts';
import type { AccountInfoView } from '../../../organizations/shapes.ts';
import { AddressFields, blankAddress } from '../../../organizations/web/public.ts';
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
