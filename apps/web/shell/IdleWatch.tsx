import { verifySession } from '@tabellion/features/entry/contract.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useIdle } from './useIdle.ts';

interface IdleWatchProps {
  onIdle(): void;
  onLeave(): void;
}

/** Logs out after 20 minutes without activity, and warns a minute before with one action to stay (WCAG 2.2.1). The
 *  server, which counts too, is told of work that calls nothing. */
export function IdleWatch({ onIdle, onLeave }: IdleWatchProps) {
  const text = useText();
  const beat = useCall(verifySession, { say: 'none' });
  const { warned, stay } = useIdle(onIdle, () => void beat.run({}));
  if (!warned) return null;
  return (
    <Dialog
      title={text('session.idle.title')}
      onClose={stay}
      foot={
        <>
          <Button onClick={onLeave}>{text('session.signOut')}</Button>
          <Button variant="primary" data-first="" onClick={stay}>
            {text('session.idle.stay')}
          </Button>
        </>
      }
    >
      <p className="muted">{text('session.idle.body')}</p>
    </Dialog>
  );
}
