import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ReasonField } from '../../../registers/web/public.ts';
import { isCommonName } from '../../rules/commonClass.ts';
import type { ShareClass } from '../../shapes.ts';
import { addClassByAmendment, amendShareClass } from '../../transactionContract.ts';
import { ClassFields } from '../classes/ClassFields.tsx';
import { classFields, inputOfClass, isNumberFilled, newClass, startOfClass } from '../classes/classForm.ts';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import type { ClassTransactionProps } from './transactionProps.ts';

const fields = z.strictObject({
  ...classFields.shape,
  effective_on: z.string(),
  resolution: z.string(),
  resolution_on: z.string(),
  registry_certificate: z.string(),
});

type Fields = z.output<typeof fields>;

const amendFields = z.strictObject({
  ...fields.shape,
  as: z.enum(['change', 'correction'], 'GENERAL.FIELD_REQUIRED'),
  reason: z.string().check(z.maxLength(300)),
});

const amendForm = amendFields.check(isNumberFilled());

type Amended = z.output<typeof amendFields>;

/** A changed term of a class was either recorded wrongly, or the articles are amended; prefix and price
 *  are the corporation's own. */
export function AmendDrawer({ orgId, classId, options, onClose }: ClassTransactionProps) {
  const text = useText();
  const { classes, today } = options;
  const shareClass = classes.find(({ _id }) => _id === classId);
  return shareClass === undefined ? null : (
    <AmendForm
      orgId={orgId}
      shareClass={shareClass}
      classes={classes}
      today={today}
      onClose={onClose}
      title={text('transaction.amend')}
    />
  );
}

interface AmendFormProps {
  orgId: string;
  title: string;
  shareClass: ShareClass;
  classes: readonly ShareClass[];
  today: string;
  onClose(): void;
}

function AmendForm({ orgId, title, shareClass, classes, today, onClose }: AmendFormProps) {
  const start = useMemo(() => startOfClass(shareClass), [shareClass]);
  const classId = shareClass._id;
  const stands = JSON.stringify(inputOfClass(start));
  return (
    <TransactionDrawer
      orgId={orgId}
      title={title}
      name={`amend/${classId}`}
      schema={amendForm}
      start={{ ...start, ...transactionStart(today), registry_certificate: '', reason: '' }}
      endpoint={amendShareClass}
      bodyOf={(typed) => ({ class_id: classId, ...howOf(typed), ...classOf(typed) })}
      isTold={(typed) => JSON.stringify(classOf(typed)) !== stands}
      onClose={onClose}
    >
      <ClassFields others={classes.filter(({ _id }) => _id !== classId)} />
      <HowFields today={today} />
    </TransactionDrawer>
  );
}

function HowFields({ today }: { today: string }) {
  const text = useText();
  const as: Amended['as'] | undefined = useWatch({ name: 'as' });
  return (
    <FormSection title={text('wizard.how.title')}>
      <RadioGroup
        name="as"
        label={text('wizard.how.label')}
        choices={[
          { value: 'change', label: text('wizard.how.change'), note: text('amendClass.change.note') },
          {
            value: 'correction',
            label: text('wizard.how.correction'),
            note: text('amendClass.correction.note'),
          },
        ]}
      />
      {as === 'change' && <TransactionFields today={today} isAmendment />}
      {as === 'correction' && <ReasonField />}
    </FormSection>
  );
}

const classOf = ({ name, price, unlimited, properties }: Fields) =>
  inputOfClass({ name, price, unlimited, properties });

const howOf = ({ as, reason, ...typed }: Amended) =>
  as === 'correction' ? { as, reason } : { as, ...transactionOf(typed) };

/** Blank fields are omitted. */
const transactionOf = ({
  effective_on,
  resolution,
  resolution_on,
  registry_certificate,
}: Omit<Fields, ClassKeys>) => ({
  ...(effective_on !== '' && { effective_on }),
  resolution,
  ...(resolution_on !== '' && { resolution_on }),
  registry_certificate,
});

type ClassKeys = keyof typeof classFields.shape;

const addForm = z.strictObject({ ...fields.shape, series_of: z.string() }).check(isNumberFilled());

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
      bodyOf={({ series_of, ...typed }) => ({
        ...classOf(typed),
        ...(series_of !== '' && { series_of }),
        ...transactionOf(typed),
      })}
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
