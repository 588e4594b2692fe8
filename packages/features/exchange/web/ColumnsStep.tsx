import { CAPITAL_SOURCES } from '@tabellion/book/issuing.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type TableColumns, type TableField, tableFields } from '../rules/columns.ts';
import { type Mapping, valueUnder } from '../rules/mapping.ts';
import { encodings, separators } from '../rules/sources.ts';
import { ColumnsSeen } from './ColumnsSeen.tsx';
import { NewClasses } from './NewClasses.tsx';
import { OpeningFields, tableContentKinds } from './OpeningFields.tsx';
import { ReadingFields } from './ReadingFields.tsx';
import type { ImportRun } from './useImport.ts';

const Fields = z
  .object({
    columns: z.record(z.string(), z.string()),
    tells: z.enum(tableContentKinds),
    on: z.string(),
    source: z.union([z.literal(''), z.enum(CAPITAL_SOURCES)], 'GENERAL.FIELD_REQUIRED'),
    statedOn: z.string(),
    /** Blank for a workbook. */
    reading: z.object({
      encoding: z.union([z.literal(''), z.enum(encodings)]),
      separator: z.union([z.literal(''), z.enum(separators)]),
    }),
    /** Ordered as the classes are: their names are no names of fields. */
    capital: z.array(z.string()),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.tells === 'opening' && value.statedOn > value.on && value.on !== '')
        issues.push({ code: 'custom', path: ['statedOn'], message: 'GENERAL.FIELD_INVALID', input: value });
      for (const field of ['on', 'source'] as const)
        if (value.tells === 'opening' && value[field] === '')
          issues.push({ code: 'custom', path: [field], message: 'GENERAL.FIELD_REQUIRED', input: value });
    }),
  );

type Fields = z.output<typeof Fields>;

const NEEDED: ReadonlySet<TableField> = new Set<TableField>(['name', 'quantity']);

/** Which column holds what; guessed, or remembered from the last table of that kind. */
export function ColumnsStep({ run }: { run: ImportRun }) {
  const text = useText();
  const { seen, mapping } = run;
  const columns = seen?.table?.columns ?? [];
  const form = useForm(Fields, { start: startOf(mapping, seen) });
  const [rights, setRights] = useState<Mapping['rights']>(mapping?.rights ?? {});
  const chosen = useWatch({ control: form.control, name: 'columns' });
  const existing = seen?.classes ?? [];
  const inTable = classesIn(seen, chosen?.class ?? '');
  const keys = new Set(existing.map(sameTextKey));
  const fresh = inTable.filter((name) => !keys.has(sameTextKey(name)));
  const reading = seen?.table?.reading ?? null;
  const options = columns.map(({ head }, at) => ({ value: String(at), label: head || String(at + 1) }));
  const isNeeded = (field: TableField) => NEEDED.has(field) || (field === 'class' && existing.length !== 1);
  return (
    <Card>
      <Form
        form={form}
        label={text('imports.step.columns')}
        onSubmit={async (typed) => {
          const { answers = {}, reading: chosenReading = {} } = mapping ?? {};
          await run.map({
            ...mappingOf(typed, { inTable, fresh, rights }),
            answers,
            reading: chosenReading,
          });
          return undefined;
        }}
      >
        <p className="muted">{text('imports.columns.lead')}</p>
        {reading !== null && <ReadingFields reading={reading} run={run} />}
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
        </div>
        <OpeningFields classes={inTable} />
        {fresh.length > 0 && <NewClasses names={fresh} rights={rights} onTold={setRights} />}
        <div className="row between">
          <Button onClick={() => run.goTo('source')}>{text('imports.back')}</Button>
          <SubmitButton>{text('imports.check')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** Names of the classes of the table: those in the column that was chosen, or the only one of the register. */
const classesIn = (seen: ImportRun['seen'], column: string): readonly string[] =>
  column === '' ? (seen?.classes ?? []).slice(0, 1) : (seen?.table?.columns[Number(column)]?.values ?? []);

/** As it was told before, for whoever comes back to it. */
const startOf = (mapping: Mapping | undefined, seen: ImportRun['seen']): Fields => ({
  columns: Object.fromEntries(tableFields.map((field) => [field, String(mapping?.columns[field] ?? '')])),
  tells: mapping?.opening ? 'opening' : 'issues',
  on: mapping?.on ?? '',
  source: mapping?.opening?.source ?? '',
  statedOn: mapping?.opening?.statedOn ?? '',
  reading: {
    encoding: seen?.table?.reading?.encoding ?? '',
    separator: seen?.table?.reading?.separator ?? '',
  },
  capital: classesIn(seen, String(mapping?.columns.class ?? '')).map(
    (name) => valueUnder(mapping?.opening?.capital ?? {}, name) ?? '',
  ),
});

interface Classes extends Pick<Mapping, 'rights'> {
  readonly inTable: readonly string[];
  /** Those that the register does not have. */
  readonly fresh: readonly string[];
}

function mappingOf(
  { columns, tells, on, source, statedOn, capital }: Fields,
  { inTable, fresh, rights }: Classes,
): Mapping {
  const mapped: Partial<Record<TableField, number>> = {};
  for (const field of tableFields) if (columns[field]) mapped[field] = Number(columns[field]);
  const accounts = inTable.map((name, at) => [name, capital[at] ?? ''] as const);
  return {
    columns: mapped satisfies TableColumns,
    on: on === '' ? null : on,
    opening:
      tells === 'issues' || source === ''
        ? null
        : {
            source,
            statedOn: statedOn === '' ? null : statedOn,
            capital: Object.fromEntries(accounts.filter(([, dollars]) => dollars !== '')),
          },
    rights: Object.fromEntries(
      fresh.flatMap((name) => {
        const typed = valueUnder(rights, name);
        return typed === undefined ? [] : [[name, typed]];
      }),
    ),
  };
}
