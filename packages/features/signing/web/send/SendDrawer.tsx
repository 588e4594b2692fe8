import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { Drawer } from '@tabellion/ui/layers/Drawer.tsx';
import { DrawerReading } from '@tabellion/ui/layers/DrawerReading.tsx';

import { languageNames, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import * as z from 'zod/mini';
import { proposeSignees, sendEnvelope } from '../../contract.ts';
import { loadWords } from '../words.ts';

interface SendDrawerProps {
  orgId: string;
  documentIds: readonly string[];
  /** The entry that is recorded when the last one signs. */
  proposalId?: string;
  onClose(): void;
}

/** Sends documents to be signed by those whom they name. */
export const SendDrawer = (props: SendDrawerProps) => (
  <MoreTexts load={loadWords} waiting={null}>
    <Sending {...props} />
  </MoreTexts>
);

const Language = z.enum(['en', 'fr', 'tr', 'ar']);
const schema = z.strictObject({
  signees: z.array(
    z.strictObject({ person_id: z.string(), name: z.string(), email: z.string(), language: Language }),
  ),
  in_order: z.boolean(),
  expires_in_days: z.number('GENERAL.NOT_A_NUMBER'),
  message: z.string(),
});
type Proposed = z.infer<typeof schema>['signees'];

function Sending({ orgId, documentIds, proposalId, onClose }: SendDrawerProps) {
  const text = useText();
  const proposed = useRead(proposeSignees, { params: { orgId }, query: { ids: documentIds.join(',') } });
  return (
    <Drawer title={text('signing.send')} onClose={onClose}>
      {proposed.data === undefined ? (
        <DrawerReading of={proposed} />
      ) : (
        <SendForm
          orgId={orgId}
          documentIds={documentIds}
          {...(proposalId && { proposalId })}
          onClose={onClose}
          signees={proposed.data.signees.map(({ person_id, name, email, language }) => ({
            ...{ person_id, name, email, language },
          }))}
        />
      )}
    </Drawer>
  );
}

function SendForm({
  orgId,
  documentIds,
  proposalId,
  onClose,
  signees,
}: SendDrawerProps & { signees: Proposed }) {
  const text = useText();
  const readings = useReadings();
  const send = useCall(sendEnvelope, { say: 'always', place: 'bottom' });
  const form = useForm(schema, { start: { signees, in_order: false, expires_in_days: 30, message: '' } });
  return (
    <DrawerForm
      form={form}
      save={text('signing.send')}
      onClose={onClose}
      onSaved={() => readings.allAgain()}
      onSubmit={({ signees: typed, ...terms }) =>
        send.run({
          params: { orgId },
          body: {
            ...terms,
            document_ids: [...documentIds],
            ...(proposalId && { proposal_id: proposalId }),
            signees: typed.map(({ person_id, email, language }, at) => ({
              ...{ person_id, language, ...(email.trim() && { email: email.trim() }) },
              place: terms.in_order ? at + 1 : 1,
            })),
          },
        })
      }
    >
      <p className="muted">{text('signing.send.lead', { documents: documentIds.length })}</p>
      <FormSection title={text('signing.page.order')}>
        {signees.map(({ person_id: id, name }, at) => (
          <fieldset key={id} className="stack">
            <legend>
              <UserText>{name}</UserText>
            </legend>
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
        {signees.length > 1 && (
          <CheckboxField
            name="in_order"
            label={text('signing.send.inOrder')}
            help={text('signing.send.inOrder.help')}
          />
        )}
      </FormSection>
      <FormSection title={text('signing.send.terms')}>
        <NumberField name="expires_in_days" as="number" label={text('signing.send.days')} />
        <TextAreaField name="message" label={text('signing.send.message')} rows={3} optional />
      </FormSection>
    </DrawerForm>
  );
}
