import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { DropZone } from '@tabellion/ui/form/FileField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { FileUp } from 'lucide-react';
import * as z from 'zod/mini';
import { listOrganizations } from '../../../organizations/contract.ts';
import { loadTakingWords } from '../../../organizations/web/public.ts';
import { readTakeOverSample } from '../../takeOverContract.ts';
import { Corporations } from './Corporations.tsx';
import { Findings } from './Findings.tsx';
import { type Progress, useTakeOver } from './useTakeOver.ts';

/** /app/onboard/corporations: a firm brings its clients here, from one table or from their profiles. */
export const TakeOverScreen = () => (
  <PlainPage top>
    <MoreTexts load={loadTakingWords} waiting={<PageSkeleton shape="cards" />}>
      <TakeOver />
    </MoreTexts>
  </PlainPage>
);

function TakeOver() {
  const text = useText();
  const taking = useTakeOver();
  const organizations = useRead(listOrganizations, {});
  const { list, progress } = taking;
  if (organizations.isError) return <ReadFailed page of={organizations} />;
  if (organizations.data === undefined) return <PageSkeleton shape="cards" />;
  const isEmpty = list.rows.length === 0 && list.table === null && list.unread.length === 0;
  return (
    <div className="stack s6">
      <PageHead
        title={text('takeOver.title')}
        lead={text('takeOver.lead')}
        actions={
          <Link to="/landingPage" className={buttonClass({})}>
            {text('ui.cancel')}
          </Link>
        }
      />
      <p role="status" className={progress ? undefined : 'sr'}>
        {progress && words(progress, text)}
      </p>
      {isEmpty ? (
        <Source onRead={taking.read} busy={progress !== undefined} />
      ) : (
        <>
          <Findings of={list} />
          {list.rows.length > 0 && (
            <Corporations taking={taking} organizations={organizations.data.organizations} />
          )}
          <div className="row end">
            <Button onClick={taking.forget} disabled={progress !== undefined}>
              {text('takeOver.again')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const words = ({ doing, at, count }: Progress, text: ReturnType<typeof useText>) =>
  text(`takeOver.${doing}`, { at, count });

const Given = z.object({ files: z.array(z.file()), pasted: z.string().check(z.maxLength(2_000_000)) }).check(
  z.refine(({ files, pasted }) => files.length > 0 || pasted.trim() !== '', {
    path: ['pasted'],
    error: 'takeOver.nothing',
  }),
);

interface SourceProps {
  onRead(files: readonly File[], pasted: string): Promise<void>;
  busy: boolean;
}

function Source({ onRead, busy }: SourceProps) {
  const text = useText();
  const form = useForm(Given, { start: { files: [], pasted: '' } });
  const sample = useDownload(readTakeOverSample);
  const files = form.watch('files') ?? [];
  return (
    <Card
      title={text('takeOver.files')}
      extra={
        <Button size="sm" disabled={sample.busy} onClick={() => void sample.run({ query: {} })}>
          {text('takeOver.sample')}
        </Button>
      }
    >
      <Form
        form={form}
        label={text('takeOver.title')}
        onSubmit={async ({ files: given, pasted }) => {
          await onRead(given, pasted);
          return undefined;
        }}
      >
        <DropZone
          label={text('takeOver.files')}
          icon={FileUp}
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.pdf"
          multiple
          onFiles={(given) => form.setValue('files', [...files, ...given], { shouldValidate: true })}
        >
          {(choose) => <RichText of="ui.file.drop" with={{ choose }} />}
        </DropZone>
        {files.length > 0 && (
          <ul className="list">
            {files.map((file, at) => (
              <li key={`${at} ${file.name}`} className="row between">
                <UserText>{file.name}</UserText>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() =>
                    form.setValue(
                      'files',
                      files.filter((one) => one !== file),
                    )
                  }
                >
                  {text('ui.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <TextAreaField name="pasted" label={text('takeOver.paste')} rows={6} optional />
        <div className="row end">
          <SubmitButton disabled={busy}>{text('takeOver.read')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
