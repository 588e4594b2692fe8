import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { MoneyField, NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { type FormOf, useForm } from '@tabellion/ui/form/useForm.ts';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { Drawer } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { addShareClass, removeShareClass, updateShareClass } from '../../../shares/contract.ts';
import type { ShareClass } from '../../../shares/shapes.ts';
import { useWizard } from '../frame/wizard.ts';
import {
  classForm,
  dividends,
  inputOfClass,
  isFixedDividend,
  liquidations,
  newClass,
  prefixesOf,
  prefixOf,
  startOfClass,
} from './classForm.ts';
import type { SharesView } from './sharesView.ts';

interface ClassDrawerProps {
  orgId: string;
  /** Undefined adds one. */
  of: ShareClass | undefined;
  /** Those there are, so that the suggestion is another one. */
  classes: readonly ShareClass[];
  onSaved(view: SharesView): void;
  onClose(): void;
}

/** One share class with its rights; free until the articles are submitted. */
export function ClassDrawer({ orgId, of, classes, onSaved, onClose }: ClassDrawerProps) {
  const text = useText();
  const confirm = useConfirm();
  const { onboarding } = useWizard();
  const form = useForm(classForm, {
    start: of ? startOfClass(of) : newClass(classes, onboarding.articles.language),
  });
  const draft = useDraft(form, `shareClass/${orgId}/${of?._id ?? ''}`);
  usePrefixOfName(form, of === undefined, classes);
  const say = { place: 'bottom' } as const;
  const add = useCall(addShareClass, say);
  const update = useCall(updateShareClass, say);
  const remove = useCall(removeShareClass, say);

  const take = async (shareClass: ShareClass) => {
    const yes = await confirm({
      title: (
        <RichText of="wizard.classes.removeTitle" with={{ name: <UserText>{shareClass.name}</UserText> }} />
      ),
      confirm: text('ui.remove'),
      danger: true,
    });
    if (!yes) return;
    const answer = await remove.run({ params: { id: orgId, classId: shareClass._id } });
    if (!answer.ok) return;
    onSaved(answer.data);
    onClose();
  };
  return (
    <Drawer title={text(of ? 'wizard.classes.edit' : 'wizard.classes.add')} onClose={onClose}>
      <DrawerForm
        form={form}
        draft={draft}
        onSubmit={async (values) => {
          const body = inputOfClass(values);
          const answer = of
            ? await update.run({ params: { id: of._id }, body })
            : await add.run({ params: { id: orgId }, body });
          if (answer.ok) {
            draft.forget();
            onSaved(answer.data);
            onClose();
          }
          return answer;
        }}
        foot={
          <>
            {of && (
              <Button variant="danger" busy={remove.busy} onClick={() => void take(of)}>
                {text('ui.remove')}
              </Button>
            )}
            <span className="grow" />
            <Button onClick={onClose}>{text('ui.cancel')}</Button>
            <SubmitButton>{text('wizard.save')}</SubmitButton>
          </>
        }
      >
        <ClassFields others={classes.filter(({ _id }) => _id !== of?._id)} />
      </DrawerForm>
    </Drawer>
  );
}

/** The prefix of a new class follows its name until it is typed itself. */
function usePrefixOfName(
  form: FormOf<typeof classForm>,
  isNew: boolean,
  classes: readonly ShareClass[],
): void {
  const name = useWatch({ control: form.control, name: 'name' });
  const { dirtyFields } = form.formState;
  const isTyped = dirtyFields.properties?.prefix === true;
  useEffect(() => {
    if (isNew && !isTyped) form.setValue('properties.prefix', prefixOf(name, prefixesOf(classes)));
  }, [form, isNew, isTyped, name, classes]);
}

/** @param others  the classes into which this one might convert */
function ClassFields({ others }: { others: readonly ShareClass[] }) {
  const text = useText();
  const [voting, unlimited, dividend, liquidation, prefix] = useWatch({
    name: [
      'properties.voting',
      'unlimited',
      'properties.dividend',
      'properties.liquidation',
      'properties.prefix',
    ],
  });
  return (
    <>
      <TextField
        name="name"
        label={text('wizard.classes.name')}
        help={text('wizard.classes.name.help')}
        autoComplete="off"
      />
      <FormSection title={text('wizard.classes.rights')}>
        <CheckboxField name="properties.voting" label={text('wizard.classes.voting')} />
        {voting && (
          <NumberField name="properties.votes_per_share" label={text('wizard.classes.votesPerShare')} />
        )}
        <div className="grid2">
          <SelectField
            name="properties.dividend"
            label={text('wizard.classes.dividends')}
            options={dividends.map((value) => ({ value, label: text(`wizard.dividend.${value}`) }))}
          />
          <SelectField
            name="properties.liquidation"
            label={text('wizard.classes.remaining')}
            options={liquidations.map((value) => ({ value, label: text(`wizard.liquidation.${value}`) }))}
          />
          {isFixedDividend(dividend) && (
            <NumberField name="properties.dividend_rate" label={text('wizard.classes.dividendRate')} />
          )}
          {liquidation === 'preference' && (
            <MoneyField
              name="properties.liquidation_amount"
              label={text('wizard.classes.liquidationAmount')}
              help={text('wizard.classes.liquidationAmount.help')}
              optional
            />
          )}
        </div>
        <CheckboxField
          name="properties.redeemable"
          label={text('wizard.classes.redeemable')}
          help={text('wizard.classes.redeemable.help')}
        />
        <CheckboxField
          name="properties.retractable"
          label={text('wizard.classes.retractable')}
          help={text('wizard.classes.retractable.help')}
        />
        {others.length > 0 && <ConversionFields others={others} />}
      </FormSection>
      <FormSection title={text('wizard.classes.numbers')}>
        <CheckboxField name="unlimited" label={text('wizard.classes.unlimitedNumber')} />
        {!unlimited && <NumberField name="properties.authorized" label={text('wizard.classes.authorized')} />}
        <div className="grid2">
          <MoneyField name="price" label={text('wizard.classes.price')} />
          <TextField
            name="properties.prefix"
            label={text('wizard.classes.prefix')}
            help={text('wizard.classes.prefix.help', { prefix: prefix || 'CS' })}
            ltr
          />
        </div>
        <CheckboxField name="properties.series_allowed" label={text('wizard.classes.series')} />
        <TextAreaField
          name="properties.restrictions"
          label={text('wizard.classes.restrictions')}
          help={text('wizard.classes.restrictions.help')}
          optional
        />
      </FormSection>
    </>
  );
}

function ConversionFields({ others }: { others: readonly ShareClass[] }) {
  const text = useText();
  const convertible = useWatch({ name: 'properties.convertible' });
  return (
    <>
      <CheckboxField name="properties.convertible" label={text('wizard.classes.convertible')} />
      {convertible && (
        <div className="grid3">
          <SelectField
            name="properties.convertible_into"
            label={text('wizard.classes.into')}
            placeholder={text('wizard.choose')}
            options={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
          <NumberField name="properties.conversion_denominator" label={text('wizard.classes.oldShares')} />
          <NumberField name="properties.conversion_numerator" label={text('wizard.classes.newShares')} />
        </div>
      )}
    </>
  );
}
