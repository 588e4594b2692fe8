import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { acceptedFiles, documentPath, useUpload } from '../../../documents/web/public.ts';
import { useAnnual, useSave } from './annualPage.ts';

/** Financial statements: their period, when they were sent, and what the law finds missing (CBCA ss. 155, 159). */
export function Statements() {
  const text = useText();
  const { orgId, annual } = useAnnual();
  const mayEdit = useMay('filings.edit');
  const [isAdding, setAdding] = useState(false);
  const { statements, statement_fault: fault } = annual.resolutions;
  const add = mayEdit && (
    <Button size="sm" onClick={() => setAdding(true)}>
      {text('annual.statements.add')}
    </Button>
  );
  return (
    <Card title={text('annual.statements.title')} extra={add}>
      <div className="stack s2">
        {statements && (
          <p>
            <Link to={documentPath(orgId, statements.document_id)}>
              <UserText>{statements.title}</UserText>
            </Link>{' '}
            <span className="muted">
              {text('annual.statements.periodEnd')} <DateText date={statements.period_end} />
            </span>
          </p>
        )}
        {fault && (
          <Callout tone={fault === 'too_old' ? 'warn' : 'info'}>{text(`annual.statements.${fault}`)}</Callout>
        )}
      </div>
      {isAdding && <StatementsDrawer onClose={() => setAdding(false)} />}
    </Card>
  );
}

const schema = z.strictObject({
  period_end: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  sent_on: z.string(),
  file: z.instanceof(File, { error: 'GENERAL.FIELD_REQUIRED' }),
});

function StatementsDrawer({ onClose }: { onClose(): void }) {
  const text = useText();
  const { orgId, annual } = useAnnual();
  const { save } = useSave();
  const upload = useUpload(orgId);
  const form = useForm(schema, {
    start: { period_end: annual.resolutions.year_end ?? '', sent_on: '' },
  });
  const send = async ({ period_end, sent_on, file }: z.output<typeof schema>) => {
    const name = `${text('annual.statements.title')} ${period_end}`;
    const kept = await upload(file, { name, category: 'financial', dated_on: period_end });
    if (!kept.ok) return kept;
    const statements = {
      document_id: kept.data.document._id,
      period_end,
      ...(sent_on !== '' && { sent_on }),
    };
    return save({ statements });
  };
  return (
    <DrawerForm
      title={text('annual.statements.title')}
      form={form}
      onSubmit={send}
      save={text('annual.save')}
      onClose={onClose}
    >
      <FileField name="file" label={text('annual.statements.file')} accept={acceptedFiles} />
      <DateField name="period_end" label={text('annual.statements.periodEnd')} max={annual.today} />
      <DateField name="sent_on" label={text('annual.statements.sentOn')} max={annual.today} optional />
    </DrawerForm>
  );
}
