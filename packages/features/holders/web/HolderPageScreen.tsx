import './holderPage.css';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import type { LinkedTo } from '../../mailbox/contract.ts';
import { LinkSession, ProveMailbox } from '../../mailbox/web/public.ts';
import { lookAtHolderLink, mailHolderCode, proveHolderAddress } from '../contract.ts';
import { HolderPage } from './HolderPage.tsx';
import { loadWords } from './words.ts';

/** `/holder/{token}`: the page of the one whom the link names, once he has entered the code of a mail. */
export const HolderPageScreen = () => (
  <MoreTexts
    load={loadWords}
    waiting={
      <PlainPage>
        <PageSkeleton shape="rows" />
      </PlainPage>
    }
  >
    <Linked />
  </MoreTexts>
);

function Linked() {
  const link = usePathParam('token') ?? '';
  const look = useRead(lookAtHolderLink, { body: { token: link } });
  const [token, setToken] = useState<string>();
  if (look.isError) return <LinkOver of={look} />;
  if (look.data === undefined)
    return (
      <PlainPage>
        <PageSkeleton shape="rows" />
      </PlainPage>
    );
  if (token === undefined) return <Prove link={link} of={look.data} onProved={setToken} />;
  return (
    <LinkSession
      key={token}
      token={token}
      onOver={() => {
        setToken(undefined);
        void look.refetch();
      }}
    >
      <HolderPage />
    </LinkSession>
  );
}

type Failed = Parameters<typeof ReadFailed>[0]['of'];

function LinkOver({ of: reading }: { of: Failed & { error: { answer: { status: number } } | null } }) {
  const text = useText();
  const status = reading.error?.answer.status ?? 0;
  return (
    <PlainPage>
      {status === 0 || status === 429 || status >= 500 ? (
        <ReadFailed page of={reading} />
      ) : (
        <EmptyState page icon={Unlink} title={text('holders.page.over')}>
          {text('holders.page.over.next')}
        </EmptyState>
      )}
    </PlainPage>
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
  const mail = useCall(mailHolderCode);
  const prove = useCall(proveHolderAddress, { say: 'none' });
  return (
    <ProveMailbox
      title={<RichText of="holders.page.for" with={{ company: <UserText>{of.company}</UserText> }} />}
      of={of}
      openLabel={text('holders.page.open')}
      isSending={mail.busy}
      onAsk={async () => (await mail.run({ body: { token: link } })).ok}
      onCode={async (code) => {
        const answer = await prove.run({ body: { token: link, code } });
        if (answer.ok) onProved(answer.data.holder_token);
        return answer;
      }}
    />
  );
}
