import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { readProfile } from '../../../registry/rules/profile.ts';
import { companyFrom, officeFrom } from './fromProfile.ts';
import { ProfileFields, UnreadLines } from './ProfileFields.tsx';
import { useKeptProfile } from './useKeptProfile.ts';
import { loadProfileWords } from './words.ts';

const schema = z.strictObject({
  profile: z.string().check(
    z.minLength(1, 'GENERAL.FIELD_REQUIRED'),
    z.maxLength(30_000),
    z.refine((typed) => {
      const { name, number } = readProfile(typed);
      return typed === '' || name !== null || number !== null;
    }, 'CHANGES.NO_PROFILE'),
  ),
});

/** The profile of a corporation that exists fills in the form around it, and the pages that follow; each is saved by its own button. */
export const ProfileBox = ({ orgId }: { orgId: string }) => (
  <MoreTexts load={loadProfileWords} waiting={null}>
    <Box orgId={orgId} />
  </MoreTexts>
);

function Box({ orgId }: { orgId: string }) {
  const text = useText();
  const stepForm = useFormContext();
  const { profile, take, forget } = useKeptProfile(orgId);
  const form = useForm(schema, { start: { profile: '' } });
  const fill = ({ profile: typed }: z.infer<typeof schema>) => {
    take(typed);
    for (const [field, value] of Object.entries(companyFrom(readProfile(typed))))
      stepForm.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    return undefined;
  };
  return (
    <Card
      title={text('registryProfile.title')}
      extra={
        profile && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              forget();
              form.reset();
            }}
          >
            {text('ui.remove')}
          </Button>
        )
      }
    >
      <Form form={form} label={text('registryProfile.title')} className="stack s4" onSubmit={fill}>
        <p className="muted">{text('registryProfile.lead')}</p>
        <div aria-live="polite" className="stack s4">
          {profile && <Callout tone="ok">{text('registryProfile.filled')}</Callout>}
          {profile && <UnreadLines of={profile.unread} />}
        </div>
        {profile === undefined && (
          <>
            <ProfileFields orgId={orgId} />
            <div className="row end">
              <SubmitButton variant="plain">{text('registryProfile.fill')}</SubmitButton>
            </div>
          </>
        )}
      </Form>
    </Card>
  );
}

/** Offers to fill in, on the page of the office, what the profile tells of it. */
export function OfficeFromProfile({ orgId }: { orgId: string }) {
  const { setValue } = useFormContext();
  const { profile } = useKeptProfile(orgId);
  const filled = profile === undefined ? [] : Object.entries(officeFrom(profile));
  if (filled.length === 0) return null;
  return (
    <MoreTexts load={loadProfileWords} waiting={null}>
      <Offered
        onFill={() => {
          for (const [field, value] of filled)
            setValue(field, value, { shouldDirty: true, shouldValidate: true });
        }}
      />
    </MoreTexts>
  );
}

function Offered({ onFill }: { onFill: () => void }) {
  const text = useText();
  return (
    <Callout
      actions={
        <Button size="sm" onClick={onFill}>
          {text('registryProfile.fill')}
        </Button>
      }
    >
      {text('registryProfile.office')}
    </Callout>
  );
}
