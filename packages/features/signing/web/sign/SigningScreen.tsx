import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LinkedTo } from '../../../mailbox/contract.ts';
import { LinkSession, ProveMailbox } from '../../../mailbox/web/public.ts';
import {
  listWaitingEnvelopes,
  lookAtLink,
  mailCode,
  openWaitingEnvelope,
  proveAddress,
} from '../../signeeContract.ts';
import { loadWords } from '../words.ts';
import { NotNow } from './NotNow.tsx';
import { SignDocuments } from './SignDocuments.tsx';

/** `/signature/{signeeId}` and `/singlesignature/{signeeId}`: what the link of the mail opens, with an account or without. */
export const SigningScreen = () => (
  <MoreTexts
    load={loadWords}
    waiting={
      <PlainPage>
        <PageSkeleton shape="paper" />
      </PlainPage>
    }
  >
    <Linked />
  </MoreTexts>
);

/** The address is proved first, by a code or by being signed in with it. */
function Linked() {
  const link = usePathParam('signeeId') ?? '';
  const readings = useReadings();
  const [isDone, setDone] = useState(false);
  const look = useRead(lookAtLink, { body: { token: link } }, { when: !isDone });
  const [proved, setProved] = useState<string>();
  const [isOver, setOver] = useState(false);
  if (look.isError) return <NotNow of={look} />;
  if (look.data === undefined)
    return (
      <PlainPage>
        <PageSkeleton shape="paper" />
      </PlainPage>
    );
  const token = isOver ? undefined : (proved ?? look.data.signee_token ?? undefined);
  if (token === undefined)
    return (
      <Prove
        link={link}
        of={look.data}
        onProved={(proof) => {
          setOver(false);
          setProved(proof);
        }}
      />
    );
  return (
    <LinkSession key={token} token={token} onOver={() => setOver(true)}>
      <SignDocuments
        next={<Following onOpened={setProved} />}
        onDone={() => {
          // A link that was declined opens nothing: it is not looked at again.
          flushSync(() => setDone(true));
          void readings.allAnew();
        }}
      />
    </LinkSession>
  );
}

interface ProveProps {
  /** The secret of the link. */
  link: string;
  of: LinkedTo;
  onProved(token: string): void;
}

function Prove({ link, of, onProved }: ProveProps) {
  const text = useText();
  const mail = useCall(mailCode);
  const prove = useCall(proveAddress, { say: 'none' });
  return (
    <ProveMailbox
      title={<RichText of="signing.page.for" with={{ company: <UserText>{of.company}</UserText> }} />}
      of={of}
      openLabel={text('signing.code.submit')}
      isSending={mail.busy}
      onAsk={async () => (await mail.run({ body: { token: link } })).ok}
      onCode={async (code) => {
        const answer = await prove.run({ body: { token: link, code } });
        if (answer.ok) onProved(answer.data.signee_token);
        return answer;
      }}
    />
  );
}

/** Other envelopes that wait for the signature of the same address. @param onOpened  with the right of the next */
function Following({ onOpened }: { onOpened(token: string): void }) {
  const text = useText();
  const { data } = useRead(listWaitingEnvelopes, {});
  const open = useCall(openWaitingEnvelope);
  const envelopes = data?.envelopes ?? [];
  if (envelopes.length === 0) return null;
  return (
    <div className="stack">
      <p>{text('signing.following')}</p>
      {envelopes.map(({ _id: envelopeId, company, title }, at) => (
        <Button
          key={envelopeId}
          variant={at === 0 ? 'primary' : 'plain'}
          busy={open.busy}
          onClick={async () => {
            const answer = await open.run({ params: { envelopeId }, body: {} });
            if (answer.ok) onOpened(answer.data.signee_token);
          }}
        >
          <UserText>{`${title} · ${company}`}</UserText>
        </Button>
      ))}
    </div>
  );
}
