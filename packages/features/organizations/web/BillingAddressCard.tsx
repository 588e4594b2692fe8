import { blankPlace } from '@tabellion/law/address.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { readOrganization, saveBillingAddress } from '../contract.ts';
import { billingAddressInput, type CompanyView } from '../shapes.ts';
import { AddressFields } from './AddressFields.tsx';
import { AddressLines, EditableCard } from './facts.tsx';

interface BillingAddressCardProps {
  company: CompanyView;
  mayEdit: boolean;
  /** After it was saved, where a checkout goes on. */
  onSaved?: (() => void) | undefined;
}

export function BillingAddressCard({ company, mayEdit, onSaved }: BillingAddressCardProps) {
  const text = useText();
  const { billingAddress: address } = company;
  return (
    <EditableCard
      title={text('organization.info.billing')}
      mayEdit={mayEdit}
      drawer={(onClose) => <EditBillingAddress company={company} onSaved={onSaved} onClose={onClose} />}
    >
      {address === null ? (
        <p className="muted">{text('organization.info.noBilling')}</p>
      ) : (
        <AddressLines
          to={[address.company_name, `${address.firstname} ${address.lastname}`.trim()]}
          of={address}
        />
      )}
    </EditableCard>
  );
}

/** Whoever is billed is mostly where the office is. */
function startIn({ billingAddress, corporation_province: province }: CompanyView) {
  if (billingAddress === null) return province === '' ? blank : { ...blank, province };
  // Both names in one are for who reads the API: a form has a field for each.
  const { names: _, ...start } = billingAddress;
  return start;
}

const blank = {
  firstname: '',
  lastname: '',
  company_name: '',
  email: '',
  ...blankPlace,
  province: 'Ontario',
  country: 'Canada',
};

interface EditProps extends Pick<BillingAddressCardProps, 'company' | 'onSaved'> {
  onClose(): void;
}

function EditBillingAddress({ company, onSaved, onClose }: EditProps) {
  const text = useText();
  const form = useForm(billingAddressInput, { start: startIn(company) });
  const draft = useDraft(form, `billingAddress/${company.unique_id}`);
  const save = useCall(saveBillingAddress, { say: 'always', place: 'bottom' });
  const readings = useReadings();
  return (
    <DrawerForm
      title={text('organization.info.billing')}
      form={form}
      draft={draft}
      onSubmit={(body) => save.run({ params: { orgId: company.unique_id }, body })}
      onSaved={async () => {
        await readings.again(readOrganization);
        onSaved?.();
      }}
      save={text('organization.save')}
      onClose={onClose}
    >
      <div className="grid2">
        <TextField
          name="firstname"
          label={text('profile.firstname')}
          help={text('profile.firstname.help')}
          autoComplete="given-name"
        />
        <TextField name="lastname" label={text('profile.lastname')} autoComplete="family-name" />
        <TextField
          name="company_name"
          label={text('organization.contact.company')}
          autoComplete="organization"
          optional
        />
        <TextField
          name="email"
          type="email"
          label={text('organization.contact.email')}
          autoComplete="email"
          optional
        />
      </div>
      <AddressFields own />
    </DrawerForm>
  );
}
