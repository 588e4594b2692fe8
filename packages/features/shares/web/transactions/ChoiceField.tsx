import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The part that follows a label among the keys of the texts: `dissent` of `transaction.ground.dissent`. */
type ValueOf<Label extends TextKey> = TextKey extends infer Key
  ? Key extends `${Label}.${infer Value}`
    ? Value
    : never
  : never;

interface ChoiceFieldProps<Label extends TextKey> {
  name: string;
  label: Label;
  of: readonly ValueOf<Label>[];
  /** The form begins with one of them. */
  isSet?: boolean;
  /** Left out where nobody tells it. */
  untold?: boolean;
  optional?: boolean;
}

/** A choice of words of the law. The text of each has the key of the label, with the value behind it. */
export function ChoiceField<Label extends TextKey>(props: ChoiceFieldProps<Label>) {
  const { name, label, of, isSet = false, untold = false, optional = untold } = props;
  const text = useText();
  return (
    <SelectField
      name={name}
      label={text(label)}
      {...(!isSet && { placeholder: text(untold ? 'transaction.untold' : 'wizard.choose') })}
      options={of.map((value) => ({ value, label: text(`${label}.${value}` as TextKey) }))}
      optional={optional}
    />
  );
}
