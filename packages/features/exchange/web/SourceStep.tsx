import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { CheckboxField, RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { importSources, mostBytes } from '../rules/sources.ts';
import type { ImportRun } from './useImport.ts';

const Source = z
  .object({
    source: z.enum(importSources),
    file: z.optional(z.file('IMPORTS.FILE_REQUIRED').check(z.maxSize(mostBytes, 'GENERAL.TOO_LARGE'))),
    pasted: z.string(),
    match: z.boolean(),
  })
  .check(
    z.refine(
      ({ source, file, pasted }) => file !== undefined || (source === 'table' && pasted.trim() !== ''),
      { path: ['file'], error: 'IMPORTS.FILE_REQUIRED' },
    ),
  );

export function SourceStep({ run }: { run: ImportRun }) {
  const text = useText();
  const form = useForm(Source, { start: { source: run.source, ...run.input } });
  const source = useWatch({ control: form.control, name: 'source' });
  const { setSource, seen } = run;
  useEffect(() => setSource(source), [source, setSource]);
  return (
    <Card>
      <Form
        form={form}
        label={text('imports.step.source')}
        onSubmit={async ({ source: of, file, pasted, match }) => {
          await run.choose(of, file, { pasted, match });
          return undefined;
        }}
      >
        {seen?.problem != null && source === 'table' && (
          <Callout tone="err" alert>
            {seen.problem}
          </Callout>
        )}
        <RadioGroup
          name="source"
          label={text('imports.from')}
          cards
          choices={[
            { value: 'table', label: text('imports.table'), note: text('imports.table.note') },
            { value: 'package', label: text('imports.package'), note: text('imports.package.note') },
          ]}
        />
        <FileField
          name="file"
          label={text('imports.file')}
          accept={source === 'package' ? '.zip,application/zip' : '.csv,.tsv,.txt,.xlsx,.xlsm'}
        />
        {source === 'table' && (
          <TextAreaField name="pasted" label={text('imports.paste')} rows={4} optional />
        )}
        <CheckboxField name="match" label={text('imports.match')} />
        <div className="row end">
          <SubmitButton>{text(source === 'package' ? 'imports.check' : 'imports.next')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
