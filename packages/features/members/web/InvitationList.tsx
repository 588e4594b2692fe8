import { useCall, useRead, useReadings } from '@tabellion/ui/call/calls.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  acceptMyInvitation,
  declineMyInvitation,
  type InvitationView,
  listMyInvitations,
} from '../contract.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { InvitationLead } from './InvitationLead.tsx';
import { accessInWords } from './words.ts';

/** The reader's open invitations, to be answered where they stand; nothing where there are none. */
export function InvitationList() {
  const text = useText();
  const invitations = useRead(listMyInvitations, {});
  if (invitations.isError) {
    return (
      <Callout
        tone="err"
        title={text('ui.error.title')}
        actions={<Button onClick={() => void invitations.refetch()}>{text('ui.error.retry')}</Button>}
      >
        {invitations.message}
      </Callout>
    );
  }
  const rows = invitations.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={text('invitation.list')} flush>
      <ul className="list">
        {rows.map((offer) => (
          <Row key={offer._id} offer={offer} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ offer }: { offer: InvitationView }) {
  const text = useText();
  const readings = useReadings();
  const accept = useCall(acceptMyInvitation, { say: 'always' });
  const decline = useCall(declineMyInvitation, { say: 'always' });
  const params = { id: offer._id };
  return (
    <li className="row between wrap">
      <div>
        <strong>
          <InvitationLead of={offer} />
        </strong>
        <div className="t12 muted">
          {accessInWords(offer.access_type, offer.selectedSubRoleAccessType, text)}
        </div>
      </div>
      <AnswerButtons
        offer={offer}
        accept={() => accept.run({ params })}
        decline={async () => {
          const answer = await decline.run({ params });
          if (answer.ok) readings.put(listMyInvitations, {}, answer.data);
        }}
        busy={accept.busy}
      />
    </li>
  );
}
