import { foldText } from '@tabellion/law/names/foldName.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { useFieldError } from '@tabellion/ui/form/FieldFrame.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isDraft } from '../../../organizations/rules/status.ts';
import { CorporationContext } from '../../../organizations/web/public.ts';
import { findPeople, listPeople } from '../../contract.ts';
import type { PersonForm } from './personForm.ts';

/** Asked once somebody entered as new is refused as on record: the person on record is offered, or he is another.
 *  @param prefix  of the person in the form, with its dot; the form has `person_id` beside it */
export function SamePerson({ prefix }: { prefix: string }) {
  const text = useText();
  const name = `${prefix}is_another`;
  // Before it is shown, so that the refusal finds its field.
  useFormContext().register(name);
  const isAnother: boolean = useWatch({ name });
  const isRefused = useFieldError(name) !== undefined;
  if (!isRefused && !isAnother) return null;
  return (
    <>
      {isRefused && <PeopleOnRecord prefix={prefix} />}
      <CheckboxField name={name} label={text('wizard.person.isAnother')} />
    </>
  );
}

function PeopleOnRecord({ prefix }: { prefix: string }) {
  const text = useText();
  const { clearErrors, setValue } = useFormContext();
  const take = (personId: string) => {
    clearErrors(`${prefix}is_another`);
    setValue(`${prefix.replace(/person\.$/, '')}person_id`, personId, { shouldDirty: true });
  };
  return usePeopleNamed(prefix).map(({ person_id, display_name, place }) => (
    <div key={person_id} className="row wrap between">
      <span>
        <UserText>{display_name}</UserText>
        {place && <small className="sub">{place}</small>}
      </span>
      <Button onClick={() => take(person_id)}>{text('wizard.person.useOnRecord')}</Button>
    </div>
  ));
}

/** Whoever bears the name in the form: of a draft everybody is read, of a register those who are found. */
function usePeopleNamed(prefix: string) {
  const params = { id: useOrgId() };
  const corporation = use(CorporationContext);
  const isOfDraft = corporation !== undefined && isDraft(corporation.corporate.status);
  const { kind, firstname, lastname, company_name }: PersonForm = useWatch({ name: prefix.slice(0, -1) });
  const words = kind === 'individual' ? `${firstname} ${lastname}` : company_name;
  const listed = useRead(listPeople, { params }, { when: isOfDraft });
  const found = useRead(findPeople, { params, query: { words } }, { when: !isOfDraft });
  const people: readonly { person_id: string; display_name: string; place?: string }[] =
    (isOfDraft ? listed.data?.persons : found.data?.people) ?? [];
  return people.filter(({ display_name }) => foldText(display_name) === foldText(words));
}
