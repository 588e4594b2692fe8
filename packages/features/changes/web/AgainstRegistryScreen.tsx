import './changes.css';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { loadProfileWords, ProfileFields } from '../../onboarding/web/public/profile.ts';
import { compareWithRegistry } from '../registryContract.ts';
import { changesPath } from './paths.ts';
import { RegistryLines } from './RegistryLines.tsx';
import { loadWords } from './words.ts';

/** The registry's profile of the corporation, compared with its registers. */
export const AgainstRegistryScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <MoreTexts load={loadProfileWords} waiting={<PageSkeleton shape="rows" />}>
      <AgainstRegistry />
    </MoreTexts>
  </MoreTexts>
);

function AgainstRegistry() {
  const text = useText();
  const orgId = useOrgId();
  const compare = useCall(compareWithRegistry);
  const form = useForm(compareWithRegistry.body, { start: { profile: '', as_of: '' } });
  const compared = compare.answer?.ok ? compare.answer.data : undefined;
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={changesPath(orgId)}>{text('changes.title')}</Link>}
        title={text('changes.against')}
        lead={text('changes.against.lead')}
      />
      <div className="changes__narrow">
        <Card title={text('registryProfile.title')}>
          <Form
            form={form}
            label={text('changes.against')}
            className="stack s4"
            onSubmit={(body) => compare.run({ params: { orgId }, body })}
          >
            <ProfileFields orgId={orgId} />
            <DateField name="as_of" label={text('changes.against.asOf')} />
            <div className="row end">
              <SubmitButton>{text('changes.against.compare')}</SubmitButton>
            </div>
          </Form>
        </Card>
      </div>
      {compared && <RegistryLines orgId={orgId} of={compared} />}
    </div>
  );
}
