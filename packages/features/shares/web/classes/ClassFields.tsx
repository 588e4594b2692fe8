import { usualFrenchName } from '@tabellion/law/className.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { MoneyField, NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShareClass } from '../../shapes.ts';
import { dividends, isFixedDividend, liquidations } from './classForm.ts';

interface ClassFieldsProps {
  /** The classes into which this one might convert. */
  others: readonly ShareClass[];
  /** Its name, where a table has it: neither that nor the prefix of its certificates is asked. */
  named?: string;
}

/** The rights of a class and its numbers, as the articles say them. */
export function ClassFields({ others, named }: ClassFieldsProps) {
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
  const isNamed = named === undefined;
  return (
    <>
      {isNamed && (
        <TextField
          name="name"
          label={text('wizard.classes.name')}
          help={text('wizard.classes.name.help')}
          autoComplete="off"
        />
      )}
      <FrenchNameField named={named} />
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
        <RedemptionFields />
        {others.length > 0 && <ConversionFields others={others} />}
      </FormSection>
      <FormSection title={text('wizard.classes.numbers')}>
        <CheckboxField name="unlimited" label={text('wizard.classes.unlimitedNumber')} />
        {!unlimited && <NumberField name="properties.authorized" label={text('wizard.classes.authorized')} />}
        <div className="grid2">
          <MoneyField name="price" label={text('wizard.classes.price')} />
          {isNamed && (
            <TextField
              name="properties.prefix"
              label={text('wizard.classes.prefix')}
              help={text('wizard.classes.prefix.help', { prefix: prefix || 'CS' })}
              ltr
            />
          )}
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

/** The French designation, with the usual one on offer: nothing is filled in that nobody chose. */
function FrenchNameField({ named }: { named: string | undefined }) {
  const text = useText();
  const { setValue } = useFormContext();
  const [typed, french]: string[] = useWatch({ name: ['name', 'properties.name_fr'] });
  const usual = usualFrenchName(named ?? typed ?? '');
  const offer = usual !== undefined && french === '' && (
    <Button
      size="sm"
      onClick={() => setValue('properties.name_fr', usual, { shouldDirty: true, shouldValidate: true })}
    >
      {text('wizard.classes.nameFr.use', { name: usual })}
    </Button>
  );
  return (
    <TextField
      name="properties.name_fr"
      label={text('wizard.classes.nameFr')}
      labelExtra={offer}
      help={text('wizard.classes.nameFr.help')}
      autoComplete="off"
      optional
    />
  );
}

/** The price at which shares are redeemed, or its formula (CBCA s. 36(1)). */
function RedemptionFields() {
  const text = useText();
  const [redeemable, retractable] = useWatch({ name: ['properties.redeemable', 'properties.retractable'] });
  return redeemable || retractable ? (
    <>
      <MoneyField
        name="properties.redemption_price"
        label={text('wizard.classes.redemptionPrice')}
        help={text('wizard.classes.redemptionPrice.help')}
      />
      <TextAreaField
        name="properties.redemption_formula"
        label={text('wizard.classes.redemptionFormula')}
        help={text('wizard.classes.redemptionFormula.help')}
        optional
      />
    </>
  ) : null;
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
