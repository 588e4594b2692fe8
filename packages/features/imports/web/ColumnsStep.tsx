import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Form, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField } from '@tabellion/ui/form/TextField.tsx';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Columns, type TableField, tableFields } from '../rules/columns.ts';
import { ColumnsSeen } from './ColumnsSeen.tsx';
import type { ImportRun } from './useImport.ts';

const Fields = z.object({
  columns: z.record(z.string(), z.string()),
  on: z.string(),
  /** In the order of the new classes: their names are no names of fields. */
  votes: z.array(z.string()),
});

const NEEDED: ReadonlySet<TableField> = new Set<TableField>(['name', 'quantity']);

/** Which column holds what; guessed, or remembered from the last table of that kind. */
export function ColumnsStep({ run }: { run: ImportRun }) {
  const text = useText();
  const { seen, mapping } = run;
  const columns = seen?.table?.columns ?? [];
  const form = useForm(Fields, {
    start: {
      columns: Object.fromEntries(tableFields.map((field) => [field, String(mapping?.columns[field] ?? '')])),
      on: mapping?.on ?? '',
      votes: [],
    },
  });
  const chosen = useWatch({ control: form.control, name: 'columns' });
  const known = seen?.classes ?? [];
  const named = columns[Number(chosen?.class === '' ? Number.NaN : chosen?.class)]?.values ?? [];
  const fresh = named.filter((name) => !known.includes(name));
  const options = columns.map(({ head }, at) => ({ value: String(at), label: head || String(at + 1) }));
  const isNeeded = (field: TableField) => NEEDED.has(field) || (field === 'class' && known.length !== 1);
  return (
    <Card>
      <Form
        form={form}
        label={text('imports.step.columns')}
        onSubmit={async ({ columns: told, on, votes }) => {
          const mapped: Partial<Record<TableField, number>> = {};
          for (const field of tableFields) if (told[field]) mapped[field] = Number(told[field]);
          await run.map({
            columns: mapped satisfies Columns,
            on: on === '' ? null : on,
            votes: Object.fromEntries(fresh.map((name, at) => [name, votes[at] || '1'])),
          });
          return undefined;
        }}
      >
        <p className="muted">{text('imports.columns.lead')}</p>
        <ColumnsSeen columns={columns} />
        <div className="grid3">
          {tableFields.map((field) => (
            <SelectField
              key={field}
              name={`columns.${field}`}
              label={text(`imports.field.${field}`)}
              optional={!isNeeded(field)}
              placeholder={text('imports.column.none')}
              options={options}
            />
          ))}
          <DateField name="on" label={text('imports.on')} optional />
        </div>
        {fresh.length > 0 && (
          <fieldset className="stack">
            <legend>{text('imports.classes')}</legend>
            <p className="muted">{text('imports.classes.lead')}</p>
            <div className="grid3">
              {fresh.map((name, at) => (
                <NumberField
                  key={name}
                  name={`votes.${at}`}
                  label={text('imports.votes', { name })}
                  placeholder="1"
                />
              ))}
            </div>
          </fieldset>
        )}
        <div className="row between">
          <Button onClick={run.restart}>{text('imports.back')}</Button>
          <SubmitButton>{text('imports.check')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
