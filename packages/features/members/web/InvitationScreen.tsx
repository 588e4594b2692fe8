import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id } from '@tabellion/ui/components/Data.tsx';
import { EmptyState, Loading } from '@tabellion/ui/components/States.tsx';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { verifySession } from '../../entry/contract.ts';
import { acceptInvitation, declineInvitation, type InvitationView, lookAtInvitation } from '../contract.ts';
import { AnswerButtons, InvitationLead } from './InvitationList.tsx';
import { OtherAddress, SignInFirst } from './SignInFirst.tsx';
import { accessInWords } from './words.ts';

/** `/invitation/{token}`: what the link of the mail opens for a person with an account. */
export const InvitationScreen = () => <InvitationPage guest={({ email }) => <SignInFirst email={email} />} />;

/** The part that a guest is asked to do. */
type ForGuest = (offer: InvitationView, token: string) => ReactNode;

/** Looking uses nothing up: programs that check mail open the link too. */
export function InvitationPage({ guest }: { guest: ForGuest }) {
  const text = useText();
  const token = usePathParam('token') ?? '';
  const offer = useRead(lookAtInvitation, { body: { token } });
  const decline = useCall(declineInvitation);
  if (decline.answer?.ok)
    return <Over title={text('invitation.declined.title')}>{text('invitation.declined.body')}</Over>;
  if (offer.data !== undefined)
    return (
      <Offer
        offer={offer.data}
        token={token}
        guest={guest}
        onDecline={() => decline.run({ body: { token } })}
      />
    );
  if (!offer.isError) {
    return (
      <PlainPage>
        <Loading />
      </PlainPage>
    );
  }
  const { status } = offer.error.answer;
  if (status === 0 || status === 429 || status >= 500) {
    return (
      <PlainPage>
        <ReadFailed page of={offer} />
      </PlainPage>
    );
  }
  return <Over title={text('invitation.over.title')}>{offer.message}</Over>;
}

function Over({ title, children }: { title: string; children: string | undefined }) {
  const text = useText();
  return (
    <PlainPage>
      <EmptyState
        page
        icon={MailX}
        title={title}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {text('error.home')}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </PlainPage>
  );
}

interface OfferProps {
  offer: InvitationView;
  token: string;
  guest: ForGuest;
  onDecline(): Promise<unknown>;
}

function Offer({ offer, token, guest, onDecline }: OfferProps) {
  const text = useText();
  const dayOf = useDayOf();
  const { session } = useSession();
  const accept = useCall(acceptInvitation, { say: 'always' });
  const address = useAddress();
  const isOther = address !== undefined && address !== offer.email;
  return (
    <GuestShell wide>
      <div>
        <h1>{text('invitation.title')}</h1>
        <p className="muted t14">
          <InvitationLead of={offer} />
        </p>
      </div>
      <Card>
        <Particulars
          facts={[
            { key: 'to', label: text('invitation.email'), value: <Address of={offer.email} /> },
            {
              key: 'access',
              label: text('invitation.access'),
              value: accessInWords(offer.access_type, offer.selectedSubRoleAccessType, text),
            },
            {
              key: 'until',
              label: text('invitation.until'),
              value: <DateText date={dayOf(offer.expires_at)} />,
            },
          ]}
        />
      </Card>
      {session === undefined && guest(offer, token)}
      {session && isOther && <OtherAddress email={offer.email} />}
      {session && !isOther && (
        <AnswerButtons
          offer={offer}
          accept={() => accept.run({ body: { token } })}
          decline={onDecline}
          busy={accept.busy}
        />
      )}
    </GuestShell>
  );
}

/** An address may have 254 characters and no blank. */
const Address = ({ of: email }: { of: string }) => (
  <span className="wrap-any">
    <Id>{email}</Id>
  </span>
);

/** The address of who is signed in; undefined for a guest, and until it is read. */
function useAddress(): string | undefined {
  const { session } = useSession();
  return useRead(verifySession, {}, { when: session !== undefined }).data?.data.email;
}
