import type { Answer } from '@tabellion/kit/client.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type acceptInvitation, type InvitationView, lookAtInvitation } from '../contract.ts';

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
