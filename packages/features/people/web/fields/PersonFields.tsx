import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { CheckboxField, RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  AddressFields,
  CountryField,
  useCorporation,
  useJurisdiction,
} from '../../../organizations/web/public.ts';
import { listPeople, readPerson } from '../../contract.ts';
import { asksResidencyGround } from '../../rules/board.ts';
import { personKinds, residencyGrounds } from '../../shapes.ts';
import { type MemberForm, MembersField } from '../MembersField.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { blankPersonIn, type PersonForm, type PersonUse, startOfPerson } from './personForm.ts';
import { SamePerson } from './SamePerson.tsx';

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
  const onRecord = personId === '' ? undefined : details.data?.input;

  const chosen = useRef(personId);
  useEffect(() => {
    if (chosen.current === personId && personId === '') return;
    if (personId === '') setValue('person', blank);
    else if (onRecord) setValue('person', startOfPerson(onRecord));
    chosen.current = personId;
  }, [personId, onRecord, setValue, blank]);

  const offered = (people.data?.persons ?? []).filter(
    ({ person_id, kind }) =>
      person_id === personId || (!without.includes(person_id) && (!individualsOnly || kind === 'individual')),
  );
  // Somebody who is no longer there, as a draft may hold him, is not held unseen.
  const isGone = people.data !== undefined && offered.every(({ person_id }) => person_id !== personId);
  useEffect(() => {
    if (isGone && personId !== '') setValue('person_id', '');
  }, [isGone, personId, setValue]);
  // While it is read its place is kept: nearly always there is somebody.
  if (people.data && offered.length === 0) return null;
  return (
    <SelectField
      name="person_id"
      label={text('wizard.person.who')}
      // The name of whoever is chosen comes with the list; until then someone new would be untrue.
      placeholder={people.data === undefined ? '' : text('wizard.person.new')}
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
  const kind: PersonForm['kind'] = useWatch({ name: 'person.kind' });
  const isIndividual = kind === 'individual';
  return (
    <>
      <FormSection title={text('wizard.person.name')}>
        {use === 'holder' && <KindField prefix="person." />}
        <NameFields prefix="person." kind={kind} members={<MemberMenu prefix="person." belowPicker />} />
        <SamePerson prefix="person." />
        <div className="grid2">
          <EmailField prefix="person." />
          <TextField
            name="person.phone_number"
            type="tel"
            label={text('profile.phone')}
            autoComplete="off"
            optional
          />
        </div>
        {isIndividual && (
          <CountryField name="person.citizenship" label={text('profile.citizenship')} optional />
        )}
      </FormSection>
      {use === 'holder' && kind === 'joint' && <JointHolders prefix="person." />}
      <FormSection title={text('wizard.person.address')} lead={text(`wizard.person.address.${use}`)}>
        <AddressFields prefix="person.address." region="region" optional={use !== 'director'} />
      </FormSection>
      {use === 'holder' && isIndividual && (
        <FormSection title={text('wizard.person.control')} lead={text('wizard.person.control.lead')}>
          <div className="grid2">
            <DateField name="person.birth_date" isPast label={text('wizard.person.birthDate')} optional />
            <CountryField name="person.tax_residence" label={text('wizard.person.taxResidence')} optional />
          </div>
        </FormSection>
      )}
    </>
  );
}

/** Somebody new in another form: name, e-mail address, and the address that the securities register shows.
 *  @param prefix  with its dot: `to.0.person.` */
export function NewPersonFields({ prefix }: { prefix: string }) {
  const text = useText();
  const kind: PersonForm['kind'] = useWatch({ name: `${prefix}kind` });
  return (
    <>
      <div className="grid2">
        <KindField prefix={prefix} />
        <EmailField prefix={prefix} />
      </div>
      <NameFields prefix={prefix} kind={kind} members={<MemberMenu prefix={prefix} />} />
      <SamePerson prefix={prefix} />
      {kind === 'joint' && <JointHolders prefix={prefix} />}
      <AddressFields
        prefix={`${prefix}address.`}
        region="region"
        help={text('wizard.person.address.holder')}
        optional
      />
    </>
  );
}

interface NameFieldsProps {
  prefix: string;
  kind: PersonForm['kind'];
  /** Whose name is offered, beside the label of the first name. */
  members?: ReactNode;
  /** Whether the form has a field `one_name`; one without it takes a first name that is left blank. */
  hasOneName?: boolean;
}

/** An individual's first and last name, anybody else's own name. */
export function NameFields({ prefix, kind, members, hasOneName = true }: NameFieldsProps) {
  const text = useText();
  if (kind === 'individual')
    return <IndividualNames prefix={prefix} members={members} hasOneName={hasOneName} />;
  const label = text(kind === 'joint' ? 'wizard.person.together' : 'wizard.person.company');
  return <TextField name={`${prefix}company_name`} label={label} autoComplete="off" />;
}

/** A first and a last name, or the only one that somebody has. */
function IndividualNames({ prefix, members, hasOneName }: Omit<NameFieldsProps, 'kind'>) {
  const text = useText();
  const hasOne = useWatch({ name: `${prefix}one_name` }) === true;
  const { setValue, getValues } = useFormContext();
  useEffect(() => {
    if (hasOne && getValues(`${prefix}firstname`) !== '') setValue(`${prefix}firstname`, '');
  }, [hasOne, prefix, setValue, getValues]);
  return (
    <>
      <div className="grid2">
        {!hasOne && (
          <TextField
            name={`${prefix}firstname`}
            label={text('profile.firstname')}
            labelExtra={members}
            help={hasOneName ? undefined : text('profile.firstname.help')}
            autoComplete="off"
          />
        )}
        <TextField
          name={`${prefix}lastname`}
          label={text(hasOne ? 'wizard.person.name' : 'profile.lastname')}
          autoComplete="off"
        />
      </div>
      {hasOneName && <CheckboxField name={`${prefix}one_name`} label={text('wizard.person.oneName')} />}
    </>
  );
}

/** Joint holders, and the name that theirs make, offered while none is typed. */
function JointHolders({ prefix }: { prefix: string }) {
  const { language, text } = useLanguage();
  const people = useRead(listPeople, { params: { id: useOrgId() } });
  const { setValue } = useFormContext();
  const typed: string = useWatch({ name: `${prefix}company_name` });
  const members: readonly MemberForm[] = useWatch({ name: `${prefix}members` }) ?? [];
  const names = members.map(
    ({ person_id, firstname, lastname }) =>
      people.data?.persons.find((one) => one.person_id === person_id)?.display_name ??
      `${firstname} ${lastname}`.trim(),
  );
  const name = new Intl.ListFormat(language).format(names);
  return (
    <>
      <MembersField name={`${prefix}members`} />
      {typed === '' && names.length > 1 && names.every(Boolean) && (
        <div>
          <Button
            size="sm"
            onClick={() =>
              setValue(`${prefix}company_name`, name, { shouldDirty: true, shouldValidate: true })
            }
          >
            {text('wizard.person.together.use', { name })}
          </Button>
        </div>
      )}
    </>
  );
}

function KindField({ prefix }: { prefix: string }) {
  const text = useText();
  return (
    <SelectField
      name={`${prefix}kind`}
      label={text('wizard.person.kind')}
      options={personKinds.map((value) => ({ value, label: text(`wizard.person.kind.${value}`) }))}
    />
  );
}

function EmailField({ prefix }: { prefix: string }) {
  const label = useText()('entry.email');
  return <TextField name={`${prefix}email`} type="email" label={label} autoComplete="off" optional />;
}

/** A director's attestations: whether a resident Canadian, why where the law needs some on the board, and qualified to act (CBCA
 *  s. 105). */
export function AttestationFields() {
  const text = useText();
  const known: PersonForm['residency']['ground'] = useWatch({ name: 'person.residency.ground' });
  const yes = known === '' || known === 'none' ? 'resident' : known;
  const choices = asksResidencyGround(useJurisdiction())
    ? ([...residencyGrounds, 'none'] as const).map((value) => ({
        value,
        label: text(`wizard.residency.${value}`),
        note: text(`wizard.residency.${value}.note`),
      }))
    : [
        { value: yes, label: text('wizard.yes') },
        { value: 'none', label: text('wizard.no') },
      ];
  return (
    <>
      <RadioGroup name="person.residency.ground" label={text('wizard.residency.title')} choices={choices} />
      <CheckboxField name="person.capable_attested" label={text('wizard.director.capable')} />
    </>
  );
}
