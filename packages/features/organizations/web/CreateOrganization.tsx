import { jurisdiction, jurisdictionIds } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeFromWire, corporationTypeToWire } from '@tabellion/law/wireNames.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { RadioGroup, SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { Drawer } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import { createOrganization } from '../contract.ts';
import { corporateInput } from '../shapes.ts';
import { NameField } from './NameField.tsx';
import { lawLabel } from './names.ts';
import { useClearRepeatedElement } from './useClearRepeatedElement.ts';
import { useOpenOrganization } from './useOpenOrganization.ts';

const start = {
  company_type: 'new',
  name_format: 'named',
  corporation_type: corporationTypeToWire('CA'),
  name: '',
  name_postfix: 'Inc.',
} as const;

export function CreateOrganization({ onClose }: { onClose(): void }) {
  const text = useText();
  const form = useForm(corporateInput, { start });
  const draft = useDraft(form, 'createOrganization');
  const create = useCall(createOrganization);
  const open = useOpenOrganization();
  return (
    <Drawer title={text('organization.create')} onClose={onClose}>
      <DrawerForm
        form={form}
        draft={draft}
        onSubmit={(body) => create.run({ body })}
        onSaved={({ org_unique_id: unique_id }) =>
          open({ unique_id, access_type: 'admin', selectedSubRoleAccessType: [], next_act: 'continue' })
        }
        save={text('organization.create.save')}
        onClose={onClose}
      >
        <RadioGroup
          name="company_type"
          label={text('organization.create.type')}
          cards
          choices={[
            {
              value: 'new',
              label: text('organization.create.new'),
              note: text('organization.create.newNote'),
            },
            {
              value: 'old',
              label: text('organization.create.old'),
              note: text('organization.create.oldNote'),
            },
          ]}
        />
        <SelectField
          name="corporation_type"
          label={text('wizard.company.law')}
          options={jurisdictionIds.map((id) => {
            const word = corporationTypeToWire(id);
            return { value: word, label: lawLabel(word, text) };
          })}
        />
        <SegmentedField
          name="name_format"
          label={text('organization.create.format')}
          choices={[
            { value: 'named', label: text('organization.create.named') },
            { value: 'numbered', label: text('wizard.company.numbered') },
          ]}
        />
        <NameFields />
      </DrawerForm>
    </Drawer>
  );
}

/** The number comes from the registry; a corporation that exists has its own already. */
function NameFields() {
  const text = useText();
  const law: string | undefined = useWatch({ name: 'corporation_type' });
  const isNumbered = useWatch({ name: 'name_format' }) === 'numbered';
  const isNew = useWatch({ name: 'company_type' }) === 'new';
  const id = corporationTypeFromWire(law ?? '') ?? 'CA';
  useClearRepeatedElement(id);
  return (
    <>
      {!(isNumbered && isNew) && <NameField checked={isNew} />}
      <SelectField
        name="name_postfix"
        label={text('organization.postfix')}
        placeholder={text('organization.postfix.inName')}
        options={jurisdiction(id).names.legalElements.map((element) => ({ value: element, label: element }))}
      />
    </>
  );
}
