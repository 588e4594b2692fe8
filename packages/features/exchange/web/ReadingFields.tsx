import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useFormContext } from 'react-hook-form';
import type { TableView } from '../contract.ts';
import { encodings, separators } from '../rules/sources.ts';
import type { ImportRun } from './useImport.ts';

type Reading = NonNullable<NonNullable<TableView['table']>['reading']>;

/** The letters and the separator of a text, as they were judged: open where that is not sure, else behind a line to open. */
export function ReadingFields({ reading, run }: { reading: Reading; run: ImportRun }) {
  const text = useText();
  const { getValues } = useFormContext();
  return (
    <>
      {!reading.isSure && <Callout tone="warn">{text('imports.reading.unsure')}</Callout>}
      <details open={!reading.isSure}>
        <summary>{text('imports.reading')}</summary>
        <div className="stack imports__reading">
          <p className="muted">{text('imports.reading.sure')}</p>
          <div className="grid2">
            <SelectField
              name="reading.encoding"
              label={text('imports.encoding')}
              options={encodings.map((value) => ({ value, label: text(`imports.encoding.${value}`) }))}
            />
            <SelectField
              name="reading.separator"
              label={text('imports.separator')}
              options={separators.map((value) => ({ value, label: text(`imports.separator.${value}`) }))}
            />
          </div>
          <div className="row">
            <Button onClick={() => run.readAgain(getValues('reading'))} disabled={run.isBusy}>
              {text('imports.reading.again')}
            </Button>
          </div>
        </div>
      </details>
    </>
  );
}
