import { useRead } from '@tabellion/ui/call/useRead.ts';
import { CheckboxField, RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressFields, useCorporation, useCountries } from '../../../organizations/web/public.ts';
import { listPeople, readPerson } from '../../contract.ts';
import { personKinds } from '../../shapes.ts';
import { MembersField } from '../public.ts';
import { blankPersonIn, grounds, type PersonForm, type PersonUse, startOfPerson } from './personForm.ts';

interface PersonPickerProps {
  orgId: string;
  /** Those who are there already are not offered again. */
  without: readonly string[];
  individualsOnly: boolean;
}

/** Somebody on record, whose details then fill the form, or someone new. */
export function PersonPicker({ orgId, without, individualsOnly }: PersonPickerProps) {
  const text = useText();
  const { setValue } = useFormContext();
  const blank = useBlankPerson();
  const personId: string = useWatch({ name: 'person_id' });
  const people = useRead(listPeople, { params: { id: orgId } });
  const details = useRead(
    readPerson,
    { params: { id: personId }, query: { reveal: 'true' } },
    { when: personId !== '' },
  );
  const input = personId === '' ? undefined : details.data?.input;

  const chosen = useRef(personId);
  useEffect(() => {
    if (chosen.current === personId && personId === '') return;
    if (personId === '') setValue('person', blank);
    else if (input) setValue('person', startOfPerson(input));
    chosen.current = personId;
  }, [personId, input, setValue, blank]);

  const offered = (people.data?.persons ?? []).filter(
    ({ person_id, kind }) => !without.includes(person_id) && (!individualsOnly || kind === 'individual'),
  );
  // While it is read its place is kept: nearly always there is somebody.
  if (people.data && offered.length === 0) return null;
  return (
    <SelectField
      name="person_id"
      label={text('wizard.person.who')}
      placeholder={text('wizard.person.new')}
      options={offered.map(({ person_id, display_name }) => ({ value: person_id, label: display_name }))}
    />
  );
}

/** How the form of somebody new begins. */
export function useBlankPerson(): PersonForm {
  const { corporate } = useCorporation();
  return useMemo(() => blankPersonIn(corporate), [corporate]);
}

/** Name, contact and address of a person, under `person.`. */
export function PersonFields({ use }: { use: PersonUse }) {
  const text = useText();
  const countries = useCountries();
  const kind: PersonForm['kind'] = useWatch({ name: 'person.kind' });
  const isIndividual = kind === 'individual';
  return (
    <>
      <FormSection title={text('wizard.person.name')}>
        {use === 'holder' && (
          <SelectField
            name="person.kind"
            label={text('wizard.person.kind')}
            options={personKinds.map((value) => ({ value, label: text(`wizard.person.kind.${value}`) }))}
          />
        )}
        {isIndividual ? (
          <div className="grid2">
            <TextField name="person.firstname" label={text('profile.firstname')} autoComplete="off" />
            <TextField name="person.lastname" label={text('profile.lastname')} autoComplete="off" />
          </div>
        ) : (
          <TextField
            name="person.company_name"
            label={text(kind === 'joint' ? 'wizard.person.together' : 'wizard.person.company')}
            autoComplete="off"
          />
        )}
        <div className="grid2">
          <TextField
            name="person.email"
            type="email"
            label={text('entry.email')}
            autoComplete="off"
            optional
          />
          <TextField
            name="person.phone_number"
            type="tel"
            label={text('profile.phone')}
            autoComplete="off"
            optional
          />
        </div>
        {isIndividual && (
          <ComboField
            name="person.citizenship"
            label={text('profile.citizenship')}
            options={countries}
            optional
          />
        )}
      </FormSection>
      {use === 'holder' && kind === 'joint' && <MembersField name="person.members" />}
      <FormSection title={text('wizard.person.address')} lead={text(`wizard.person.address.${use}`)}>
        <AddressFields prefix="person.address." region="region" optional={use !== 'director'} />
      </FormSection>
      {use === 'holder' && isIndividual && (
        <FormSection title={text('wizard.person.control')} lead={text('wizard.person.control.lead')}>
          <div className="grid2">
            <DateField name="person.birth_date" label={text('wizard.person.birthDate')} optional />
            <ComboField
              name="person.tax_residence"
              label={text('wizard.person.taxResidence')}
              options={countries}
              optional
            />
          </div>
        </FormSection>
      )}
    </>
  );
}

/** What a director attests: whether he is a resident Canadian, and why, and that he may act (CBCA s. 105). */
export function AttestationFields() {
  const text = useText();
  return (
    <>
      <RadioGroup
        name="person.residency.ground"
        label={text('wizard.residency.title')}
        choices={grounds.map((value) => ({
          value,
          label: text(`wizard.residency.${value}`),
          note: text(`wizard.residency.${value}.note`),
        }))}
      />
      <CheckboxField name="person.capable_attested" label={text('wizard.director.capable')} />
    </>
  );
}
