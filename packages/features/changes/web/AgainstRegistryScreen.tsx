import './changes.css';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DropZone } from '@tabellion/ui/form/FileField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { FileUp } from 'lucide-react';
import { compareWithRegistry, readProfileFile } from '../contract.ts';
import { changesPath } from './paths.ts';
import { RegistryLines } from './RegistryLines.tsx';
import { loadWords } from './words.ts';

/** The registry's profile of the corporation, compared with its registers. */
export const AgainstRegistryScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <AgainstRegistry />
  </MoreTexts>
);

function AgainstRegistry() {
  const text = useText();
  const orgId = useOrgId();
  const compare = useCall(compareWithRegistry);
  const form = useForm(compareWithRegistry.body, { start: { profile: '', as_of: '' } });
  const words = useCall(readProfileFile);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const isText = file.type === 'text/plain' || file.name.endsWith('.txt');
    const answer = isText ? undefined : await words.run({ params: { orgId }, body: {} }, { file });
    const read = answer?.ok ? answer.data.profile : undefined;
    const profile = isText ? await file.text() : read;
    if (profile === undefined) return;
    form.setValue('profile', profile, { shouldDirty: true, shouldValidate: true });
    form.setFocus('profile');
  };
  const compared = compare.answer?.ok ? compare.answer.data : undefined;
  return (
    <div className="stack s4">
      <Link className="changes__back" to={changesPath(orgId)}>
        {text('changes.title')}
      </Link>
      <PageHead title={text('changes.against')} lead={text('changes.against.lead')} />
      <div className="stack s4">
        <Card title={text('changes.against.profile')}>
          <Form
            form={form}
            label={text('changes.against')}
            className="stack s4"
            onSubmit={(body) => compare.run({ params: { orgId }, body })}
          >
            <div className="field">
              <span className="field__label" aria-hidden="true">
                {text('changes.against.upload')}
              </span>
              <DropZone
                label={text('changes.against.upload')}
                icon={FileUp}
                accept=".txt,text/plain,.pdf,application/pdf"
                onFiles={([file]) => void take(file)}
              >
                {(choose) =>
                  words.busy ? (
                    <span role="status">{text('changes.against.reading')}</span>
                  ) : (
                    <RichText of="ui.file.drop" with={{ choose }} />
                  )
                }
              </DropZone>
            </div>
            <TextAreaField
              name="profile"
              label={text('changes.against.paste')}
              help={text('changes.against.paste.help')}
              rows={12}
            />
            <DateField name="as_of" label={text('changes.against.asOf')} />
            <div className="row end">
              <SubmitButton>{text('changes.against.compare')}</SubmitButton>
            </div>
          </Form>
        </Card>
        {compared && <RegistryLines orgId={orgId} of={compared} />}
      </div>
    </div>
  );
}
