import './holderPage.css';
import { CallProvider, useCallSetting } from '@tabellion/ui/call/CallProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { EmptyState, Loading } from '@tabellion/ui/components/States.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lookAtHolderLink } from '../contract.ts';
import { HolderPage } from './HolderPage.tsx';
import { ProveHolder } from './ProveHolder.tsx';
import { loadWords } from './words.ts';

/** `/holder/{token}`: the page of the one whom the link names, once he has entered the code of a mail. */
export const HolderPageScreen = () => (
  <MoreTexts
    load={loadWords}
    waiting={
      <PlainPage>
        <Loading />
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
        <Loading />
      </PlainPage>
    );
  if (token === undefined) return <ProveHolder link={link} of={look.data} onProved={setToken} />;
  return (
    <HolderSession
      key={token}
      token={token}
      onOver={() => {
        setToken(undefined);
        void look.refetch();
      }}
    >
      <HolderPage />
    </HolderSession>
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
          {text('HOLDERS.LINK_OVER')}
        </EmptyState>
      )}
    </PlainPage>
  );
}

interface HolderSessionProps {
  token: string;
  /** The session has ended: the code is asked for again, or the link says that it is over. */
  onOver(): void;
  children: ReactNode;
}

/** Calls with the right of the page alone, and keeps nothing of what another link showed. */
function HolderSession({ token, onOver, children }: HolderSessionProps) {
  const { origin } = useCallSetting();
  const [readings] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={readings}>
      <CallProvider
        value={{
          token: () => token,
          onUnauthorized: onOver,
          onForbidden: onOver,
          ...(origin !== undefined && { origin }),
        }}
      >
        {children}
      </CallProvider>
    </QueryClientProvider>
  );
}
