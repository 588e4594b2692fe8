import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { isCommonName } from '../../rules/commonClass.ts';
import { addClassByAmendment } from '../../transactionContract.ts';
import { ClassFields } from '../classes/ClassFields.tsx';
import { classFields, inputOfClass, isNumberFilled, newClass } from '../classes/classForm.ts';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import type { ClassTransactionProps } from './transactionProps.ts';

const fields = z.strictObject({
  ...classFields.shape,
  series_of: z.string(),
  effective_on: z.string(),
  resolution: z.string(),
  resolution_on: z.string(),
  registry_certificate: z.string(),
});
const addForm = fields.check(isNumberFilled());
type Fields = z.output<typeof fields>;

/** The articles are amended by a class, or by a series of one that allows series. */
export function AddClassDrawer({ orgId, options: surroundings, onClose }: ClassTransactionProps) {
  const text = useText();
  const { classes, today } = surroundings;
  // The articles print its name, in the language of the first one.
  const language = classes.some(({ name }) => isCommonName(name) && name !== 'Common') ? 'fr' : 'en';
  const start = useMemo(() => newClass(classes, language), [classes, language]);
  const parents = classes.filter(({ properties }) => properties.series_allowed);
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.addClass')}
      name="addClass"
      schema={addForm}
      start={{ ...start, ...transactionStart(today), series_of: '', registry_certificate: '' }}
      endpoint={addClassByAmendment}
      bodyOf={bodyOf}
      isTold={({ name }) => name.trim() !== ''}
      onClose={onClose}
    >
      <p className="t12 muted">{text('addClass.help')}</p>
      {parents.length > 0 && (
        <SelectField
          name="series_of"
          label={text('addClass.seriesOf')}
          options={[
            { value: '', label: text('addClass.seriesOf.none') },
            ...parents.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      )}
      <ClassFields others={classes} />
      <TransactionFields today={today} isAmendment />
    </TransactionDrawer>
  );
}

/** Blank fields are omitted. */
function bodyOf({ name, price, unlimited, properties, ...transaction }: Fields) {
  const { series_of, effective_on, resolution, resolution_on, registry_certificate } = transaction;
  return {
    ...inputOfClass({ name, price, unlimited, properties }),
    ...(series_of !== '' && { series_of }),
    ...(effective_on !== '' && { effective_on }),
    resolution,
    ...(resolution_on !== '' && { resolution_on }),
    registry_certificate,
  };
}
