import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { findLegalElement } from '@tabellion/law/names/legalElement.ts';
import { corporationTypeFromWire, defaultPlace } from '@tabellion/law/wireNames.ts';
import { RadioGroup, SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AnchorFields, useClearRepeatedElement } from '../../../organizations/web/public.ts';
import { lawOptions } from '../fields/options.ts';

/** The first questions: whether the corporation exists, and under which law. */
export function KindFields() {
  const text = useText();
  const isNew = useWatch({ name: 'company_type' }) !== 'old';
  return (
    <>
      <RadioGroup
        name="company_type"
        label={text('wizard.company.type')}
        cards
        choices={[
          { value: 'new', label: text('wizard.company.new'), note: text('wizard.company.new.note') },
          { value: 'old', label: text('wizard.company.old'), note: text('wizard.company.old.note') },
        ]}
      />
      <SelectField
        name="corporation_type"
        label={text('wizard.company.law')}
        help={isNew ? text('wizard.company.law.help') : undefined}
        options={lawOptions(text)}
      />
    </>
  );
}

/** The corporate name: words with a legal element, or the number that the registry gives. */
export function NameFields() {
  const text = useText();
  const [type, format, law, name] = useWatch({
    name: ['company_type', 'name_format', 'corporation_type', 'name'],
  });
  const id = corporationTypeFromWire(String(law ?? '')) ?? defaultPlace.jurisdiction;
  const { legalElements } = jurisdiction(id).names;
  const isNumbered = format === 'numbered' && type !== 'old';
  const isInName = findLegalElement(String(name ?? ''), id) !== undefined;
  useElementOf(legalElements);
  useClearRepeatedElement(id);
  return (
    <>
      {type !== 'old' && (
        <SegmentedField
          name="name_format"
          label={text('wizard.company.format')}
          choices={[
            { value: 'named', label: text('wizard.company.named') },
            { value: 'numbered', label: text('wizard.company.numbered') },
          ]}
        />
      )}
      <div className="grid2">
        {!isNumbered && (
          <TextField
            name="name"
            label={text('wizard.company.name')}
            help={type === 'old' ? undefined : text('wizard.company.name.help')}
            autoComplete="off"
          />
        )}
        <SelectField
          name="name_postfix"
          label={text('wizard.company.element')}
          help={text('wizard.company.element.help')}
          placeholder={isNumbered ? '' : text(isInName ? 'organization.postfix.inName' : 'wizard.choose')}
          options={legalElements.map((element) => ({ value: element, label: element }))}
        />
      </div>
      {isNumbered && <p className="muted">{text('wizard.company.numbered.note')}</p>}
    </>
  );
}

/** A legal element that another law does not know is taken away. */
function useElementOf(legalElements: readonly string[]): void {
  const { setValue, getValues } = useFormContext();
  useEffect(() => {
    const chosen = String(getValues('name_postfix') ?? '');
    if (chosen !== '' && !legalElements.includes(chosen)) setValue('name_postfix', '');
  }, [legalElements, getValues, setValue]);
}

/** Fields of an existing corporation only. */
export function ExistingCorporationFields({ today }: { today: string }) {
  const text = useText();
  if (useWatch({ name: 'company_type' }) !== 'old') return null;
  return (
    <>
      <div className="grid2">
        <TextField name="corporation_number" label={text('wizard.company.number')} autoComplete="off" ltr />
        <DateField name="incorporation_date" label={text('wizard.company.date')} max={today} />
      </div>
      <AnchorFields today={today} />
    </>
  );
}
