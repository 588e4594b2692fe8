import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { FormField } from '../shapes.ts';

interface FormFieldsProps {
  fields: readonly FormField[];
  /** It begins their names, with its dot. */
  prefix: string;
}

/** The fields of a part, as its kind asks them: rare ones are folded away until somebody wants them, or one is refused. */
export function FormFields({ fields, prefix }: FormFieldsProps) {
  const text = useText();
  const { errors } = useFormState();
  const more = fields.filter(({ is_more }) => is_more);
  const isRefused = more.some(({ name }) => get(errors, `${prefix}${name}`) !== undefined);
  return (
    <>
      <Fields fields={fields.filter(({ is_more }) => !is_more)} prefix={prefix} />
      {more.length > 0 && (
        <details className="changes__more" open={isRefused || undefined}>
          <summary>{text('changes.moreTerms')}</summary>
          <div className="stack s4">
            <Fields fields={more} prefix={prefix} />
          </div>
        </details>
      )}
    </>
  );
}

const Fields = ({ fields, prefix }: FormFieldsProps) =>
  fields.map((field) =>
    field.when === null ? (
      <Field key={field.name} of={field} name={`${prefix}${field.name}`} />
    ) : (
      <FieldWhen key={field.name} of={field} prefix={prefix} when={field.when} />
    ),
  );

interface FieldWhenProps {
  of: FormField;
  prefix: string;
  when: NonNullable<FormField['when']>;
}

/** A field that is asked for some answers of another. */
function FieldWhen({ of: field, prefix, when }: FieldWhenProps) {
  const value: string | undefined = useWatch({ name: `${prefix}${when.field}` });
  return when.is.includes(value ?? '') ? <Field of={field} name={`${prefix}${field.name}`} /> : null;
}

function Field({ of: field, name }: { of: FormField; name: string }) {
  const text = useText();
  // A choice that begins with an answer is never left blank.
  const isAnswered = field.as === 'choice' && field.value !== '';
  const shared = {
    name,
    label: field.label,
    optional: field.is_optional && !isAnswered,
    ...(field.help !== null && { help: field.help }),
  };
  switch (field.as) {
    case 'date':
      return <DateField {...shared} />;
    case 'choice':
      return <SelectField {...shared} options={field.choices} placeholder={placeholderOf(field, text)} />;
    case 'clause':
      return <TextAreaField {...shared} rows={6} />;
    case 'line':
      return <TextField {...shared} autoComplete="off" ltr={field.name === 'postal_code'} />;
    case 'whole':
    case 'dollars':
      return <TextField {...shared} autoComplete="off" inputMode="decimal" ltr />;
  }
}

/** A blank of what may be left out is no question. */
function placeholderOf({ choices, is_optional: isOptional }: FormField, text: Text): string {
  if (choices.length === 0) return text('changes.noChoice');
  return isOptional ? '' : text('wizard.choose');
}
