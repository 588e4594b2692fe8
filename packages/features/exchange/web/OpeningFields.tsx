import { CAPITAL_SOURCES } from '@tabellion/book/issuing.ts';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { MoneyField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';

/** The content of a table: every issue since the beginning, or the position on one day. */
export const tableContentKinds = ['issues', 'opening'] as const;

/** Whether the table is an opening position, its day, and the stated capital of its classes on that day.
 *  @param classes  names of those in the table; their amounts are told in this order */
export function OpeningFields({ classes }: { classes: readonly string[] }) {
  const text = useText();
  const isOpening = useWatch({ name: 'tells' }) === 'opening';
  return (
    <>
      <RadioGroup
        name="tells"
        label={text('imports.tells')}
        choices={tableContentKinds.map((value) => ({
          value,
          label: text(`imports.tells.${value}`),
          note: text(`imports.tells.${value}.note`),
        }))}
      />
      <div className="grid2">
        {isOpening ? (
          <DateField name="on" label={text('imports.opening.on')} help={text('imports.opening.on.help')} />
        ) : (
          <DateField name="on" label={text('imports.on')} optional />
        )}
        {isOpening && (
          <SelectField
            name="source"
            label={text('imports.opening.source')}
            placeholder={text('wizard.choose')}
            options={CAPITAL_SOURCES.map((value) => ({
              value,
              label: text(`imports.opening.source.${value}`),
            }))}
          />
        )}
      </div>
      {isOpening && (
        <DateField
          name="statedOn"
          label={text('imports.opening.statedOn')}
          help={text('imports.opening.statedOn.help')}
          optional
        />
      )}
      {isOpening && classes.length > 0 && (
        <fieldset className="stack">
          <legend>{text('imports.opening.capitals')}</legend>
          <p className="muted">{text('imports.opening.capitals.lead')}</p>
          <div className="grid3">
            {classes.map((name, at) => (
              <MoneyField key={name} name={`capital.${at}`} label={name} optional />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
