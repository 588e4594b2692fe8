import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DraftNote } from '@tabellion/ui/form/DraftNote.tsx';
import { Form, FormSection, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { languageNames, languages, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { AddressFields, CountryField } from '../../organizations/web/public.ts';
import { verifySession } from '../contract.ts';
import { profileBody, readProfileOfUser, updateProfile } from '../profileContract.ts';
import type { ProfileView } from '../views.ts';

export function ProfileForm({ profile }: { profile: ProfileView }) {
  const text = useText();
  const { setLanguage } = useLanguage();
  const readings = useReadings();
  const save = useCall(updateProfile, { say: 'always' });
  const form = useForm(profileBody, { start: startOf(profile) });
  const { dirtyFields } = form.formState;
  const { resetField } = form;
  // The menu of the toolbar changes it too.
  useEffect(() => resetField('language', { defaultValue: profile.language }), [resetField, profile.language]);
  const draft = useDraft(form, 'profile');
  return (
    <Card title={text('profile.person')}>
      <Form
        form={form}
        label={text('profile.person')}
        onSubmit={async ({ language, ...body }) => {
          const chosen = dirtyFields.language ? language : undefined;
          const answer = await save.run({ body: chosen ? { ...body, language: chosen } : body });
          if (!answer.ok) return answer;
          draft.forget();
          form.reset(startOf(answer.data));
          readings.put(readProfileOfUser, {}, answer.data);
          // The name stands in the toolbar too.
          void readings.again(verifySession);
          if (chosen) await setLanguage(chosen);
          return answer;
        }}
      >
        <DraftNote of={draft} />
        <div className="grid2">
          <TextField
            name="firstname"
            label={text('profile.firstname')}
            help={text('profile.firstname.help')}
            autoComplete="given-name"
          />
          <TextField name="lastname" label={text('profile.lastname')} autoComplete="family-name" />
          <TextField
            name="phone_number"
            type="tel"
            label={text('profile.phone')}
            help={text('profile.phone.help')}
            autoComplete="tel"
            optional
          />
          <CountryField name="nationality" label={text('profile.citizenship')} optional />
          <SelectField
            name="language"
            label={text('profile.language')}
            help={text('profile.language.help')}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </div>
        <FormSection title={text('profile.address')}>
          <AddressFields own optional />
        </FormSection>
        <div className="row end">
          <SubmitButton>{text('profile.save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

const startOf = ({ email, emailVerified, userId, ...start }: ProfileView) => start;
