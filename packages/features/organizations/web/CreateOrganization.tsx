import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { type JurisdictionId, jurisdiction, jurisdictionIds } from '@tabellion/law/jurisdictions.ts';
import { findLegalElement } from '@tabellion/law/names/legalElement.ts';
import { corporationTypeFromWire, corporationTypeToWire } from '@tabellion/law/wireNames.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { RadioGroup, SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useDeferredValue, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { createOrganization, preSearch } from '../contract.ts';
import { corporateInput } from '../shapes.ts';
import { lawLabel } from './names.ts';
import { SeveralCorporations } from './SeveralCorporations.tsx';
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
    <DrawerForm
      title={text('organization.create')}
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
      <SeveralOfOld />
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
  );
}

function SeveralOfOld() {
  return useWatch({ name: 'company_type' }) === 'old' && <SeveralCorporations />;
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

interface NameFieldProps {
  /** Whether to look for like names: those of corporations to be. */
  checked: boolean;
}

/** The corporate name; it says whether a like one was found once the writer pauses. */
function NameField({ checked }: NameFieldProps) {
  const text = useText();
  const name = useDeferredValue(String(useWatch({ name: 'name' }) ?? '').trim());
  const postfix = String(useWatch({ name: 'name_postfix' }) ?? '');
  const rested = useRested(name, 500);
  const isLong = rested.length >= 3;
  const query = { name: rested, ...(postfix === '' ? {} : { name_postfix: postfix }) };
  const found = useRead(preSearch, { query }, { when: checked && isLong });
  const says = checked && isLong && found.data ? verdict(found.data, text) : undefined;
  return (
    <TextField
      name="name"
      label={text('organization.name')}
      autoComplete="off"
      help={says?.isFree ? says.words : undefined}
      warning={says && !says.isFree ? says.words : undefined}
    />
  );
}

function verdict(found: ReplyOf<typeof preSearch>, text: Text): { isFree: boolean; words: string } {
  if (found.available) return { isFree: true, words: text('organization.nameFree') };
  const [match] = found.matches;
  const words =
    match === undefined
      ? text('organization.nameTakenHidden')
      : text('organization.nameTaken', { name: match.name });
  return { isFree: false, words };
}

/** Whoever writes the legal element into the name needs not choose it too: said twice, it would be refused. */
export function useClearRepeatedElement(id: JurisdictionId): void {
  const { setValue, getValues } = useFormContext();
  const name = String(useWatch({ name: 'name' }) ?? '');
  useEffect(() => {
    if (getValues('name_postfix') === '' || !findLegalElement(name, id)?.isLast) return;
    setValue('name_postfix', '', { shouldDirty: true });
  }, [name, id, getValues, setValue]);
}
