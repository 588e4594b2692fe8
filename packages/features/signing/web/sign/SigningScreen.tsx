import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import { lookAtLink } from '../../signeeContract.ts';
import { loadWords } from '../words.ts';
import { Following } from './Following.tsx';
import { NotNow } from './NotNow.tsx';
import { ProveAddress } from './ProveAddress.tsx';
import { SignDocuments } from './SignDocuments.tsx';
import { SigneeSession } from './SigneeSession.tsx';

/** `/signature/{signeeId}` and `/singlesignature/{signeeId}`: what the link of the mail opens, with an account or without. */
export const SigningScreen = () => (
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

/** The address is proved first, by a code or by being signed in with it. */
function Linked() {
  const link = usePathParam('signeeId') ?? '';
  const look = useRead(lookAtLink, { body: { token: link } });
  const [proved, setProved] = useState<string>();
  const [isOver, setOver] = useState(false);
  if (look.isError) return <NotNow of={look} />;
  if (look.data === undefined)
    return (
      <PlainPage>
        <Loading />
      </PlainPage>
    );
  const token = isOver ? undefined : (proved ?? look.data.signee_token ?? undefined);
  if (token === undefined)
    return (
      <ProveAddress
        link={link}
        of={look.data}
        onProved={(proof) => {
          setOver(false);
          setProved(proof);
        }}
      />
    );
  return (
    <SigneeSession key={token} token={token} onOver={() => setOver(true)}>
      <SignDocuments next={<Following onOpened={setProved} />} />
    </SigneeSession>
  );
}
