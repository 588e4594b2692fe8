import { keep } from '@tabellion/ui/browser/kept.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { DEBOUNCE_MS, IDLE_MS, RECENT_MS, WARNING_MS } from './session.ts';

interface IdleWatchProps {
  onIdle(): void;
  onLeave(): void;
}

/**
 * Logs out after 20 minutes without activity in any tab, and warns a minute before with one action to stay (WCAG
 * 2.2.1). Activity counts at most twice a second; what happened in the last 30 seconds starts the time again.
 */
export function IdleWatch({ onIdle, onLeave }: IdleWatchProps) {
  const text = useText();
  const [warned, setWarned] = useState(false);
  const timer = useIdleTimer({
    timeout: IDLE_MS,
    promptBeforeIdle: WARNING_MS,
    debounce: DEBOUNCE_MS,
    crossTab: true,
    name: 'tabellion-idle',
    onAction: () => void keep('lastActivity', Date.now()),
    onPrompt: () => setWarned(true),
    onActive: () => setWarned(false),
    onIdle: () => {
      const last = timer.getLastActiveTime()?.getTime() ?? 0;
      if (Date.now() - last < RECENT_MS) timer.reset();
      else onIdle();
    },
  });

  if (!warned) return null;
  const stay = () => {
    setWarned(false);
    timer.activate();
    void keep('lastActivity', Date.now());
  };
  return (
    <Dialog
      title={text('session.idle.title')}
      onClose={stay}
      foot={
        <>
          <Button onClick={onLeave}>{text('session.signOut')}</Button>
          <Button variant="primary" onClick={stay}>
            {text('session.idle.stay')}
          </Button>
        </>
      }
    >
      <p className="muted">{text('session.idle.body')}</p>
    </Dialog>
  );
}
