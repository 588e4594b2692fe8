import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import type { MeetingBody } from '../../registers/meeting.ts';
import { holdMeeting } from '../contract.ts';
import { bodyOfRule } from '../rules/changeKind.ts';
import type { ChangePreview, ChangeView } from '../shapes.ts';
import { MeetingFields } from './MeetingFields.tsx';

type Approvals = ChangePreview['approvals'];

interface MeetingFormProps {
  orgId: string;
  of: ChangeView;
  /** The decisions of each body. */
  approvals: Approvals;
}

const bodies: readonly MeetingBody[] = ['directors', 'shareholders'];
const decidedBy = (approvals: Approvals, body: MeetingBody): Approvals =>
  approvals.filter(({ rule }) => bodyOfRule(rule) === body);

/** The meetings that were held: of each body that decides something, unless it resolves in writing. */
export function MeetingForm(props: MeetingFormProps) {
  const text = useText();
  const deciding = bodies.filter((body) => decidedBy(props.approvals, body).length > 0);
  const [which, setWhich] = useState('all');
  const meeting = deciding.filter((body) => which === 'all' || body === which);
  return (
    <>
      <p className="muted t12">{text('changes.meet.help')}</p>
      {deciding.length > 1 && (
        <Segmented
          block
          label={text('changes.meet.how')}
          value={which}
          onChange={setWhich}
          choices={[
            { value: 'all', label: text('changes.meet.both') },
            ...deciding.map((body) => ({ value: body, label: text(`changes.meet.only.${body}`) })),
          ]}
        />
      )}
      <Meetings key={which} of={props} meeting={meeting} />
    </>
  );
}

function Meetings({
  of: { orgId, of: change, approvals },
  meeting,
}: {
  of: MeetingFormProps;
  meeting: MeetingBody[];
}) {
  const text = useText();
  const { allAgain } = useReadings();
  const hold = useCall(holdMeeting, { say: 'always' });
  const start = meeting.map((body) => ({
    body,
    held_on: '',
    notice: 'given' as const,
    notice_on: '',
    text_stated: false,
    matters_named: false,
    record_on: '',
    place: '',
    chair: '',
    secretary: '',
    present: [],
    dissenting: [],
    votes: decidedBy(approvals, body).map(({ class_id }) => ({
      class_id,
      for: '',
      against: '',
      represented: '',
    })),
  }));
  const form = useForm(holdMeeting.body, { start: { meetings: start } });
  return (
    <Form
      form={form}
      label={text('changes.meet')}
      className="stack s4"
      onSubmit={async (body) => {
        const answer = await hold.run({ params: { orgId, changeId: change.change_id }, body });
        await allAgain();
        return answer;
      }}
    >
      {meeting.map((body, at) => (
        <MeetingFields
          key={body}
          body={body}
          prefix={`meetings.${at}.`}
          people={change.people}
          approvals={decidedBy(approvals, body)}
        />
      ))}
      <SubmitButton>{text('changes.meet.record')}</SubmitButton>
    </Form>
  );
}
