import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listFollowing, openFollowing } from '../../signeeContract.ts';

/** What else waits for the signature of the same address, once this is signed. @param onOpened  with the right of the next */
export function Following({ onOpened }: { onOpened(token: string): void }) {
  const text = useText();
  const { data } = useRead(listFollowing, {});
  const open = useCall(openFollowing);
  const envelopes = data?.envelopes ?? [];
  if (envelopes.length === 0) return null;
  return (
    <div className="stack">
      <p>{text('signing.following')}</p>
      {envelopes.map(({ _id: envelopeId, title }, at) => (
        <Button
          key={envelopeId}
          variant={at === 0 ? 'primary' : 'plain'}
          busy={open.busy}
          onClick={async () => {
            const answer = await open.run({ params: { envelopeId }, body: {} });
            if (answer.ok) onOpened(answer.data.signee_token);
          }}
        >
          <UserText>{title}</UserText>
        </Button>
      ))}
    </div>
  );
}
