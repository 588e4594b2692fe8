import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { TransactionOptions } from './transactionProps.ts';

/** Which class the act is about. */
export function ClassField({
  classes,
  name = 'class_id',
}: Pick<TransactionOptions, 'classes'> & { name?: string }) {
  const text = useText();
  return (
    <SelectField
      name={name}
      label={text('wizard.shares.class')}
      {...(classes.length > 1 && { placeholder: text('wizard.choose') })}
      options={classes.map(({ _id, name: label }) => ({ value: _id, label }))}
    />
  );
}

/** The class that a form begins with: the only one; of several none is the usual one. */
export const onlyOf = (classes: readonly { readonly _id: string }[]): string =>
  classes.length === 1 ? (classes[0]?._id ?? '') : '';
