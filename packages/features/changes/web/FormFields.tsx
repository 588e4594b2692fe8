import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useWatch } from 'react-hook-form';
import type { FormField } from '../shapes.ts';

/** The fields of a part, as its kind asks them. @param prefix  of their names, with its dot */
export const FormFields = ({ fields, prefix }: { fields: readonly FormField[]; prefix: string }) =>
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

/** A field that is asked for one answer of another. */
function FieldWhen({ of: field, prefix, when }: FieldWhenProps) {
  const value: unknown = useWatch({ name: `${prefix}${when.field}` });
  return value === when.is ? <Field of={field} name={`${prefix}${field.name}`} /> : null;
}

function Field({ of: field, name }: { of: FormField; name: string }) {
  const shared = {
    name,
    label: field.label,
    optional: field.is_optional,
    ...(field.help !== null && { help: field.help }),
  };
  switch (field.as) {
    case 'date':
      return <DateField {...shared} />;
    case 'choice':
      return <SelectField {...shared} options={field.choices} placeholder="" />;
    case 'clause':
      return <TextAreaField {...shared} rows={6} />;
    case 'line':
      return <TextField {...shared} autoComplete="off" />;
    case 'whole':
    case 'dollars':
      return <TextField {...shared} autoComplete="off" inputMode="decimal" ltr />;
  }
}
