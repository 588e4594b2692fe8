import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useCopy } from '@tabellion/ui/components/Copy.tsx';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { Drawer, DrawerBody, DrawerFoot } from '@tabellion/ui/layers/Drawer.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { endFeed, makeFeed, readFeed } from '../feedContract.ts';

/** The private address for calendar programs: shown once, made anew, removed. */
export function SubscribeDrawer({ onClose }: { onClose(): void }) {
  const text = useText();
  const reading = useRead(readFeed, {});
  const making = useCall(makeFeed, { say: 'always' });
  const ending = useCall(endFeed, { say: 'always' });
  const [address, setAddress] = useState<string>();
  const madeAt = reading.data?.made_at;
  const make = async () => {
    const made = await making.run({ body: {} });
    if (made.ok) setAddress(made.data.address);
  };
  const end = async () => {
    const ended = await ending.run({});
    if (ended.ok) onClose();
  };
  return (
    <Drawer title={text('deadline.feed.title')} onClose={onClose}>
      <DrawerBody>
        <div className="stack s4">
          <p>{text('deadline.feed.lead')}</p>
          {madeAt === undefined && (reading.isError ? <ReadFailed of={reading} /> : <Loading />)}
          {address === undefined && typeof madeAt === 'string' && (
            <p className="muted">
              <RichText of="deadline.feed.madeOn" with={{ date: <InstantText instant={madeAt} /> }} />{' '}
              {text('deadline.feed.makeAgainHint')}
            </p>
          )}
          {address !== undefined && <Address of={address} />}
        </div>
      </DrawerBody>
      <DrawerFoot>
        {typeof madeAt === 'string' && (
          <Button variant="ghost" busy={ending.busy} onClick={() => void end()}>
            {text('deadline.feed.end')}
          </Button>
        )}
        {address === undefined && madeAt !== undefined && (
          <Button variant="primary" busy={making.busy} onClick={() => void make()}>
            {text(madeAt === null ? 'deadline.feed.make' : 'deadline.feed.makeAgain')}
          </Button>
        )}
      </DrawerFoot>
    </Drawer>
  );
}

function Address({ of: address }: { of: string }) {
  const text = useText();
  const copy = useCopy();
  return (
    <>
      <Callout tone="warn" title={text('deadline.feed.address')}>
        {text('deadline.feed.keep')}
      </Callout>
      <p>
        <code className="feed" dir="ltr">
          {address}
        </code>
      </p>
      <div className="row">
        {copy && (
          <Button icon={Copy} onClick={() => copy(address)}>
            {text('deadline.feed.copy')}
          </Button>
        )}
        <a className={buttonClass({})} href={address.replace(/^https?:/, 'webcal:')}>
          {text('deadline.feed.open')}
        </a>
      </div>
    </>
  );
}
