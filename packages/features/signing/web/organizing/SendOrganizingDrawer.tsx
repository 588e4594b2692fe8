import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { languageNames, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import * as z from 'zod/mini';
import { Language } from '../../envelopeView.ts';
import { type OrganizingSet, sendOrganizing } from '../../organizingContract.ts';
import { loadWords } from '../words.ts';

interface SendOrganizingDrawerProps {
  orgId: string;
  of: OrganizingSet;
  onClose(): void;
}

const schema = z.strictObject({
  signees: z.array(z.strictObject({ email: z.string(), language: Language })),
  message: z.string(),
});

/** Sends the founding set to everyone who signs it; the shareholders' documents follow where somebody has not paid. */
export const SendOrganizingDrawer = (props: SendOrganizingDrawerProps) => (
  <MoreTexts load={loadWords} waiting={null}>
    <Sending {...props} />
  </MoreTexts>
);

function Sending({ orgId, of: set, onClose }: SendOrganizingDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const send = useCall(sendOrganizing, { say: 'always', place: 'bottom' });
  const form = useForm(schema, {
    start: { signees: set.signees.map(({ email, language }) => ({ email, language })), message: '' },
  });
  return (
    <DrawerForm
      title={text('next.organize')}
      form={form}
      save={text('next.organize.send')}
      onClose={onClose}
      onSaved={() => readings.allAgain()}
      onSubmit={({ signees, message }) =>
        send.run({
          params: { orgId },
          body: {
            message,
            signees: set.signees.map(({ person_id }, at) => {
              const { email = '', language = 'en' } = signees[at] ?? {};
              const typed = email.trim();
              return typed === '' ? { person_id, language } : { person_id, email: typed, language };
            }),
          },
        })
      }
    >
      <p className="muted">{text('organizing.dates')}</p>
      <Titles title={text('organizing.now')} of={set.documents.filter((one) => isSentNow(set, one))} />
      <Titles title={text('organizing.later')} of={set.documents.filter((one) => isSentLater(set, one))} />
      <FormSection title={text('organizing.people')}>
        {set.signees.map(({ person_id, name, documents }, at) => (
          <fieldset key={person_id} className="stack s2">
            <legend className="sr">{name}</legend>
            <div>
              <strong>
                <UserText>{name}</UserText>
              </strong>
              <small className="sub">{text('organizing.signs', { documents })}</small>
            </div>
            <div className="grid2">
              <TextField
                name={`signees.${at}.email`}
                type="email"
                label={text('entry.email')}
                autoComplete="off"
              />
              <SelectField
                name={`signees.${at}.language`}
                label={text('signing.send.language')}
                options={Language.options.map((value) => ({ value, label: languageNames[value] }))}
              />
            </div>
          </fieldset>
        ))}
      </FormSection>
      <TextAreaField name="message" label={text('signing.send.message')} rows={3} optional />
    </DrawerForm>
  );
}

type SetDocument = OrganizingSet['documents'][number];

const isUnsent = ({ status }: SetDocument): boolean =>
  status === null || status === 'draft' || status === 'declined' || status === 'expired';

const isSentNow = (set: OrganizingSet, one: SetDocument): boolean =>
  set[one.part] === 'unsent' && isUnsent(one);

const isSentLater = (set: OrganizingSet, one: SetDocument): boolean =>
  set[one.part] === 'waiting' && isUnsent(one);

function Titles({ title, of: documents }: { title: string; of: readonly SetDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <FormSection title={title}>
      <ul className="stack s1">
        {documents.map(({ title: name, number }) => (
          <li key={`${number} ${name}`}>
            <UserText>{number === null ? name : `${number} ${name}`}</UserText>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
