import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeFromWire, defaultPlace } from '@tabellion/law/wireNames.ts';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { useClearRepeatedElement } from '../../organizations/web/public.ts';
import { changeName } from '../contract.ts';
import { amendmentFields, amendmentStart, ChangeDrawer, type ChangeProps } from './ChangeDrawer.tsx';

const line = z.string().check(z.maxLength(2_000));
const fields = z.strictObject({
  name: line.check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  name_postfix: line,
  ...amendmentFields,
});

/** The corporate name changes by articles of amendment (CBCA s. 173(1)(a)). */
export function NameDrawer(props: ChangeProps) {
  const text = useText();
  return (
    <ChangeDrawer
      {...props}
      title={text('corporation.change.name')}
      name="name"
      schema={fields}
      start={{ name: '', name_postfix: '', ...amendmentStart(props.today) }}
      endpoint={changeName}
      bodyOf={({ name, name_postfix }) => (name.trim() === '' ? undefined : { name, name_postfix })}
      passedBy={() => 'shareholders'}
    >
      <NameFields law={props.facts.corporation_type} />
    </ChangeDrawer>
  );
}

function NameFields({ law }: { law: string }) {
  const text = useText();
  const id = corporationTypeFromWire(law) ?? defaultPlace.jurisdiction;
  useClearRepeatedElement(id);
  return (
    <div className="grid2">
      <TextField
        name="name"
        label={text('wizard.company.name')}
        help={text('wizard.company.name.help')}
        autoComplete="off"
      />
      <SelectField
        name="name_postfix"
        label={text('wizard.company.element')}
        help={text('wizard.company.element.help')}
        placeholder={text('organization.postfix.inName')}
        options={jurisdiction(id).names.legalElements.map((element) => ({ value: element, label: element }))}
      />
    </div>
  );
}
