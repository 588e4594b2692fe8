import { splitName } from '@tabellion/law/person.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { Removable } from '@tabellion/ui/form/Removable.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { listPeople } from '../contract.ts';
import type { PersonInput } from '../shapes.ts';

/** The value of the choice for a person who is not in the registers yet. */
export const SOMEONE_NEW = 'new';

/** One of joint holders as a form holds him. */
export interface MemberForm {
  person_id: string;
  firstname: string;
  lastname: string;
}

const blank: MemberForm = { person_id: SOMEONE_NEW, firstname: '', lastname: '' };

/** As the form of joint holders begins: they are two at least. */
export const twoMembers: readonly MemberForm[] = [blank, blank];

/** As the request names them. */
export const membersOf = (members: readonly MemberForm[]): NonNullable<PersonInput['members']> =>
  members.map(({ person_id, firstname, lastname }) =>
    person_id === SOMEONE_NEW ? { firstname, lastname } : { person_id },
  );

/** As a form begins that shows who they are. */
export const memberForms = (members: PersonInput['members']): readonly MemberForm[] =>
  members?.map(({ person_id = SOMEONE_NEW, firstname = '', lastname = '' }) => ({
    person_id,
    firstname,
    lastname,
  })) ?? twoMembers;

/** Fields for joint holders, in the order in which the certificate names them.
 *  @param name  of the list in the form */
export function MembersField({ name }: { name: string }) {
  const text = useText();
  const orgId = useOrgId();
  const { fields, append, remove } = useFieldArray({ name });
  const { setValue } = useFormContext();
  const people = useRead(listPeople, { params: { id: orgId } });
  const options = [
    { value: SOMEONE_NEW, label: text('wizard.person.new'), always: true },
    ...(people.data?.persons ?? [])
      .filter(({ kind }) => kind !== 'joint')
      .map(({ person_id, display_name }) => ({ value: person_id, label: display_name })),
  ];
  return (
    <FormSection title={text('wizard.person.members')} lead={text('wizard.person.members.lead')}>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="stack s4">
          <Removable
            label={text('wizard.person.member.remove', { at: at + 1 })}
            onRemove={fields.length > 1 ? () => remove(at) : undefined}
          >
            <ComboField
              name={`${name}.${at}.person_id`}
              label={text('wizard.person.member', { at: at + 1 })}
              options={options}
              onOther={(typed) => {
                for (const [part, words] of Object.entries(splitName(typed)))
                  setValue(`${name}.${at}.${part}`, words, { shouldDirty: true });
              }}
            />
          </Removable>
          <Names name={`${name}.${at}`} />
        </fieldset>
      ))}
      <div>
        <Button size="sm" icon={Plus} onClick={() => append({ ...blank })}>
          {text('wizard.person.member.add')}
        </Button>
      </div>
    </FormSection>
  );
}

function Names({ name }: { name: string }) {
  const text = useText();
  if (useWatch({ name: `${name}.person_id` }) !== SOMEONE_NEW) return null;
  return (
    <div className="grid2">
      <TextField
        name={`${name}.firstname`}
        label={text('profile.firstname')}
        help={text('profile.firstname.help')}
        autoComplete="off"
      />
      <TextField name={`${name}.lastname`} label={text('profile.lastname')} autoComplete="off" />
    </div>
  );
}
