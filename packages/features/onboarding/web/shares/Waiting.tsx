import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Hourglass } from 'lucide-react';
import { useStage } from '../frame/stage.ts';
import { useWizard } from '../frame/wizard.ts';
import type { SharesView } from './sharesView.ts';

interface WaitingProps {
  view: SharesView;
  onComplete(id: string): void;
}

/** A corporation that exists: how many subscriptions are not shares yet, and the way to complete the first. */
export function Waiting({ view, onComplete }: WaitingProps) {
  const text = useText();
  const exists = useStage() === 'exists';
  const mayEdit = useMay('shares.edit');
  const waiting = view.shareholders.flatMap(({ issuances }) =>
    issuances.filter(({ state }) => state === 'subscribed'),
  );
  const { onboarding, go } = useWizard();
  const [first] = waiting;
  if (!exists || first === undefined) return null;
  const complete = mayEdit && (
    <Button onClick={() => onComplete(first._id)}>{text('wizard.subscribed.complete')}</Button>
  );
  return (
    <Callout
      icon={Hourglass}
      title={text('wizard.subscribed.title', { count: waiting.length })}
      actions={complete}
    >
      <p>{text('wizard.subscribed.body')}</p>
      {onboarding.organizing_resolution_on === null && (
        <p>
          {text('wizard.subscribed.undated')}{' '}
          <Button variant="link" onClick={() => go('operator')}>
            {text('wizard.subscribed.date')}
          </Button>
        </p>
      )}
    </Callout>
  );
}
