import type { Answer } from '@tabellion/kit/client.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import {
  type acceptInvitation,
  acceptMyInvitation,
  declineMyInvitation,
  type InvitationView,
  listMyInvitations,
  lookAtInvitation,
} from '../contract.ts';
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

/** 'Amélie Tremblay invites you to Maple Robotics Inc.' */
export function InvitationLead({ of: offer }: { of: InvitationView }) {
  const text = useText();
  const inviter = <UserText>{offer.invited_by}</UserText>;
  if (offer.user_sub_type === 'main_sub_user')
    return <RichText of="invitation.leadAccount" with={{ inviter }} />;
  const name = fullNameOf({ name: offer.org_name, name_postfix: offer.org_name_postfix });
  const company = offer.org_name === '' ? text('invitation.unnamed') : <UserText>{name}</UserText>;
  return <RichText of="invitation.lead" with={{ inviter, company }} />;
}

interface AnswerButtonsProps {
  offer: InvitationView;
  accept(): Promise<Answer<ReplyOf<typeof acceptInvitation>>>;
  decline(): Promise<unknown>;
  busy: boolean;
}

/** Accepting opens the organization; declining asks first. */
export function AnswerButtons({ offer, accept, decline, busy }: AnswerButtonsProps) {
  const text = useText();
  const confirm = useConfirm();
  const { select } = useSession();
  const client = useQueryClient();

  const yes = async () => {
    const answer = await accept();
    if (!answer.ok) return;
    const { org_unique_id: orgId, access_type: access, selectedSubRoleAccessType: sections } = answer.data;
    select(orgId, access, sections);
    // The frame does not know the organization yet; the invitation has been answered and is not asked for again.
    const isOver = (path: unknown) => path === lookAtInvitation.path;
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => !isOver(path) });
    navigate({ to: `/app/org/${orgId}/dashboard` });
  };
  const no = async () => {
    const isSure = await confirm({
      title: text('invitation.answer.title'),
      body: (
        <RichText of="invitation.answer.body" with={{ inviter: <UserText>{offer.invited_by}</UserText> }} />
      ),
      confirm: text('invitation.decline'),
      danger: true,
    });
    if (isSure) await decline();
  };
  return (
    <div className="row wrap">
      <Button variant="primary" busy={busy} onClick={() => void yes()}>
        {text('invitation.accept')}
      </Button>
      <Button onClick={() => void no()}>{text('invitation.decline')}</Button>
    </div>
  );
}
