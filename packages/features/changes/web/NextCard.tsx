import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { sendChange } from '../contract.ts';
import type { ChangePreview, ChangeView } from '../shapes.ts';
import { MeetingForm } from './MeetingForm.tsx';
import { SignedOnPaper } from './SignedOnPaper.tsx';

interface NextCardProps {
  orgId: string;
  of: ChangeView;
  /** Undefined while it is not possible as it stands. */
  preview: ChangePreview | undefined;
}

const fields = z.strictObject({ emails: z.record(z.string(), z.string()) });

/** How it is approved: everybody is asked by mail, a meeting voted, or everybody has signed already. */
export function NextCard(props: NextCardProps) {
  const text = useText();
  const { takes_upload: isUploaded } = props.of;
  const [way, setWay] = useState(isUploaded ? 'signed' : 'send');
  const ways = [
    ...(isUploaded ? [] : [{ value: 'send', label: text('changes.way.send') }]),
    ...(props.of.may_meet ? [{ value: 'meet', label: text('changes.way.meet') }] : []),
    { value: 'signed', label: text('changes.signed') },
  ];
  return (
    <Card title={text('changes.next')}>
      <div className="stack s4">
        {ways.length > 1 && (
          <Segmented block label={text('changes.next')} value={way} onChange={setWay} choices={ways} />
        )}
        <Way way={way} of={props} />
      </div>
    </Card>
  );
}

function Way({ way, of: props }: { way: string; of: NextCardProps }) {
  const { orgId, of: change, preview } = props;
  if (way === 'meet' && change.may_meet)
    return preview === undefined ? (
      <Refused />
    ) : (
      <MeetingForm orgId={orgId} of={change} approvals={preview.approvals} />
    );
  // The minutes of a meeting are uploaded too.
  if (way === 'signed' || change.takes_upload) return <SignedOnPaper orgId={orgId} of={change} />;
  return <Sending of={props} />;
}

function Refused() {
  const text = useText();
  return <p className="muted">{text('changes.send.refused')}</p>;
}

function Sending({ of: { orgId, of: change, preview } }: { of: NextCardProps }) {
  const text = useText();
  const signees = signeesOf(preview);
  if (preview === undefined) return <Refused />;
  if (signees.length === 0) return <p className="muted">{text('changes.send.nobody')}</p>;
  const onRecord = Object.fromEntries(preview.addresses.map(({ person_id, email }) => [person_id, email]));
  return <SendForm orgId={orgId} changeId={change.change_id} signees={signees} onRecord={onRecord} />;
}

interface SendFormProps {
  orgId: string;
  changeId: string;
  signees: readonly SigneeOfForm[];
  /** Addresses by the ids of people. */
  onRecord: Readonly<Record<string, string>>;
}

/** Whoever has no address is asked for one; those on record are shown, and may be replaced. */
function SendForm({ orgId, changeId, signees, onRecord }: SendFormProps) {
  const text = useText();
  const { allAgain } = useReadings();
  const form = useForm(fields, { start: { emails: onRecord } });
  const send = useCall(sendChange, { say: 'always' });
  const [isReplacing, setReplacing] = useState(false);
  const strangers = signees.filter(({ id }) => isReplacing || onRecord[id] === undefined);
  const known = signees.filter((one) => !strangers.includes(one));
  return (
    <Form
      form={form}
      label={text('changes.next')}
      className="stack s4"
      onSubmit={async ({ emails }) => {
        const answer = await send.run({
          params: { orgId, changeId },
          body: {
            signees: signees.map(({ id, name }) => ({
              person_id: id,
              name,
              ...(emails[id] && { email: emails[id] }),
            })),
          },
        });
        await allAgain();
        return answer;
      }}
    >
      <p className="muted t12">{text('changes.send.help')}</p>
      {known.length > 0 && (
        <>
          <ul className="changes__signees">
            {known.map(({ id, name }) => (
              <li key={id}>
                <UserText>{name}</UserText>
                <div className="t12 muted">
                  <Id>{onRecord[id] ?? ''}</Id>
                </div>
              </li>
            ))}
          </ul>
          <Button size="sm" onClick={() => setReplacing(true)}>
            {text('changes.send.replace')}
          </Button>
        </>
      )}
      {strangers.map(({ id, name }) => (
        <TextField
          key={id}
          name={`emails.${id}`}
          type="email"
          label={text('changes.emailOf', { name })}
          autoComplete="off"
        />
      ))}
      <SubmitButton>{text('changes.send')}</SubmitButton>
    </Form>
  );
}

interface SigneeOfForm {
  readonly id: string;
  readonly name: string;
}

/** Everybody whom the documents name, once. */
const signeesOf = (preview: ChangePreview | undefined): SigneeOfForm[] => [
  ...new Map(
    (preview?.documents ?? [])
      .flatMap(({ signees }) => signees)
      .map(({ person_id: id, name }) => [id, { id, name }] as const),
  ).values(),
];
